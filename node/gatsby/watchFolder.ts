import { watch, type FSWatcher } from "node:fs";

/** Milliseconds until a failed watch of a folder is started again. */
const pause = 1_000;

/**
 * Watches a folder and all folders below it while the process runs. Node reads each new folder. If a folder is deleted at that moment, the
 * watcher emits an error, which would end the process; after the error, the watcher also misses some folders. So the folder is then watched
 * anew.
 *
 * @param onChange gets the name of the changed file, relative to the folder; "" if the name is not known.
 * @param open Node's `watch`.
 * @returns a function that ends the watch.
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
