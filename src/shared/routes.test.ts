import { describe, expect, test } from "@jest/globals";
import { isExternal, normalizePath, routes, toSlug } from "./routes";

describe("normalizePath", () => {
  test.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/launch/", "/launch"],
    ["/launch.html", "/launch"],
    ["/launch/index.html", "/launch"],
    ["/federate/simulation/benchmark/BENCHMARK_MPI", "/federate/simulation/benchmark/BENCHMARK_MPI"],
    ["/launch/index", "/launch/index"],
  ])("%s becomes %s", (path, expected) => expect(normalizePath(path)).toBe(expected));
});

test("a search address carries its query", () => {
  expect(routes.search()).toBe("/search");
  expect(routes.search("a & b")).toBe("/search?q=a%20%26%20b");
});

test("a document's address starts with a slash and does not end with one", () => {
  expect(routes.doc(toSlug("/launch/yaml/"))).toBe("/launch/yaml");
});

test.each([
  ["https://fedml.ai", true],
  ["//fedml.ai", true],
  ["mailto:a@b.c", true],
  ["/launch", false],
  ["#top", false],
  ["../yaml.mdx", false],
])("%s is external: %s", (href, expected) => expect(isExternal(href)).toBe(expected));
