import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { PreviewReport } from "../../../shared/preview";
import { hideLoadFailure, settleLoading, showLoadFailure } from "../loading/showLoadFailure";
import { previewFailureScript } from "./previewFailureScript";

class Source extends EventTarget {
  static all: Source[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  say(report: Pick<PreviewReport, "bundling" | "template">) {
    const data = JSON.stringify({ bundle: "b", digest: "d", ...report });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
Object.assign(globalThis, { EventSource: Source });
const last = () => Source.all.at(-1);
const banner = () => document.querySelector('[role="alert"]');

/** The template that the data of the page are for. */
let written: string;
globalThis.fetch = (() =>
  Promise.resolve({ json: () => Promise.resolve({ componentChunkName: written }) })) as unknown as typeof fetch;

const reload = jest.fn();
/** Runs the script as a page does when it loads; jsdom does not let a test replace `location.reload`. */
function start(): void {
  const script = previewFailureScript().replace("location.reload()", "reload()");
  (new Function("reload", script) as (reload: () => void) => void)(reload);
}
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000 + 1);

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  Source.all = [];
  written = "live";
  sessionStorage.clear();
  history.replaceState(null, "", "/guide/a%20b/");
  document.body.innerHTML = "";
});
afterEach(() => void jest.useRealTimers());

const live = { name: "live", since: 1 };

test("a page whose program fails shows a message, and reloads once for each bundle", async () => {
  start();
  dispatchEvent(new Event("error"));
  await seconds(2);
  expect(banner()).toHaveTextContent("The code of this page fails.");
  expect(last()?.url).toBe("/___preview?path=%2Fguide%2Fa%20b");
  last()?.say({ bundling: 1, template: live });
  await seconds(0);
  expect(reload).toHaveBeenCalledTimes(1);
  // The page has reloaded, and fails again.
  last()?.say({ bundling: 1, template: live });
  await seconds(5);
  expect(reload).toHaveBeenCalledTimes(1);
  last()?.say({ bundling: 2, template: live });
  await seconds(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that has disappeared reloads once its data are for the current template", async () => {
  document.body.innerHTML = "<main></main>";
  start();
  await seconds(5);
  expect(last()).toBeUndefined();
  document.body.innerHTML = "";
  await seconds(2);
  last()?.say({ bundling: 1, template: { name: "plain", since: 1 } });
  await seconds(3);
  expect(reload).not.toHaveBeenCalled();
  written = "plain";
  await seconds(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page without a template reloads once for a bundle", async () => {
  start();
  dispatchEvent(new Event("unhandledrejection"));
  await seconds(2);
  last()?.say({ bundling: 1, template: null });
  last()?.say({ bundling: 1, template: null });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("leaves alone a page that is only slow, and one that has recovered", async () => {
  start();
  await seconds(30);
  expect(banner()).toBeNull();
  expect(last()).toBeUndefined();
  dispatchEvent(new Event("error"));
  await seconds(2);
  const source = last();
  document.body.insertAdjacentHTML("beforeend", "<main></main>");
  settleLoading();
  await seconds(1);
  expect(banner()).toBeNull();
  expect(source?.readyState).toBe(2);
});

test("handles a failure that the program shows, until the reader moves on", async () => {
  document.body.innerHTML = "<main></main>";
  start();
  showLoadFailure("Anything.");
  expect(banner()).toHaveTextContent("says why. The page loads again by itself");
  expect(document.body).not.toHaveTextContent("PATH_PREFIX");
  await seconds(2);
  expect(last()?.readyState).toBe(1);
  hideLoadFailure();
  await seconds(1);
  expect(last()?.readyState).toBe(2);
  expect(banner()).toBeNull();
});

test("reconnects to a server that has refused, and disconnects while the page is hidden", async () => {
  start();
  dispatchEvent(new Event("error"));
  await seconds(2);
  last()?.close();
  await seconds(1);
  expect(Source.all).toHaveLength(2);
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  await seconds(1);
  expect(last()?.readyState).toBe(2);
  expect(Source.all).toHaveLength(2);
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
});
