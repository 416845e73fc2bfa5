import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { NavDropdown } from "./NavDropdown";

beforeEach(() => {
  render(
    <>
      <NavDropdown
        label="Resources"
        items={[
          { label: "Blog", href: "https://blog.example.org" },
          { label: "Press", href: "https://example.org/press" },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  dropdown().open = true;
});

const dropdown = () => screen.getByRole<HTMLDetailsElement>("group");
const summary = () => screen.getByText("Resources");
const blog = () => screen.getByRole("link", { name: "Blog (external)" });

test("Escape closes it and returns the focus", async () => {
  blog().focus();
  await userEvent.keyboard("{Escape}");
  expect(dropdown().open).toBe(false);
  expect(summary()).toHaveFocus();
});

test("another key leaves it open", async () => {
  blog().focus();
  await userEvent.keyboard("a");
  expect(dropdown().open).toBe(true);
});

test("Escape does not move the focus if it is closed", async () => {
  dropdown().open = false;
  blog().focus();
  await userEvent.keyboard("{Escape}");
  expect(blog()).toHaveFocus();
});

test("closes when the focus leaves it, but not while the focus moves within it", () => {
  blog().focus();
  screen.getByRole("link", { name: "Press (external)" }).focus();
  expect(dropdown().open).toBe(true);
  screen.getByRole("button").focus();
  expect(dropdown().open).toBe(false);
});

test("its links are marked as links to other sites", () => {
  expect(blog()).toHaveAttribute("href", "https://blog.example.org");
  expect(blog()).toHaveAttribute("rel", "noopener");
});
