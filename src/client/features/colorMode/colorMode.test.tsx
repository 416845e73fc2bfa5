import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { ColorModeToggle } from "./ColorModeToggle";

const root = document.documentElement;
const forbid = () => {
  throw new Error("Storage is forbidden.");
};

beforeEach(() => {
  localStorage.clear();
  root.dataset["theme"] = "light";
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
});
afterEach(() => void jest.restoreAllMocks());

describe("the toggle", () => {
  test("switches back and forth, and stores the choice", async () => {
    render(<ColorModeToggle />);
    await userEvent.click(screen.getByRole("button", { name: "Switch to dark mode" }));
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(document.querySelector("meta[name='theme-color']")).toHaveAttribute("content", "#010101");
    await userEvent.click(screen.getByRole("button", { name: "Switch to light mode" }));
    expect(root).toHaveAttribute("data-theme", "light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  test("works without storage", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
    render(<ColorModeToggle />);
    await userEvent.click(screen.getByRole("button"));
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
  });

  test("follows a choice made in another tab, and ignores other stored keys", () => {
    render(<ColorModeToggle />);
    const store = (key: string, newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
    store("other", "dark");
    expect(root).toHaveAttribute("data-theme", "light");
    store("theme", "dark");
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
    store("theme", null);
    expect(root).toHaveAttribute("data-theme", "dark");
  });

  test("starts with the mode that the page shows", () => {
    root.dataset["theme"] = "dark";
    render(<ColorModeToggle />);
    expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
  });
});
