import { expect, test } from "@jest/globals";
import { nearestPages } from "./nearestPages";

const pages = [
  "/launch/yaml",
  "/launch/cli",
  "/open-source/cli/launch",
  "/open-source/installation",
  "/federate/getting_started",
  "/federate/tech/papers",
  "/federate/cross-silo/overview",
  "/federate/cross-device/overview",
  "/train",
].map((path) => ({ label: path, path }));
const nearTo = (asked: string) => nearestPages(asked, pages).map(({ path }) => path);

test.each([
  ["a typo", "/launch/yml", "/launch/yaml"],
  ["letter case and a slash at the end", "/Launch/YAML/", "/launch/yaml"],
  ["another folder", "/docs/technology/research/papers", "/federate/tech/papers"],
  ["a folder in front", "/docs/en/launch/yaml", "/launch/yaml"],
  ["another sign between words", "/federate/getting-started", "/federate/getting_started"],
  ["the ending of a file", "/open-source/installation.md", "/open-source/installation"],
  ["the name alone", "/getting-started", "/federate/getting_started"],
  ["a shorter form of the name", "/open-source/install", "/open-source/installation"],
  ["one name in two folders", "/cross-device/overview", "/federate/cross-device/overview"],
  ["a page that had pages below it", "/train/old-page", "/train"],
])("finds the nearest page: %s", (_, asked, page) => {
  expect(nearTo(asked)[0]).toBe(page);
});

test.each(["/wp-admin/setup-config.php?x", "/zzzz", "/", "/favicon.png"])("finds nothing near %s", (asked) => {
  expect(nearTo(asked)).toEqual([]);
});

test("suggests at most four pages, and none far worse than the first", () => {
  const many = Array.from({ length: 9 }, (_, number) => ({ label: "", path: `/launch/yaml${number}` }));
  expect(nearestPages("/launch/yaml", many)).toHaveLength(4);
  expect(nearTo("/open-source/installation/")).toEqual(["/open-source/installation"]);
});
