import { beforeEach, expect, jest, test } from "@jest/globals";
import { watchScrollBoxes } from "./scrollBoxes";

let report: (targets: readonly Element[]) => void = () => undefined;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  const ResizeObserver = class {
    observe = observe;
    disconnect = disconnect;
    constructor(callback: (entries: readonly { target: Element }[]) => void) {
      report = (targets) => callback(targets.map((target) => ({ target })));
    }
  };
  Object.assign(globalThis, { ResizeObserver });
  document.body.innerHTML = '<pre data-scrolls="Code"></pre><pre></pre>';
  watchScrollBoxes(document);
});

const box = () => document.querySelector<HTMLElement>("[data-scrolls]") as HTMLElement;

function resize(inner: number, outer: number): void {
  Object.defineProperties(box(), {
    scrollWidth: { value: inner, configurable: true },
    clientWidth: { value: outer, configurable: true },
  });
  report([box()]);
}

test("a box is a named tab stop only while it scrolls", () => {
  expect(box()).not.toHaveAttribute("tabindex");
  resize(200, 100);
  expect(box()).toHaveAttribute("tabindex", "0");
  expect(box()).toHaveAttribute("role", "group");
  expect(box()).toHaveAttribute("aria-label", "Code");
  resize(100, 100);
  for (const attribute of ["tabindex", "role", "aria-label"]) expect(box()).not.toHaveAttribute(attribute);
});

test("watches the boxes of the next page instead of those of the last one", () => {
  expect(observe.mock.calls).toEqual([[box()]]);
  jest.clearAllMocks();
  document.body.innerHTML = '<pre data-scrolls="Output"></pre>';
  watchScrollBoxes(document);
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(observe.mock.calls).toEqual([[box()]]);
});
