import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { PreviewReport } from "../../../shared/preview";
import { watchPreview } from "./watchPreview";

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  say(report: Partial<PreviewReport>) {
    const data = JSON.stringify({
      template: null,
      digest: null,
      bundle: null,
      bundling: 1,
      restart: null,
      gone: null,
      own: [],
      others: [],
      summary: "",
      ...report,
    });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

Object.assign(globalThis, { EventSource: Source });
const last = () => Source.all.at(-1) as Source;
const show = (state: "hidden" | "visible") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

let number = 0;
beforeEach(() => watchPreview(`/page-${number++}/`));

test("connects for the open page, and again only after a navigation", () => {
  expect(last().url).toBe(`/___preview?path=${encodeURIComponent(`/page-${number - 1}`)}`);
  const before = last();
  watchPreview(`/page-${number - 1}`);
  expect(last()).toBe(before);
  watchPreview("/other%20page");
  expect(before.readyState).toBe(Source.CLOSED);
  expect(last().url).toBe("/___preview?path=%2Fother%20page");
  watchPreview("/");
  expect(last().url).toBe("/___preview?path=%2F");
});

test("shows problems as text, and removes them", () => {
  last().say({ own: ["a.mdx:1  rule\n  <b>What</b>"] });
  expect(screen.getByRole("status")).toHaveTextContent("a.mdx:1 rule <b>What</b>");
  last().say({});
  expect(screen.queryByRole("status")).toBeNull();
});

test("keeps the problems of other files open while they change", async () => {
  last().say({ others: ["b.mdx:1  rule"], summary: "1 problem in other files" });
  expect(screen.getByText("b.mdx:1 rule")).not.toBeVisible();
  await userEvent.click(screen.getByText("1 problem in other files"));
  expect(screen.getByText("b.mdx:1 rule")).toBeVisible();
  last().say({ others: ["c.mdx:1  rule"], summary: "1 problem in other files" });
  expect(screen.getByText("c.mdx:1 rule")).toBeVisible();
  watchPreview("/elsewhere");
  expect(screen.queryByRole("status")).toBeNull();
});

test("links from a removed page to its new address", () => {
  last().say({ gone: { text: "It is at another address now:", path: "/new" } });
  expect(screen.getByRole("link", { name: "/new" })).toHaveAttribute("href", "/new");
});

test("shows the request to restart the preview above all problems", () => {
  last().say({ restart: "src/site/settings.ts has changed.", own: ["a.mdx:1  unknown-group"] });
  expect(screen.getByRole("status")).toHaveTextContent("src/site/settings.ts has changed.a.mdx:1 unknown-group");
});

/** The template with which the open page was loaded, and the one that its data on the server are for. */
let [loaded, written] = ["plain", "plain"];
/** The state of its file that the open page shows, and the one that its data on the server have. */
let [shownText, writtenText] = ["", ""];
const page = () => ({ page: { componentChunkName: loaded }, json: { pageContext: { digest: shownText } } });
window.___loader = { loadPage: () => Promise.resolve(page()), loadPageSync: page };
const asked: string[] = [];
globalThis.fetch = ((address: string) => {
  asked.push(address);
  const result = { pageContext: { digest: writtenText } };
  return Promise.resolve({ json: () => Promise.resolve({ componentChunkName: written, result }) });
}) as typeof fetch;
const plain = { name: "plain", since: 1 };
const live = { name: "live", since: 2 };

test("reloads a page only if its template has changed", async () => {
  const reload = jest.fn();
  watchPreview("/guide/live", reload);
  // A template that browsers cannot load yet, and the one that is already shown.
  for (const template of [null, plain, null, plain]) last().say({ template });
  show("hidden");
  show("visible");
  last().say({ template: plain });
  expect(asked).toEqual([]);
  written = "live";
  last().say({ template: live });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(["/page-data/guide/live/page-data.json"]);
});

test("reloads a page whose template was missing meanwhile", async () => {
  const reload = jest.fn();
  [loaded, written] = ["live", "live"];
  watchPreview("/guide/gone", reload);
  for (const template of [live, null, { ...live, since: 4 }]) last().say({ template });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("waits for data of the new template, unless the template changes back meanwhile", async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  [loaded, written] = ["plain", "plain"];
  watchPreview("/", reload);
  last().say({ template: live });
  await jest.advanceTimersByTimeAsync(2_500);
  expect(reload).not.toHaveBeenCalled();
  expect(asked.slice(-3)).toEqual(Array(3).fill("/page-data/index/page-data.json"));
  written = "live";
  last().say({ template: plain });
  await jest.advanceTimersByTimeAsync(2_500);
  expect(reload).not.toHaveBeenCalled();
  last().say({ template: live });
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("reloads a page that has missed a save, once the server has written it", async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  [loaded, written, shownText, writtenText] = ["plain", "plain", "before", "before"];
  watchPreview("/guide/missed", reload);
  asked.length = 0;
  last().say({ template: plain, digest: "before" });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(asked).toEqual([]);
  last().say({ template: plain, digest: "after" });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(reload).not.toHaveBeenCalled();
  writtenText = "after";
  await jest.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("reloads a page with an outdated bundle, once", async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  Object.assign(globalThis, { __webpack_hash__: "b1" });
  watchPreview("/guide/bundle", reload);
  last().say({ template: plain, bundle: "b1" });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(reload).not.toHaveBeenCalled();
  last().say({ template: plain, bundle: "b2" });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(reload).toHaveBeenCalledTimes(1);
  // A second reload would not change what the first one did not.
  watchPreview("/guide/bundle-again", reload);
  last().say({ template: plain, bundle: "b2" });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(reload).toHaveBeenCalledTimes(1);
  last().say({ template: plain, bundle: "b3" });
  Object.assign(globalThis, { __webpack_hash__: "b3" });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("reloads a crashed page when a new bundle arrives", () => {
  const reload = jest.fn();
  [loaded, shownText] = ["plain", "same"];
  document.body.innerHTML = "<main><article role='alert'></article></main>";
  watchPreview("/guide/crashed", reload);
  last().say({ template: plain, bundling: 4 });
  last().say({ template: plain, bundling: 4, own: ["a.mdx:1  rule"] });
  expect(reload).not.toHaveBeenCalled();
  last().say({ template: plain, bundling: 5 });
  expect(reload).toHaveBeenCalledTimes(1);
  document.body.innerHTML = "<main><article><p role='alert'></p></article></main>";
  last().say({ template: plain, bundling: 6 });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("does not reload a page that receives the save, or that the reader leaves", async () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  [shownText, writtenText] = ["before", "after"];
  watchPreview("/guide/pushed", reload);
  last().say({ template: plain, digest: "after" });
  shownText = "after";
  await jest.advanceTimersByTimeAsync(9_000);
  last().say({ template: plain, digest: "last" });
  writtenText = "last";
  watchPreview("/guide/next", reload);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(reload).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test("disconnects while the page is hidden, and reconnects when it is visible", () => {
  const before = last();
  show("hidden");
  expect(before.readyState).toBe(Source.CLOSED);
  show("visible");
  expect(last()).not.toBe(before);
});

test("reconnects to a server that has refused", () => {
  jest.useFakeTimers();
  const before = last();
  before.readyState = Source.CLOSED;
  before.dispatchEvent(new Event("error"));
  jest.runAllTimers();
  expect(last()).not.toBe(before);
  jest.useRealTimers();
});
