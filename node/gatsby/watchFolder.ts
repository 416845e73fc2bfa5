import { watch, type FSWatcher } from "node:fs";

/** Milliseconds until a folder is watched again after the system has failed to do so. */
const pause = 1_000;

/**
 * Watches a folder and all folders below it, for as long as the process runs. Node reads each new folder, and one that is deleted in that
 * moment is an error of the watcher, which would end the process, and after which it does not know all folders.
 *
 * @param onChange is told the name of what has changed, from the folder; "" where that is not known.
 * @param open Node's `watch`.
 * @returns ends the watch.
 */
export function watchFolder(folder: string, onChange: (name: string) => void, open = watch): () => void {
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    watcher?.close();
    clearTimeout(timer);
  };
  const startAgain = () => {
    stop();
    timer = setTimeout(() => start() && onChange(""), pause);
    timer.unref();
  };
  const start = () => {
    try {
      watcher = open(folder, { recursive: true }, (_, name) => onChange(name ?? ""));
    } catch {
      startAgain();
      return false;
    }
    watcher.on("error", startAgain);
    return true;
  };
  start();
  return stop;
}
