import { expect, test } from "@jest/globals";
import { versionOf } from "./versions";

const versions = [
  { name: "current", label: "Next", basePath: "/" },
  { name: "1", label: "1.x", basePath: "/v1" },
];

test.each([
  ["/launch/yaml", "current"],
  ["/v1/launch/yaml", "1"],
  ["/v1", "1"],
  ["/v10/launch", "current"],
])("%s belongs to version %s", (path, name) => {
  expect(versionOf(path, versions)?.name).toBe(name);
});
