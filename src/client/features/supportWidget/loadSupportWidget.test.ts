import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { loadSupportWidget } from "./loadSupportWidget";

const widget = { src: "https://chat.example.org/widget.js", id: "team-7" };
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://chat.example.org"]');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  script()?.remove();
});

test("adds no script without the setting", () => {
  loadSupportWidget(null);
  jest.runAllTimers();
  expect(document.querySelector("script")).toBeNull();
});

test("adds the script with its id once the page has loaded and is idle", () => {
  loadSupportWidget(widget);
  expect(script()).toBeNull();
  jest.runAllTimers();
  expect(script()).toHaveAttribute("src", widget.src);
  expect(script()).toHaveAttribute("data-id", "team-7");
  expect(script()?.async).toBe(true);
});

test("removes a script that fails to load", () => {
  loadSupportWidget(widget);
  jest.runAllTimers();
  script()?.dispatchEvent(new Event("error"));
  expect(script()).toBeNull();
});

test("waits for a page that is still loading", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  loadSupportWidget(widget);
  jest.runAllTimers();
  expect(script()).toBeNull();
  state.mockRestore();
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(script()).not.toBeNull();
});
