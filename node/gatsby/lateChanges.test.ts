import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { beginPages, noticeSave, watchLateChanges } from "./lateChanges";

type Args = Parameters<typeof beginPages>[0];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Gatsby's arguments, with files whose nodes a test may change. */
function gatsby() {
  const files = new Map([["content/docs/a.mdx", "first"]]);
  const createNode = jest.fn();
  const args = {
    getNodesByType: () =>
      [...files].map(([absolutePath, contentDigest]) => ({
        absolutePath,
        sourceInstanceName: "docs",
        internal: { contentDigest },
      })),
    createNodeId: (name: string) => name,
    actions: { createNode },
  } as unknown as Args;
  return { files, createNode, args };
}

test("a file that changed while pages were created has them created again, as often as Gatsby forgets it", () => {
  const { files, createNode, args } = gatsby();
  beginPages(args);
  files.set("content/docs/a.mdx", "second");
  watchLateChanges(args);
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(1);
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(2);
  beginPages(args);
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

test("so has one that was deleted, and nothing happens where nothing has changed", () => {
  const { files, createNode, args } = gatsby();
  beginPages(args);
  watchLateChanges(args);
  jest.runOnlyPendingTimers();
  expect(createNode).not.toHaveBeenCalled();
  files.clear();
  watchLateChanges(args);
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(1);
});

test("so has one that was saved and is as it was, or has no node; files of an editor mean nothing", () => {
  const { createNode, args } = gatsby();
  beginPages(args);
  for (const name of ["docs/.a.mdx.swp", "docs/a.mdx~"]) noticeSave(args, name);
  jest.runOnlyPendingTimers();
  expect(createNode).not.toHaveBeenCalled();
  noticeSave(args, "snippets/part.mdx");
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(1);
});
