import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { savePreferredVersion, usePreferredVersion } from "./usePreferredVersion";

const docs = {
  pluginId: "default",
  versionPersistence: "localStorage" as "localStorage" | "none",
  versions: [
    { name: "current", label: "Next", basePath: "/" },
    { name: "1", label: "1.x", basePath: "/v1" },
  ],
  sidebar: { hideable: true },
};

beforeEach(() => void localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test("saves a version for each set of documents, and reads it again", () => {
  const { result } = renderHook(() => usePreferredVersion(docs));
  expect(result.current).toBeNull();
  act(() => savePreferredVersion(docs, "1"));
  expect(result.current).toBe("1");
  expect(localStorage.getItem("docs-preferred-version-default")).toBe("1");
  const other = renderHook(() => usePreferredVersion({ ...docs, pluginId: "community" }));
  expect(other.result.current).toBeNull();
});

test("follows a version that another tab saves", () => {
  const { result } = renderHook(() => usePreferredVersion(docs));
  localStorage.setItem("docs-preferred-version-default", "1");
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(result.current).toBe("1");
});

test("ignores a saved version that no longer exists", () => {
  localStorage.setItem("docs-preferred-version-default", "0");
  expect(renderHook(() => usePreferredVersion(docs)).result.current).toBeNull();
});

test("saves nothing if the settings say so, and does not throw if storage does", () => {
  savePreferredVersion({ ...docs, versionPersistence: "none" }, "1");
  expect(localStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => savePreferredVersion(docs, "1")).not.toThrow();
});
