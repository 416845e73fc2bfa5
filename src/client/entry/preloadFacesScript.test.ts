import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { preloadFacesScript } from "./preloadFacesScript";

const hrefs = ["/docs/static/a-1.woff2", "/docs/static/</script>.woff2"];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
});
afterEach(() => {
  jest.restoreAllMocks();
  connect(undefined);
});

function connect(connection: { readonly rtt: number; readonly saveData: boolean } | undefined): void {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
}

/** @returns addresses of the files that the script preloads. */
function run(): readonly (string | null)[] {
  const script = document.createElement("script");
  script.textContent = preloadFacesScript(hrefs);
  document.head.append(script);
  return [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute("href"));
}

test("preloads on a fast connection, and if the browser does not report its connection", () => {
  expect(run()).toEqual(hrefs);
  document.head.innerHTML = "";
  connect({ rtt: 100, saveData: false });
  expect(run()).toEqual(hrefs);
});

test.each([
  { rtt: 125, saveData: false },
  { rtt: 0, saveData: true },
])("with the connection %o, preloads only after a page has loaded once", (connection) => {
  connect(connection);
  expect(run()).toEqual([]);
  // A page that did not load completely has left nothing in the cache.
  expect(run()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(run()).toEqual(hrefs);
});

test("works without storage", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("Storage is forbidden.");
  });
  connect({ rtt: 300, saveData: false });
  expect(run()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(run()).toEqual([]);
  connect(undefined);
  expect(run()).toEqual(hrefs);
});

test("escapes addresses so that they cannot end the script element", () => {
  expect(preloadFacesScript(hrefs)).not.toContain("</");
});
