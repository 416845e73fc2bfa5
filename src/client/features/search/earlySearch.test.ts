import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { earlySearchScript, takeEarlySearch } from "./earlySearch";

/** Listeners of the scripts that ran; each is removed after its test. */
let listeners: EventListener[] = [];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "<input>";
  Reflect.deleteProperty(window, "___searchTyped");
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

/** @returns whether the browser's default action for the key is not prevented. */
function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
}

test.each([
  ["k", { ctrlKey: true }],
  ["K", { metaKey: true }],
  ["/", {}],
  ["/", { shiftKey: true }],
])("%s %o asks for the search, and prevents the browser's default", (key, options) => {
  expect(press(key, options)).toBe(false);
  expect(takeEarlySearch(window)).toBe("");
});

test.each([
  ["k", {}],
  ["k", { ctrlKey: true, shiftKey: true }],
  ["k", { ctrlKey: true, altKey: true }],
  ["/", { ctrlKey: true }],
  ["/", { altKey: true }],
  ["Enter", {}],
])("leaves %s %o to the browser", (key, options) => {
  expect(press(key, options)).toBe(true);
  expect(takeEarlySearch(window)).toBeNull();
});

test("leaves a slash in a field alone, but takes over Ctrl+K there", () => {
  const field = document.querySelector("input") as Element;
  expect(press("/", {}, field)).toBe(true);
  expect(press("k", { ctrlKey: true }, field)).toBe(false);
});

test.each<[string, string[], string | null]>([
  ["is kept", ["/", "k", "r", "u", "m", " ", "é", "/"], "krum é/"],
  ["is corrected", ["/", "a", "Backspace", "Backspace", "b", "Shift", "Enter"], "b"],
  ["is not the key itself, pressed again", ["/", "/", "a"], "a"],
  ["is given up by Escape", ["/", "a", "Escape", "b"], null],
  ["begins anew after Escape", ["/", "a", "Escape", "/", "b"], "b"],
  ["is nothing before the search is asked for", ["a", "/", "b"], "b"],
])("text typed meanwhile %s", (_, keys, typed) => {
  for (const key of keys) press(key);
  expect(takeEarlySearch(window)).toBe(typed);
});

test("takes over typed text, but leaves a first space and key combinations to the browser", () => {
  press("/");
  expect(press(" ")).toBe(true);
  expect(press("a")).toBe(false);
  expect(press(" ")).toBe(false);
  expect(press("c", { ctrlKey: true })).toBe(true);
  expect(press("Enter")).toBe(true);
  press("k", { ctrlKey: true });
  expect(takeEarlySearch(window)).toBe("a ");
});

test("with single keys off, only Ctrl+K asks for the search, and then a slash is text", () => {
  localStorage.setItem("single-keys", "off");
  expect(press("/")).toBe(true);
  expect(press("a")).toBe(true);
  press("k", { ctrlKey: true });
  press("/");
  expect(takeEarlySearch(window)).toBe("/");
});

test("works without storage", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(press("/")).toBe(false);
});

test("hands over to the program once, and then leaves keys alone", () => {
  press("/");
  expect(takeEarlySearch(window)).toBe("");
  expect(takeEarlySearch(window)).toBeNull();
  expect(press("/")).toBe(true);
  expect(takeEarlySearch(window)).toBeNull();
});
