import { expect, test } from "@jest/globals";
import { nearestPages } from "./nearestPages";

const pages = ["/launch/yaml", "/launch/cli", "/open-source/cli/launch", "/federate/tech/papers", "/train"].map(
  (path) => ({ label: path, path }),
);
const nearTo = (asked: string) => nearestPages(asked, pages).map(({ path }) => path);

test("a slip of the pen", () => {
  expect(nearTo("/launch/yml")[0]).toBe("/launch/yaml");
  expect(nearTo("/Launch/YAML/")[0]).toBe("/launch/yaml");
});

test("a page in another folder", () => {
  expect(nearTo("/docs/technology/research/papers")[0]).toBe("/federate/tech/papers");
});

test("nothing is near, and at most three are named", () => {
  expect(nearTo("/wp-admin/setup-config.php?x")).toEqual([]);
  expect(nearTo("/launch/cl").length).toBeLessThanOrEqual(3);
});
