import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColorModeToggle } from "./ColorModeToggle";
import { colorModeScript } from "./colorModeScript";

const root = document.documentElement;
const forbid = () => {
  throw new Error("Storage is forbidden.");
};

beforeEach(() => {
  localStorage.clear();
  root.dataset["theme"] = "light";
});
afterEach(() => void jest.restoreAllMocks());

describe("the toggle", () => {
  test("switches there and back, and stores the choice", async () => {
    render(<ColorModeToggle />);
    await userEvent.click(screen.getByRole("button", { name: "Switch to dark mode" }));
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(localStorage.getItem("theme")).toBe("dark");
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

describe("the script before the first paint", () => {
  const usual = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false } as const;

  function run(options: Parameters<typeof colorModeScript>[0]): void {
    delete root.dataset["theme"];
    delete root.dataset["js"];
    const script = document.createElement("script");
    script.textContent = colorModeScript(options);
    document.head.append(script);
    script.remove();
  }

  test("shows the default, and marks that script runs", () => {
    run(usual);
    expect(root).toHaveAttribute("data-theme", "light");
    expect(root).toHaveAttribute("data-js", "");
    run({ ...usual, defaultMode: "dark" });
    expect(root).toHaveAttribute("data-theme", "dark");
  });

  test("shows the stored choice; what is no mode is light", () => {
    localStorage.setItem("theme", "dark");
    run(usual);
    expect(root).toHaveAttribute("data-theme", "dark");
    localStorage.setItem("theme", "sepia");
    run(usual);
    expect(root).toHaveAttribute("data-theme", "light");
  });

  test("shows the default where storage is forbidden", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
    run({ ...usual, defaultMode: "dark" });
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(root).toHaveAttribute("data-js", "");
  });

  test("a site without the switch does not ask the storage", () => {
    localStorage.setItem("theme", "dark");
    run({ ...usual, disableSwitch: true });
    expect(root).toHaveAttribute("data-theme", "light");
  });

  test("the system's wish counts where the settings say so", () => {
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes("dark") }) });
    run(usual);
    expect(root).toHaveAttribute("data-theme", "light");
    run({ ...usual, respectPrefersColorScheme: true });
    expect(root).toHaveAttribute("data-theme", "dark");
  });
});
