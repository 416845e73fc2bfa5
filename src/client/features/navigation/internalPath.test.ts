import { afterEach, expect, test } from "@jest/globals";
import { internalTarget } from "./internalPath";

function link(href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement {
  const element = document.createElement("a");
  element.setAttribute("href", href);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const setPrefix = (prefix: string) => Object.assign(globalThis, { __PATH_PREFIX__: prefix });
afterEach(() => void setPrefix(""));

test.each([
  ["/", "/"],
  ["/guide", "/guide"],
  ["/guide/", "/guide"],
  ["/guide.html", "/guide"],
  ["/guide/index.html", "/guide"],
  ["/index.html", "/"],
  ["http://localhost/guide", "/guide"],
])("resolves %s to %s", (href, path) => expect(internalTarget(link(href))?.path).toBe(path));

test("keeps the query and the hash", () => {
  expect(internalTarget(link("/guide.html?a=1#b"))).toEqual({ path: "/guide", hash: "#b", to: "/guide?a=1#b" });
});

test.each([
  ["https://example.org/guide", {}],
  ["//example.org/guide", {}],
  ["http://localhost:8080/guide", {}],
  ["mailto:a@example.org", {}],
  ["/files/data.csv", {}],
  ["/files/archive.tar.gz", {}],
  ["/guide", { target: "_blank" }],
  ["/guide", { download: "" }],
  ["/static/chart", { "data-action": "zoom" }],
])("leaves %s %o to the browser", (href, attributes) => expect(internalTarget(link(href, attributes))).toBeNull());

test("takes over a link that names the same window", () => {
  expect(internalTarget(link("/guide", { target: "_self" }))?.path).toBe("/guide");
});

test("takes over only links below the path prefix", () => {
  setPrefix("/docs");
  expect(internalTarget(link("/docs/guide"))?.to).toBe("/guide");
  expect(internalTarget(link("/docs"))?.path).toBe("/");
  expect(internalTarget(link("/docs/"))?.path).toBe("/");
  expect(internalTarget(link("/docsearch/guide"))).toBeNull();
  expect(internalTarget(link("/guide"))).toBeNull();
});
