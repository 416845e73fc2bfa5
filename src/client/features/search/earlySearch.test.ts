import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { earlySearchScript, takeEarlySearch } from "./earlySearch";

/** Listeners of the scripts that ran, each of which is taken away after its test. */
let listeners: EventListener[] = [];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "<input>";
  Reflect.deleteProperty(window, "___searchAsked");
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    listeners.push(listener as EventListener);
    add(type, listener as EventListener);
  });
  const script = document.createElement("script");
  script.textContent = earlySearchScript;
  document.head.append(script);
  script.remove();
});
afterEach(() => {
  for (const listener of listeners) window.removeEventListener("keydown", listener);
  listeners = [];
  jest.restoreAllMocks();
});

/** @returns whether the browser is left to do with the key what it would. */
function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
}

test.each([
  ["k", { ctrlKey: true }],
  ["K", { metaKey: true }],
  ["/", {}],
  ["/", { shiftKey: true }],
])("%s %o asks for the search, and the browser's own stays away", (key, options) => {
  expect(press(key, options)).toBe(false);
  expect(takeEarlySearch(window)).toBe(true);
});

test.each([
  ["k", {}],
  ["k", { ctrlKey: true, shiftKey: true }],
  ["k", { ctrlKey: true, altKey: true }],
  ["/", { ctrlKey: true }],
  ["/", { altKey: true }],
  ["Enter", {}],
])("%s %o is the browser's", (key, options) => {
  expect(press(key, options)).toBe(true);
  expect(takeEarlySearch(window)).toBe(false);
});

test("a slash typed into a field is a slash, and Ctrl+K asks there too", () => {
  const field = document.querySelector("input") as Element;
  expect(press("/", {}, field)).toBe(true);
  expect(press("k", { ctrlKey: true }, field)).toBe(false);
});

test("a reader who has turned single keys off asks by Ctrl+K alone", () => {
  localStorage.setItem("single-keys", "off");
  press("/");
  expect(takeEarlySearch(window)).toBe(false);
  Reflect.deleteProperty(window, "___searchAsked");
  press("k", { ctrlKey: true });
  expect(takeEarlySearch(window)).toBe(true);
});

test("the program asks once, and hears the keys itself from then on", () => {
  press("/");
  expect(takeEarlySearch(window)).toBe(true);
  expect(takeEarlySearch(window)).toBe(false);
  expect(press("/")).toBe(true);
  expect(takeEarlySearch(window)).toBe(false);
});
