import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import type { NavbarItem } from "../../../shared/settings";
import { NavbarItems } from "./NavbarItems";

beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const show = (items: readonly NavbarItem[], current?: string) =>
  render(<NavbarItems items={items} current={current} side="start" folded={new Set()} />);

test("marks only the item of the page's group", () => {
  show(
    [
      { type: "sidebar", sidebar: "launch", label: "Launch" },
      { type: "sidebar", sidebar: "federate", label: "Federate" },
    ],
    "federate",
  );
  expect(screen.getByRole("link", { name: "Federate" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "Launch" })).not.toHaveAttribute("aria-current");
});

test("marks links to other sites", () => {
  show([
    { type: "link", label: "GitHub", href: "https://github.com/x/y", position: "end" },
    { type: "link", label: "Start", href: "/launch", position: "end" },
  ]);
  expect(screen.getByRole("link", { name: "GitHub (external)" })).toHaveAttribute("rel", "noopener");
  expect(screen.getByRole("link", { name: "Start" })).toHaveAttribute("href", "/launch");
});

test("an item that fails shows its name and the cause, and the others stay", () => {
  show([
    { type: "sidebar", sidebar: "lunch", label: "Launch" },
    { type: "menu", label: "Odd" } as unknown as NavbarItem,
    { type: "link", label: "Start", href: "/launch", position: "start" },
  ]);
  const [first, second] = screen.getAllByRole("alert");
  expect(first).toHaveTextContent('The navbar item “Launch” failed: there is no sidebar "lunch" in the settings');
  expect(second).toHaveTextContent('The navbar item “Odd” failed: there is no type "menu"');
  expect(screen.getByRole("link", { name: "Start" })).toBeVisible();
});
