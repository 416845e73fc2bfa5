import { afterEach, expect, test } from "@jest/globals";
import { testSettings } from "../../../../test/testSite";
import { currentVersion } from "./currentVersion";

const older = { name: "1.0", label: "1.0", basePath: "/1.0" };
const docs = { ...testSettings.docs, versions: [...testSettings.docs.versions, older] };
const nameAt = (path: string, changes = {}) => currentVersion({ docs: { ...docs, ...changes } }, path)?.name;

afterEach(() => localStorage.clear());

test("takes an older version from the address", () => {
  expect(nameAt("/1.0/launch")).toBe("1.0");
  expect(nameAt("/launch")).toBe("current");
});

test("uses the version that was read last on pages without a version", () => {
  localStorage.setItem("docs-preferred-version-default", "1.0");
  expect(nameAt("/search")).toBe("1.0");
  expect(nameAt("/search", { versionPersistence: "none" })).toBe("current");
  localStorage.setItem("docs-preferred-version-default", "0.1");
  expect(nameAt("/search")).toBe("current");
});
