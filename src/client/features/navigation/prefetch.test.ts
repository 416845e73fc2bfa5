import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent } from "@testing-library/dom";
import { installPrefetch, isNetworkSpared, pageBudget, watchLinks } from "./prefetch";

const loadPage = jest.fn<(path: string) => Promise<undefined>>();
const loaded = () => loadPage.mock.calls.map(([path]) => path);
const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

/** File size that the browser reports, in bytes; jsdom reports none. */
let encodedBodySize = 0;

beforeAll(() => {
  installPrefetch(document);
  performance.getEntriesByName = () => [{ encodedBodySize } as PerformanceResourceTiming];
});
beforeEach(() => {
  loadPage.mockReset().mockResolvedValue(undefined);
  window.___loader = { loadPage, loadPageSync: () => undefined };
});
afterEach(() => {
  setConnection(undefined);
  document.body.innerHTML = "";
});

function show(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><b>Words</b></a>`;
  return document.body.querySelector("b") as HTMLElement;
}

test.each([
  [undefined, false],
  [{ effectiveType: "4g", saveData: false }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("with the connection %o, spares the network: %s", (connection, expected) => {
  setConnection(connection);
  expect(isNetworkSpared()).toBe(expected);
});

describe("on a sign of the reader's intent", () => {
  test.each([
    ["pointing", fireEvent.mouseOver, "/by-mouse"],
    ["focus", fireEvent.focusIn, "/by-focus"],
    ["touch", fireEvent.touchStart, "/by-touch"],
  ])("%s loads the page once", (_, sign, path) => {
    const words = show(path);
    sign(words);
    sign(words);
    expect(loaded()).toEqual([path]);
  });

  test("does not load the current page of a site below a path", () => {
    Object.assign(globalThis, { __PATH_PREFIX__: "/docs" });
    window.history.replaceState(null, "", "/docs/current");
    fireEvent.mouseOver(show("/docs/current"));
    fireEvent.mouseOver(show("/docs/docs/current"));
    Object.assign(globalThis, { __PATH_PREFIX__: "" });
    expect(loaded()).toEqual(["/docs/docs/current"]);
  });

  test.each(["/shown.html", "/shown/index.html", "/shown.HTM", "/shown.pdf"])(
    "does not load %s, which may be a file",
    (href) => {
      fireEvent.mouseOver(show(href));
      expect(loadPage).not.toHaveBeenCalled();
    },
  );

  test("loads nothing if the network is to be spared", () => {
    setConnection({ saveData: true });
    fireEvent.mouseOver(show("/spared"));
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("loads neither the current page nor another site", () => {
    window.history.replaceState(null, "", "/here");
    fireEvent.mouseOver(show("/here#there"));
    fireEvent.mouseOver(show("https://example.org/"));
    expect(loadPage).not.toHaveBeenCalled();
  });
});

test("loads nothing offline, because the loader would remember the failure", () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  fireEvent.mouseOver(show("/offline"));
  expect(loadPage).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "onLine");
});

describe("links near the window", () => {
  let see: (links: readonly Element[], isIntersecting?: boolean) => void = () => undefined;
  let margin: string | undefined;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["performance"] });
    class Observer {
      constructor(notify: (entries: readonly object[]) => void, options: IntersectionObserverInit) {
        margin = options.rootMargin;
        const observed = new Set<Element>();
        see = (links, isIntersecting = true) =>
          notify(links.filter((link) => observed.has(link)).map((target) => ({ isIntersecting, target })));
        this.observe = (link) => void observed.add(link);
      }
      observe: (link: Element) => void;
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => void jest.useRealTimers());

  /** Creates links at these distances from the top of a window of 768 px. */
  function place(places: Readonly<Record<string, number>>): readonly Element[] {
    document.body.innerHTML = Object.keys(places)
      .map((href) => `<a href="${href}">a</a>`)
      .join("");
    return [...document.querySelectorAll("a")].map((link) => {
      const top = places[link.getAttribute("href") ?? ""] ?? 0;
      link.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
      return link;
    });
  }

  test("are loaded three at a time, nearest first, up to one window away", async () => {
    const links = place({ "/v1": 1500, "/v2": 800, "/v3": -300, "/v4": 10, "/v5": 20 });
    watchLinks();
    expect(margin).toBe("100% 0px");
    see(links);
    expect(loadPage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(loaded()).toEqual(["/v4", "/v5", "/v2"]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded()).toEqual(["/v4", "/v5", "/v2", "/v3", "/v1"]);
  });

  test.each([
    [10_000, 15],
    // If the browser does not report sizes, a page counts as 5 KB.
    [0, 30],
  ])("are loaded up to a budget: of pages of %d bytes, %d or up to two more", async (bytes, most) => {
    encodedBodySize = bytes;
    const links = place(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/budget/${bytes}/${at}`, at])));
    watchLinks();
    see(links);
    await jest.advanceTimersByTimeAsync(100);
    expect(pageBudget).toBe(150);
    // Two more are loading when the budget is used up.
    expect(loadPage.mock.calls.length).toBeGreaterThanOrEqual(most);
    expect(loadPage.mock.calls.length).toBeLessThanOrEqual(most + 2);
  });

  test("include the pages of the open branch, wherever their rows are", async () => {
    document.body.innerHTML =
      '<aside><ul><li><a href="/here" aria-current="page">a</a></li><li><a href="/beside">a</a></li></ul></aside>';
    window.history.replaceState(null, "", "/here");
    watchLinks();
    see([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded()).toEqual(["/beside"]);
  });

  test("are not loaded once the reader has scrolled past them or left the page", async () => {
    const links = place({ "/w1": 1, "/w2": 2, "/w3": 3, "/passed": 4 });
    let release = () => {};
    loadPage.mockReturnValue(new Promise((resolve) => (release = () => resolve(undefined))));
    watchLinks();
    see(links);
    await jest.advanceTimersByTimeAsync(1);
    see(links.slice(3), false);
    release();
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded()).toEqual(["/w1", "/w2", "/w3"]);
    show("/w5");
    watchLinks();
    see([...document.querySelectorAll("a")]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded()).toEqual(["/w1", "/w2", "/w3", "/w5"]);
  });

  test("are not loaded if the network is to be spared", async () => {
    setConnection({ effectiveType: "2g" });
    show("/v9");
    watchLinks();
    see([...document.querySelectorAll("a")]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loadPage).not.toHaveBeenCalled();
  });
});
