import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { analyticsScript } from "./analyticsScript";

const src = "https://stats.example.org/count.js";
const added = () => document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = "";
});

/** Runs the script as a page does. */
function run(text: string): void {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}

test("adds the script with its attributes once the page has loaded and is idle", () => {
  run(analyticsScript({ src, attributes: { "data-site": 'docs "1"', "data-mode": "spa" } }));
  jest.runAllTimers();
  expect(added()).toBeNull();
  window.dispatchEvent(new Event("load"));
  expect(added()).toBeNull();
  jest.runAllTimers();
  expect(added()).toHaveAttribute("data-site", 'docs "1"');
  expect(added()).toHaveAttribute("data-mode", "spa");
});

test("waits for requestIdleCallback if the browser supports it", () => {
  const whenIdle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => whenIdle.push(callback) });
  run(analyticsScript({ src }));
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(added()).toBeNull();
  for (const callback of whenIdle) callback();
  expect(added()).not.toBeNull();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("escapes values so that they cannot end the script element", () => {
  expect(analyticsScript({ src, attributes: { "data-a": "</script><b>" } })).not.toContain("<");
});
