import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { ColorModeToggle } from "./ColorModeToggle";

test("a choice made in another tab before this one could listen counts, once", () => {
  const root = document.documentElement;
  root.dataset["theme"] = "light";
  localStorage.setItem("theme", "dark");
  const { unmount } = render(<ColorModeToggle />);
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
  unmount();
  // Where nothing can be stored any more, what is shown is newer than what is stored.
  root.dataset["theme"] = "light";
  render(<ColorModeToggle />);
  expect(root).toHaveAttribute("data-theme", "light");
});
