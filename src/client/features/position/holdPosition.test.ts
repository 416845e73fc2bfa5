import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { holdPosition } from "./holdPosition";

/** Tells the observer that the page has grown to this height. */
let grow: (height: number) => void;
const scrolls = () => (window.scrollTo as jest.Mock).mock.calls.length;
const onEnd = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn() as never;
  const setHeight = (value: number) =>
    Object.defineProperty(document.documentElement, "scrollHeight", { value, configurable: true });
  setHeight(window.innerHeight);
  globalThis.ResizeObserver = class {
    isOver = false;
    constructor(notify: ResizeObserverCallback) {
      grow = (height) => {
        setHeight(window.innerHeight + height);
        if (!this.isOver) notify([], this);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {
      this.isOver = true;
    }
  };
});
afterEach(() => {
  onEnd.mockClear();
  jest.useRealTimers();
});

test("follows a growing page until it is long enough", () => {
  holdPosition(500, onEnd);
  grow(499);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 500, behavior: "instant" });
  expect(onEnd).not.toHaveBeenCalled();
  grow(500);
  grow(900);
  expect(scrolls()).toBe(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])("never moves the page after the reader's %s", (sign) => {
  holdPosition(500, onEnd);
  dispatchEvent(new Event(sign));
  grow(400);
  expect(scrolls()).toBe(0);
  dispatchEvent(new Event(sign));
  jest.runAllTimers();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("never moves the page after five seconds", () => {
  holdPosition(500, onEnd);
  jest.advanceTimersByTime(4999);
  grow(300);
  expect(scrolls()).toBe(1);
  jest.advanceTimersByTime(1);
  grow(400);
  expect(scrolls()).toBe(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("does nothing for a page that is long enough", () => {
  expect(holdPosition(0, onEnd)).toBeUndefined();
});

test("can be ended without a call", () => {
  holdPosition(500, onEnd)?.();
  grow(400);
  jest.runAllTimers();
  expect(scrolls()).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
});
