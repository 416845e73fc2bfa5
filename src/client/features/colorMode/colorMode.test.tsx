import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColorModeToggle } from "./ColorModeToggle";
import { themeColors } from "./colorModeValues";

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
  test("switches there and back, and stores the choice", async () => {
    render(<ColorModeToggle />);
    await userEvent.click(screen.getByRole("button", { name: "Switch to dark mode" }));
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(document.querySelector("meta[name='theme-color']")).toHaveAttribute("content", themeColors.dark);
    await userEvent.click(screen.getByRole("button", { name: "Switch to light mode" }));
    expect(root).toHaveAttribute("data-theme", "light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  test("works where nothing can be stored", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
    render(<ColorModeToggle />);
    await userEvent.click(screen.getByRole("button"));
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
  });

  test("follows the choice that is made in another tab, and nothing else that is stored there", () => {
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

  test("starts from what the page shows", () => {
    root.dataset["theme"] = "dark";
    render(<ColorModeToggle />);
    expect(screen.getByRole("button", { name: "Switch to light mode" })).toBeInTheDocument();
  });
});

test("the colour of the browser's bars is that of the page", () => {
  const tokens = readFileSync("src/client/styles/tokens.css", "utf8");
  const color = (role: string, css: string) => {
    const [, name] = new RegExp(`${role}: var\\((?<name>--[a-z0-9-]+)\\)`).exec(css) ?? [];
    return new RegExp(`${name}: (?<value>#[0-9a-f]{6})`).exec(tokens)?.groups?.["value"];
  };
  const [light = "", dark = ""] = tokens.split('[data-theme="dark"]');
  expect({ light: color("--color-page", light), dark: color("--color-page", dark) }).toEqual(themeColors);
});
