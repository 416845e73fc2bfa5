import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent } from "@testing-library/dom";
import { installPrefetch, isNetworkSpared, watchLinks } from "./prefetch";

const hovering = jest.fn<(path: string) => void>();
const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

beforeAll(() => installPrefetch(document));
beforeEach(() => {
  hovering.mockClear();
  window.___loader = { hovering };
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
])("with the connection %o the network is spared: %s", (connection, expected) => {
  setConnection(connection);
  expect(isNetworkSpared()).toBe(expected);
});

describe("at the reader's sign", () => {
  test.each([
    ["pointing", fireEvent.mouseOver, "/by-mouse"],
    ["focus", fireEvent.focusIn, "/by-focus"],
    ["touch", fireEvent.touchStart, "/by-touch"],
  ])("%s loads the page, once", (_, sign, path) => {
    const words = show(path);
    sign(words);
    sign(words);
    expect(hovering.mock.calls).toEqual([[path]]);
  });

  test("a spared network loads nothing", () => {
    setConnection({ saveData: true });
    fireEvent.mouseOver(show("/spared"));
    expect(hovering).not.toHaveBeenCalled();
  });

  test("neither the page itself nor another site is loaded", () => {
    window.history.replaceState(null, "", "/here");
    fireEvent.mouseOver(show("/here#there"));
    fireEvent.mouseOver(show("https://example.org/"));
    expect(hovering).not.toHaveBeenCalled();
  });
});

describe("in view", () => {
  let see: (links: readonly Element[]) => void = () => undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    class Observer {
      constructor(notify: (entries: readonly object[]) => void) {
        see = (links) => notify(links.map((target) => ({ isIntersecting: true, target })));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => void jest.useRealTimers());

  test("links are loaded a few at a time", () => {
    document.body.innerHTML = ["/v1", "/v2", "/v3", "/v4"].map((href) => `<a href="${href}">a</a>`).join("");
    watchLinks();
    see([...document.querySelectorAll("a")]);
    expect(hovering).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(hovering.mock.calls).toEqual([["/v1"], ["/v2"], ["/v3"]]);
    jest.advanceTimersByTime(200);
    expect(hovering.mock.calls).toEqual([["/v1"], ["/v2"], ["/v3"], ["/v4"]]);
  });

  test("links of a page that the reader has left are loaded no more", () => {
    document.body.innerHTML = ["/w1", "/w2", "/w3", "/left"].map((href) => `<a href="${href}">a</a>`).join("");
    watchLinks();
    see([...document.querySelectorAll("a")]);
    jest.advanceTimersByTime(200);
    show("/w5");
    watchLinks();
    see([...document.querySelectorAll("a")]);
    jest.advanceTimersByTime(1000);
    expect(hovering.mock.calls).toEqual([["/w1"], ["/w2"], ["/w3"], ["/w5"]]);
  });

  test("a spared network loads nothing", () => {
    setConnection({ effectiveType: "2g" });
    show("/v9");
    watchLinks();
    see([...document.querySelectorAll("a")]);
    jest.advanceTimersByTime(1000);
    expect(hovering).not.toHaveBeenCalled();
  });
});
