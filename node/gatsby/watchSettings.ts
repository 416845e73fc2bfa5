import { watch } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { directoryOf } from "./documentOf";

const settingsFolder = "src/site";
/** Some editors write a file in several steps, in milliseconds. */
const pause = 200;

/** The live preview reads the settings when it starts, so that a page keeps the former value of a variable: the terminal says so. */
export function watchSettings(args: Pick<CreateDevServerArgs, "reporter" | "store">): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(directoryOf(args), settingsFolder), (_, name) => {
    if (!name?.endsWith(".ts") || name.includes(".test.")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const what = `${settingsFolder}/${name} has changed, but the live preview read it when it started.`;
      args.reporter.warn(`${what} Stop "npm run develop", and start it again.`);
    }, pause);
  });
  return () => watcher.close();
}
