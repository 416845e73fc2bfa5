import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { render } from "../../../../test/render";
import { wordsDelay } from "../navigation/progress";
import { hideNotice, showNotice } from "../notice/notice";
import type { SearchModalProps } from "./SearchModal";

/** Takes the focus as DocSearch does. */
function Modal({ initialQuery }: SearchModalProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} defaultValue={initialQuery} />;
}

let loading: Promise<unknown>;
const loadSearch = jest.fn<(site: unknown, prepare?: string) => Promise<unknown>>(() => loading);
jest.unstable_mockModule("./loadSearch", () => ({ loadSearch }));
const { useSearchModal } = await import("./useSearchModal");
const Page = () => useSearchModal().modal;

test("the field gets the focus and the typed text before the next key event", async () => {
  let finish = () => {};
  const loaded = { Modal, client: { loadAhead: () => Promise.resolve() } };
  loading = new Promise<typeof loaded>((resolve) => (finish = () => resolve(loaded)));
  render(<Page />);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  // Shortcuts of the page listen at the document.
  const shortcut = jest.fn();
  document.addEventListener("keydown", shortcut);
  for (const key of "pen") fireEvent.keyDown(document.body, { key });
  document.removeEventListener("keydown", shortcut);
  expect(shortcut).not.toHaveBeenCalled();
  // From here on, updates come outside `act`, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  finish();
  // Only microtasks: key events are tasks.
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "pen");
});

test("fetches the search when the page is idle, unless the network is to be spared", async () => {
  const environment = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
  const connection = { saveData: true };
  Object.assign(navigator, { connection });
  loadSearch.mockClear();
  loading = Promise.reject(new Error("off the net"));
  render(<Page />);
  await rest();
  expect(loadSearch).not.toHaveBeenCalled();
  connection.saveData = false;
  render(<Page />);
  expect(loadSearch).not.toHaveBeenCalled();
  await rest();
  expect(loadSearch.mock.calls.map(([, prepare]) => prepare)).toEqual(["fetch"]);
  Reflect.deleteProperty(navigator, "connection");
  process.env["NODE_ENV"] = environment;
});

test("announces that the search is still loading, until Escape", async () => {
  loading = new Promise(() => {});
  render(<Page />);
  jest.useFakeTimers();
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  jest.advanceTimersByTime(wordsDelay);
  expect(screen.getByRole("status")).toHaveTextContent("Search is still loading …");
  fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("status")).toBeNull();
  jest.useRealTimers();
});

test("leaves a notice about the page, and replaces its own", async () => {
  loading = new Promise(() => {});
  render(<Page />);
  showNotice({ title: "The page could not be loaded", text: "", texts: { retry: "Retry", dismiss: "Dismiss" } });
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(screen.getByRole("alert")).toHaveTextContent("The page could not be loaded");
  fireEvent.keyDown(window, { key: "Escape" });
  hideNotice();
  loading = Promise.reject(new Error("off the net"));
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  loading = new Promise(() => {});
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(screen.queryByRole("alert")).toBeNull();
});
