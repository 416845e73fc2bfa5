import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { testBuildStrings } from "../../../../test/testStrings";
import { loadFailureScript } from "./loadFailureScript";
import { hideLoadFailure, settleLoading, showLoadFailure } from "./showLoadFailure";
import { watchLoadFailures } from "./watchLoadFailures";

const view = window as unknown as Record<string, unknown>;
const banner = () => document.querySelector('[role="alert"]');

/** Runs the script as a page of the site does. */
function start(pathPrefix: string, page: string): void {
  view["pagePath"] = page;
  const script = document.createElement("script");
  script.textContent = loadFailureScript({ site: "Example Docs", pathPrefix, texts: testBuildStrings.loadFailure });
  document.head.append(script);
}

function fail(src: string, onerror: (() => void) | null = null): void {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = src;
  script.onerror = onerror;
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
}

/** Listeners that a test's scripts add to the window; removed after the test, because the next test has the same window. */
const listeners: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  jest.spyOn(window, "addEventListener").mockImplementation((...args: Parameters<typeof window.addEventListener>) => {
    listeners.push(args);
    EventTarget.prototype.addEventListener.apply(window, args);
  });
  document.head.innerHTML = "";
  for (const link of document.querySelectorAll("link")) link.remove();
  document.body.innerHTML = "<main>Text</main>";
});
afterEach(() => {
  for (const [type, listener, options] of listeners.splice(0)) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  history.replaceState(null, "", "/");
  delete view["___loader"];
  delete view["pagePath"];
});

test("explains that the site is served under a path that it was not built for", () => {
  history.replaceState(null, "", "/docs/launch/yaml");
  start("", "/launch/yaml");
  fail("/app-1.js");
  expect(banner()).toHaveTextContent("Your Example Docs site did not load properly.");
  expect(banner()).toHaveTextContent('built for the path "/" but is served under "/docs"');
  expect(banner()).toHaveTextContent('PATH_PREFIX="/docs"');
  expect(document.body).toHaveTextContent("Text");
});

test("explains that a site built for a path is served at the root", () => {
  history.replaceState(null, "", "/launch/yaml.html");
  start("/docs", "/launch/yaml");
  fail("/docs/app-1.js");
  expect(banner()).toHaveTextContent('built for the path "/docs" but is served under "/"');
});

test("names the first file that failed to load, once, with a Retry button", () => {
  history.replaceState(null, "", "/launch/yaml/");
  start("", "/launch/yaml");
  fail("/app-1.js");
  fail("/framework-2.js");
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(banner()).toHaveTextContent("Part of this page did not load.");
  expect(banner()).toHaveTextContent("The file /app-1.js could not be loaded.");
  expect(banner()?.querySelector("button")).toHaveTextContent("Retry");
});

/** Adds a style sheet that does not load. */
function failStyleSheet(href: string, onload: (() => void) | null): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href, onload });
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
}

test("names a failed style sheet of the page at any time, but not one that a program waits for", () => {
  start("", "/launch/yaml");
  view["___loader"] = {};
  failStyleSheet("/search-assets/search.css", () => undefined);
  expect(banner()).toBeNull();
  failStyleSheet("/styles.1a2b.css", null);
  expect(banner()).toHaveTextContent("The file /styles.1a2b.css could not be loaded.");
});

test("does not blame the path on the not-found page, which any address can show", () => {
  history.replaceState(null, "", "/docs/nothing/here");
  start("", "/404.html");
  fail("/app-1.js");
  expect(banner()).toHaveTextContent("Part of this page did not load.");
});

test("stops a slow style sheet from blocking the first paint after two seconds", () => {
  jest.useFakeTimers();
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "/static/slow.css" });
  document.head.append(link);
  start("", "/launch/yaml");
  jest.advanceTimersByTime(1999);
  expect(link.isConnected).toBe(true);
  jest.advanceTimersByTime(1);
  expect(link.isConnected).toBe(false);
  expect(document.querySelectorAll('link[href="/static/slow.css"]')).toHaveLength(1);
  jest.useRealTimers();
});

test("leaves a style sheet alone that a program waits for", () => {
  jest.useFakeTimers();
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "/search-assets/search.css", onload: () => undefined });
  document.head.append(link);
  start("", "/launch/yaml");
  jest.advanceTimersByTime(2000);
  expect(link.isConnected).toBe(true);
  jest.useRealTimers();
});

test("ignores scripts of other hosts, and failures after the program has started", () => {
  start("", "/launch/yaml");
  fail("https://chat.example.org/widget.js");
  view["___loader"] = {};
  fail("/component-3.js");
  expect(banner()).toBeNull();
});

describe("after ten seconds", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test("reports that scripts are missing, until they have loaded after all", () => {
    start("", "/launch/yaml");
    jest.advanceTimersByTime(9999);
    expect(banner()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(banner()).toHaveTextContent("Its scripts have not loaded.");
    settleLoading();
    expect(banner()).toBeNull();
    // Another failure can still be shown.
    showLoadFailure("The file /a.js could not be loaded.");
    expect(banner()).toHaveTextContent("The file /a.js could not be loaded.");
  });

  test("reports nothing if everything has loaded", () => {
    start("", "/launch/yaml");
    settleLoading();
    jest.advanceTimersByTime(20_000);
    expect(banner()).toBeNull();
  });

  test("keeps an earlier failure as the only message", () => {
    start("", "/launch/yaml");
    fail("/app-1.js");
    jest.advanceTimersByTime(20_000);
    settleLoading();
    expect(banner()).toHaveTextContent("The file /app-1.js could not be loaded.");
  });
});

test("hides the message with its page, and can show another one", () => {
  start("", "/launch/yaml");
  showLoadFailure("The file /a.css could not be loaded.");
  hideLoadFailure();
  expect(banner()).toBeNull();
  showLoadFailure("The file /b.css could not be loaded.");
  expect(banner()).toHaveTextContent("/b.css");
});

test("passes on failures after the program has started, even if the reader leaves", () => {
  start("", "/launch/yaml");
  settleLoading();
  window.dispatchEvent(new Event("beforeunload"));
  const heard = jest.fn();
  view["___loader"] = {};
  fail("/component-3.js", heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("ignores a script that is abandoned because the reader leaves, unless the page stays", () => {
  jest.useFakeTimers();
  start("", "/launch/yaml");
  view["___loader"] = {};
  window.dispatchEvent(new Event("beforeunload"));
  const heard = jest.fn();
  fail("/component-3.js", heard);
  jest.advanceTimersByTime(9999);
  expect(banner()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(banner()).toHaveTextContent("Part of this page did not load.");
  expect(heard).not.toHaveBeenCalled();
  fail("/component-4.js", heard);
  expect(heard).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

const reject = (script: string) => {
  const reason = new Error("page resources not found");
  reason.stack = `Error: page resources not found\n    at ${script}:1:1`;
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
};

test("reports missing data or a missing template until React has taken over", () => {
  start("", "/");
  const stop = watchLoadFailures(window, "The data of this page could not be loaded.");
  reject("chrome-extension://abc/page.js");
  reject("https://chat.example.org/widget.js");
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "no error" }));
  expect(banner()).toBeNull();
  reject("http://localhost/app-1.js");
  expect(banner()).toHaveTextContent("The data of this page could not be loaded.");
  stop();
});

test("ignores rejections after React has taken over", () => {
  start("", "/");
  watchLoadFailures(window, "The data of this page could not be loaded.")();
  reject("http://localhost/app-1.js");
  expect(banner()).toBeNull();
});
