import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { directoryOf } from "./documentOf";
import { watchFolder } from "./watchFolder";

const settingsFolder = "src/site";
/** Milliseconds to wait after a change, because some editors write a file in several steps. */
const pause = 200;

/**
 * The live preview reads the settings only when it starts, so pages keep the old value of a variable. This tells the author so in the
 * terminal and on open pages.
 *
 * @param onChange gets a message about the files that have changed since the start; null once they are as before.
 */
export function watchSettings(
  args: Pick<CreateDevServerArgs, "reporter" | "store">,
  onChange: (text: string | null) => void,
): () => void {
  const folder = path.join(directoryOf(args), settingsFolder);
  const atStart = existsSync(folder) ? readCode(folder) : {};
  let timer: NodeJS.Timeout | undefined;
  const stop = watchFolder(folder, (name) => {
    if (name !== "" && !isCode(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = readCode(folder);
      const changed = Object.keys({ ...atStart, ...now }).filter((each) => atStart[each] !== now[each]);
      const text = changed.length === 0 ? null : adviceOn(changed);
      if (text !== null) args.reporter.warn(text);
      onChange(text);
    }, pause);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function adviceOn(names: readonly string[]): string {
  const files = names.map((name) => `${settingsFolder}/${name}`).join(", ");
  const [have, them] = names.length === 1 ? ["has", "it"] : ["have", "them"];
  const what = `${files} ${have} changed, but the live preview read ${them} when it started.`;
  return `${what} Stop "npm run develop", and start it again.`;
}

function isCode(name: string): boolean {
  return name.endsWith(".ts") && !name.includes(".test.");
}

/** @returns the texts by file name. */
function readCode(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter(isCode).sort();
  return Object.fromEntries(names.map((name) => [name, textOf(path.join(folder, name))]));
}

/** @returns "" for a file that an editor or git has just moved away. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
