import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, waitFor } from "@testing-library/react";
import { testStrings } from "../../../../test/testStrings";
import type { Islands } from "../../../shared/islands";
import { mountIslands } from "./mountIslands";

/** Tells the observer that an element has come near the window. */
let comesNear: (element: Element) => void;
const ended = jest.fn();
/** Elements that start when they come near the window. */
const observed: Element[] = [];
let isBroken = false;
const load = jest.fn(() => Promise.resolve({ default: Counter as never }));

function Counter({ from }: { readonly from: number }) {
  if (isBroken) throw new Error("Broken.");
  return <button ref={(element) => void (element === null && ended())}>From {from}</button>;
}

const island = (attributes: string) =>
  `<div data-island="counter" data-props='{"from":2}' data-failed="Did not start." ${attributes}><div>Words.</div></div>`;

function open(html: string, islands: Islands = { counter: load }): HTMLElement {
  document.body.innerHTML = html;
  mountIslands(islands, testStrings);
  return find();
}

const find = () => document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
const stateOf = (element: HTMLElement) => element.dataset["state"];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: readonly object[]) => void) {
      comesNear = (target) => onChange([{ target, isIntersecting: true }]);
    }
    observe = (element: Element) => void observed.push(element);
    unobserve = jest.fn();
  } as never;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  isBroken = false;
  observed.length = 0;
  ended.mockClear();
  load.mockClear();
  jest.restoreAllMocks();
});

test("loads the program near the window, passes its properties, and keeps the author's text", async () => {
  const element = open(island(""));
  expect(load).not.toHaveBeenCalled();
  await act(async () => comesNear(element));
  expect(stateOf(element)).toBe("live");
  expect(element.querySelector("button")).toHaveTextContent("From 2");
  expect(element.firstElementChild).toHaveTextContent("Words.");
  await act(async () => comesNear(element));
  expect(load).toHaveBeenCalledTimes(1);
});

test("an island that waits for a touch is idle until then, takes keyboard focus, and passes it on", async () => {
  const element = open(island('data-when="touch"'));
  await act(async () => undefined);
  expect(observed).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(element.tabIndex).toBe(0);
  await act(async () => element.focus());
  expect(stateOf(element)).toBe("live");
  expect(element.lastElementChild).toHaveFocus();
  expect(element).not.toHaveAttribute("tabindex");
});

test("a missing or unknown program leaves the text, shows the failure, and can be retried", async () => {
  load.mockRejectedValueOnce(new Error("ChunkLoadError"));
  const element = open(island(""));
  await act(async () => comesNear(element));
  expect(stateOf(element)).toBe("failed");
  expect(element.querySelector('[role="status"]')).toHaveTextContent("Did not start.");
  await act(async () => element.querySelector<HTMLElement>("button")?.click());
  expect(stateOf(element)).toBe("live");
  expect(element.querySelector('[role="status"]')).toBeNull();
  expect(element.lastElementChild).toHaveFocus();

  const unknown = open(island(""), {});
  await act(async () => comesNear(unknown));
  expect(stateOf(unknown)).toBe("failed");
});

test("a program that throws leaves only the text and the message", async () => {
  isBroken = true;
  const element = open(island(""));
  await act(async () => comesNear(element));
  expect(stateOf(element)).toBe("failed");
  expect(element).toHaveTextContent("Words.Did not start.Retry");
});

test("unmounts or never mounts an island that has left the page, and starts those of the next page", async () => {
  const element = open(island(""));
  await act(async () => comesNear(element));
  await act(async () => (document.body.innerHTML = island("")));
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  const next = find();
  expect(stateOf(next)).toBeUndefined();
  await act(async () => comesNear(next));
  expect(stateOf(next)).toBe("live");

  let arrive: () => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve({ default: Counter as never }))));
  await act(async () => (document.body.innerHTML = island("")));
  const left = find();
  await act(async () => comesNear(left));
  await act(async () => (document.body.innerHTML = ""));
  await act(async () => arrive());
  expect(left.querySelector("button")).toBeNull();
});
