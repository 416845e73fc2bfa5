import { afterEach, expect, test } from "@jest/globals";
import { isLoaded, loadPage } from "./pageLoader";

afterEach(() => {
  delete window.___loader;
  delete window.___webpackCompilationHash;
});

/** Makes Gatsby's loader return this page for every path. */
function answer(page: object | undefined): void {
  window.___loader = { loadPage: () => Promise.resolve(page), loadPageSync: () => page };
}

const json = { pageContext: {} };

test.each([
  ["a page of this build", { json, page: { webpackCompilationHash: "a" } }, true],
  ["a page of a newer build", { json, page: { webpackCompilationHash: "b" } }, false],
  ["a page whose build is not known", { json, page: { webpackCompilationHash: "" } }, false],
  ["a page that did not load", { status: "error" }, false],
  ["data of another shape", { json: {}, page: { webpackCompilationHash: "a" } }, false],
  ["nothing", undefined, false],
])("%s", async (_, page, isSound) => {
  window.___webpackCompilationHash = "a";
  answer(page);
  expect(isLoaded("/guide")).toBe(isSound);
  expect(await loadPage("/guide")).toBe(isSound);
});

test("accepts any build in the live preview", async () => {
  answer({ json, page: { webpackCompilationHash: "123" } });
  expect(await loadPage("/guide")).toBe(true);
});
