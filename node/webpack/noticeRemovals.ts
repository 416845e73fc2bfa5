import type { WebpackConfig } from "./webpackConfig";

type OnChange = (file: string, time: number) => void;
type OnAggregated = (error: Error | null, files: unknown, folders: unknown, changes?: Files, removals?: Files) => void;
type Files = ReadonlySet<string>;

interface WatchFileSystem {
  watch(...given: readonly [...where: unknown[], onAggregated: OnAggregated, onChange: OnChange]): unknown;
}

/** The part of webpack's compiler API that is used here. */
interface Compiler {
  readonly hooks: { readonly afterEnvironment: { tap(name: string, listener: () => void): void } };
  watchFileSystem: WatchFileSystem;
}

/**
 * Makes webpack report a removed file at once, like a changed one. Gatsby suspends webpack's watching between two
 * compilations and resumes it when webpack reports a change. webpack reports neither a removal nor the changes after
 * one: it never compiled the next page with a component of its own, which stayed blank.
 *
 * @source webpack 5, lib/node/NodeWatchFileSystem.js: only `change` calls back at once, and `aggregated` ends the
 *   watching. lib/WatchIgnorePlugin.js replaces `watchFileSystem` in the same way.
 */
export function noticeRemovals(config: WebpackConfig): void {
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.afterEnvironment.tap("noticeRemovals", () => {
        const { watchFileSystem } = compiler;
        const replaced: WatchFileSystem & { readonly wfs: WatchFileSystem } = {
          // webpack-virtual-modules looks here for the file system with the watchers.
          wfs: watchFileSystem,
          watch: (...given) => {
            const [onAggregated, onChange] = given.slice(-2) as [OnAggregated, OnChange];
            const where = given.slice(0, -2);
            return watchFileSystem.watch(
              ...where,
              (error, files, folders, changes, removals = new Set()) => {
                for (const file of removals) onChange(file, Date.now());
                onAggregated(error, files, folders, changes, removals);
              },
              onChange,
            );
          },
        };
        compiler.watchFileSystem = replaced;
      });
    },
  });
}
