import path from "node:path";
import type { CreateDevServerArgs, CreatePagesArgs, Node, NodePluginArgs } from "gatsby";
import { collections, contentFolder, staticFolder } from "../common/sources";
import { directoryOf } from "./documentOf";
import { watchFolder } from "./watchFolder";

/**
 * In the live preview, a file that is saved while pages are being created changes its node at once, and Gatsby does not
 * create pages for it again: what was wrong with the file would be said after the next save only. The same holds where a browser
 * asks for a page while nodes are changing: Gatsby runs its query, and forgets what it was about to do. This looks a moment later
 * whether the pages are those of the files, and lets Gatsby create them again where they are not.
 *
 * @source gatsby, state-machines/develop: of all states, `recreatingPages` alone runs mutations without taking note of them, and
 *   `waiting` ends with the first query that is asked for, with the state machine in it that would create the pages.
 */
type Args = Pick<NodePluginArgs, "getNodesByType" | "createNodeId"> & Pick<CreatePagesArgs, "actions">;

export const lateChangeType = "LateChange";

/** After a save, Gatsby begins to create pages within this time, in milliseconds. */
const longestWait = 1_000;

interface ContentFile {
  readonly absolutePath: string;
  readonly sourceInstanceName: string;
  readonly internal: { readonly contentDigest: string };
}

/** The state of all files for which pages were last created. */
let created = "";
let timer: NodeJS.Timeout | undefined;
/**
 * How often a file was saved. Of a file that documents include there is no node, and Gatsby may learn of two saves at once: a picture
 * that was broken and is whole again has the digest that it had.
 */
let saves = 0;

/** Called by createPages before it reads a file. */
export function beginPages(args: Args): void {
  created = stateOf(args);
}

/** Called when pages have been created, and when a file has changed. */
export function watchLateChanges(args: Args): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const contentDigest = stateOf(args);
    if (contentDigest === created) return;
    const id = args.createNodeId(lateChangeType);
    void args.actions.createNode({ id, parent: null, children: [], internal: { type: lateChangeType, contentDigest } });
    // Gatsby may forget this one as well.
    watchLateChanges(args);
  }, longestWait);
  // A process that has nothing else to do is to end.
  timer.unref();
}

/** A file that is deleted creates no node, and one in `static` never does, so that no other hook hears of them. */
export function watchContent(args: CreateDevServerArgs): void {
  for (const name of [contentFolder, staticFolder])
    watchFolder(path.join(directoryOf(args), name), (file) => noticeSave(args, file));
}

/** @param name of the file. Editors keep files of their own beside it. */
export function noticeSave(args: Args, name: string): void {
  if (!/^\.|~$/.test(path.basename(name))) saves += 1;
  watchLateChanges(args);
}

function stateOf({ getNodesByType }: Args): string {
  const files = (getNodesByType("File") as (Node & ContentFile)[])
    .filter(
      ({ sourceInstanceName }) =>
        ["reference", "recordings", "snippets"].includes(sourceInstanceName) || sourceInstanceName in collections,
    )
    .map(({ absolutePath, internal }) => `${absolutePath} ${internal.contentDigest}`)
    .sort();
  return [saves, ...files].join("\n");
}
