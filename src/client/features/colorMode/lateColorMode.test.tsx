import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { ColorModeToggle } from "./ColorModeToggle";

test("applies a choice made in another tab before the toggle could listen, but only once", () => {
  const root = document.documentElement;
  root.dataset["theme"] = "light";
  localStorage.setItem("theme", "dark");
  const { unmount } = render(<ColorModeToggle />);
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
  unmount();
  // When a choice could not be stored, the mode on the screen is newer than the stored one.
  root.dataset["theme"] = "light";
  render(<ColorModeToggle />);
  expect(root).toHaveAttribute("data-theme", "light");
});
