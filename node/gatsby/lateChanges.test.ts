import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createRequire } from "node:module";
import { beginPages, noticeSave, watchLateChanges } from "./lateChanges";

type Args = Parameters<typeof beginPages>[0];

interface Machine {
  readonly config: {
    readonly states: {
      readonly recreatingPages: {
        readonly invoke: { readonly data: (context: object) => { readonly deferNodeMutation?: boolean } };
      };
    };
  };
}

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

test("does nothing before pages were created for the first time", () => {
  noticeSave("docs/a.mdx");
  jest.runOnlyPendingTimers();
  expect(jest.getTimerCount()).toBe(0);
});

test("Gatsby lets only the actions of createPages cause another createPages", () => {
  const load = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
  const { developMachine } = load("./dist/state-machines/develop") as { developMachine: Machine };
  const { recreatingPages } = developMachine.config.states;
  // Otherwise, an action changes a node at once and tells the state machine nothing.
  expect(recreatingPages.invoke.data({}).deferNodeMutation).toBe(true);
});

test("creates pages again for a file that changed meanwhile, until Gatsby notices it", () => {
  const { files, createNode, args } = gatsby();
  beginPages(args);
  files.set("content/docs/a.mdx", "second");
  watchLateChanges();
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(1);
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(2);
  beginPages(args);
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

test("creates pages again for a deleted file, but not if nothing has changed", () => {
  const { files, createNode, args } = gatsby();
  beginPages(args);
  watchLateChanges();
  jest.runOnlyPendingTimers();
  expect(createNode).not.toHaveBeenCalled();
  files.clear();
  watchLateChanges();
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(1);
});

test("creates pages again for a saved file without a node, but not for files of an editor", () => {
  const { createNode, args } = gatsby();
  beginPages(args);
  for (const name of ["docs/.a.mdx.swp", "docs/a.mdx~"]) noticeSave(name);
  jest.runOnlyPendingTimers();
  expect(createNode).not.toHaveBeenCalled();
  noticeSave("snippets/part.mdx");
  jest.runOnlyPendingTimers();
  expect(createNode).toHaveBeenCalledTimes(1);
});
