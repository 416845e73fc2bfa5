import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { lettersApart } from "../patience";
import { whenSeen } from "./whenSeen";

const report: { isInSight: (is: boolean) => void; isOver: boolean } = { isInSight: () => undefined, isOver: false };

beforeEach(() => {
  jest.useFakeTimers();
  report.isOver = false;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
        report.isInSight = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe(): void {
        report.isOver = false;
      }
      disconnect(): void {
        report.isOver = true;
      }
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

test("reports an element that stays in sight for a moment, and again when it comes back", () => {
  const listener = jest.fn();
  whenSeen(document.body, listener);
  jest.advanceTimersByTime(10 * lettersApart);
  report.isInSight(true);
  jest.advanceTimersByTime(lettersApart - 1);
  expect(listener).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  report.isInSight(false);
  report.isInSight(true);
  jest.advanceTimersByTime(lettersApart);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("does not report an element that only passes by, or is no longer watched", () => {
  const listener = jest.fn();
  const stop = whenSeen(document.body, listener);
  report.isInSight(true);
  report.isInSight(false);
  jest.advanceTimersByTime(10 * lettersApart);
  report.isInSight(true);
  stop();
  jest.advanceTimersByTime(10 * lettersApart);
  expect(listener).not.toHaveBeenCalled();
  expect(report.isOver).toBe(true);
});
