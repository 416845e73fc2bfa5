import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import type { NavbarItem } from "../../../shared/settings";
import { MoreItems } from "./MoreItems";

beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const show = (items: readonly NavbarItem[]) => {
  render(<MoreItems items={items} current="federate" />);
  screen.getByRole<HTMLDetailsElement>("group").open = true;
};

test("items of every kind keep their links, and the group of the page is marked", () => {
  show([
    { type: "sidebar", sidebar: "federate", label: "Federate" },
    { type: "dropdown", label: "Resources", items: [{ label: "Blog", href: "https://blog.example.org" }] },
    { type: "link", label: "Start", href: "/launch", position: "end" },
  ]);
  expect(screen.getByRole("link", { name: "Federate" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("More")).toHaveAttribute("data-current", "true");
  expect(screen.getByText("Resources")).toBeVisible();
  expect(screen.getByRole("link", { name: "Blog (external)" })).toHaveAttribute("href", "https://blog.example.org");
  expect(screen.getByRole("link", { name: "Start" })).not.toHaveAttribute("aria-current");
});

test("an item that fails shows its name and the cause, and the others stay", () => {
  show([
    { type: "sidebar", sidebar: "lunch", label: "Launch" },
    { type: "link", label: "Start", href: "/launch", position: "start" },
  ]);
  expect(screen.getByRole("alert")).toHaveTextContent('The navbar item “Launch” failed: there is no sidebar "lunch"');
  expect(screen.getByRole("link", { name: "Start" })).toBeVisible();
});
