import { expect, jest, test } from "@jest/globals";
import { noticeRemovals } from "./noticeRemovals";
import type { WebpackConfig } from "./webpackConfig";

/** @returns the watch file system that replaces the given one. The live preview's end-to-end test uses the real one. */
function watchedBy(watch: (...given: readonly unknown[]) => unknown) {
  const compiler = {
    hooks: { afterEnvironment: { tap: (_name: string, listener: () => void) => listener() } },
    watchFileSystem: { watch },
  };
  const config = { plugins: [] as { apply(to: object): void }[] };
  noticeRemovals(config as unknown as WebpackConfig);
  for (const plugin of config.plugins) plugin.apply(compiler);
  return compiler.watchFileSystem as typeof compiler.watchFileSystem & { readonly wfs: object };
}

test("reports a removed file as changed before it reports the collected changes", () => {
  const calls: unknown[] = [];
  const watch = jest.fn((...given: readonly unknown[]) => {
    const onAggregated = given.at(-2) as (...answer: readonly unknown[]) => void;
    onAggregated(null, "files", "folders", new Set(["b"]), new Set(["a"]));
    return "watcher";
  });
  const replaced = watchedBy(watch);
  const onAggregated = (...answer: readonly unknown[]) => calls.push(["aggregated", ...answer]);
  const onChange = (file: string) => calls.push(["changed", file]);
  expect(replaced.watch("where", "options", onAggregated, onChange)).toBe("watcher");
  expect(watch).toHaveBeenCalledWith("where", "options", expect.any(Function), onChange);
  expect(calls).toEqual([
    ["changed", "a"],
    ["aggregated", null, "files", "folders", new Set(["b"]), new Set(["a"])],
  ]);
  expect(replaced.wfs).toHaveProperty("watch", watch);
});
