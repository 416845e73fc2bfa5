import { setTimeout as wait } from "node:timers/promises";
import { runBuild, startBuild, stopGroup } from "../../support/workspaces";
import type { Edit } from "../edit";
import type { State } from "../state";

/**
 * Builds that do not finish, run before the build that is compared. They come last in their step. The edit before each is one that
 * the unfinished build may have recorded in a cache without writing its output.
 */
export const failures = {
  async brokenPage(state) {
    const file = state.draw(state.documents());
    if (file === null) return null;
    const other = editText(state);
    const text = state.read(file);
    state.write(file, `${text}\n<NoSuchComponent />\n`);
    const { code } = await runBuild(state.folder, state.environment);
    if (code === 0) throw new Error(`The build took no offence at <NoSuchComponent /> in ${file}.`);
    state.write(file, `${text}\nIt was broken for one build, and is number ${state.next()} now.\n`);
    return `${file}, mended after a build; ${other} edited before it`;
  },

  async killedBuild(state) {
    const other = editText(state);
    const part = state.random.next();
    const child = startBuild(state.folder, state.environment);
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.stdout?.resume();
    child.stderr?.resume();
    await Promise.race([ended, wait(part * state.lastBuild)]);
    stopGroup(child);
    await ended;
    return `after ${Math.round(part * 100)} in 100 parts of the last one's time; ${other} edited before it`;
  },
} satisfies Readonly<Record<string, Edit>>;

/** Edits only words, on which nothing but the page itself depends. */
function editText(state: State): string {
  const file = state.draw(state.files("content", ".mdx")) ?? "nothing";
  if (file !== "nothing")
    state.change(file, (text) => `${text}\nEdit ${state.next()}, before a build that does not end.\n`);
  return file;
}
