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

test("a search address contains its query and its group", () => {
  const place = { searchPagePath: "/find", queryParameter: "words" };
  expect(routes.search(place)).toBe("/find");
  expect(routes.search(place, "a & b")).toBe("/find?words=a%20%26%20b");
  expect(routes.search(place, "", "launch")).toBe("/find?group=launch");
});

test("a document's address starts with a slash and does not end with one", () => {
  expect(routes.doc(toSlug("/launch/yaml/"))).toBe("/launch/yaml");
});

test.each([
  ["https://example.org", true],
  ["//example.org", true],
  ["mailto:a@b.c", true],
  ["/launch", false],
  ["#top", false],
  ["../yaml.mdx", false],
])("%s is external: %s", (href, expected) => expect(isExternal(href)).toBe(expected));
