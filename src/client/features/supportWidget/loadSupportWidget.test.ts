import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { loadSupportWidget } from "./loadSupportWidget";

const widget = { src: "https://chat.example.org/widget.js", id: "team-7" };
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://chat.example.org"]');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  script()?.remove();
});

test("without the setting nothing is asked for", () => {
  loadSupportWidget(null);
  jest.runAllTimers();
  expect(document.querySelector("script")).toBeNull();
});

test("the script is added once the page has loaded and is idle, with its id", () => {
  loadSupportWidget(widget);
  expect(script()).toBeNull();
  jest.runAllTimers();
  expect(script()).toHaveAttribute("src", widget.src);
  expect(script()).toHaveAttribute("data-id", "team-7");
  expect(script()?.async).toBe(true);
});

test("one that fails leaves nothing behind", () => {
  loadSupportWidget(widget);
  jest.runAllTimers();
  script()?.dispatchEvent(new Event("error"));
  expect(script()).toBeNull();
});

test("a page that still loads comes first", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  loadSupportWidget(widget);
  jest.runAllTimers();
  expect(script()).toBeNull();
  state.mockRestore();
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(script()).not.toBeNull();
});
