import path from "node:path";
import type { CreateDevServerArgs, CreatePagesArgs, Node } from "gatsby";
import { collections, contentFolder, staticFolder } from "../common/sources";
import { directoryOf } from "./documentOf";
import { watchFolder } from "./watchFolder";

/**
 * In the live preview, a file that is saved while pages are being created changes its node at once, but Gatsby does not run createPages for
 * it again: a problem in the file would be reported only after the next save. The same happens when a browser requests a page while nodes
 * are changing: Gatsby runs the page's query, and forgets to create the pages. This module checks a moment later whether the pages match
 * the files. If not, it makes Gatsby create them again.
 *
 * @source gatsby, state-machines/develop: `recreatingPages` applies mutations without recording them, and `waiting` ends with the first
 *   requested query, together with the nested state machine that would create the pages.
 */
type Args = Pick<CreatePagesArgs, "getNodesByType" | "createNodeId" | "actions">;

export const lateChangeType = "LateChange";

/** Maximum time, in milliseconds, between a save and the moment when Gatsby begins to create pages. */
const longestWait = 1_000;

interface ContentFile {
  readonly absolutePath: string;
  readonly sourceInstanceName: string;
  readonly internal: { readonly contentDigest: string };
}

/**
 * The last call of createPages, and the state of all files at its beginning. Only the actions of createPages tell Gatsby to create pages
 * again: those of onCreateNode change a node, and nothing follows.
 */
let last: { readonly args: Args; readonly state: string } | undefined;
let timer: NodeJS.Timeout | undefined;
/**
 * How often a file was saved. Digests of nodes are not enough: a file that documents include has no node, and Gatsby may process two saves
 * at once. A picture that was broken and is restored has its old digest again.
 */
let saves = 0;

/** createPages calls this before it reads any file. */
export function beginPages(args: Args): void {
  last = { args, state: stateOf(args) };
}

/** Called after pages have been created, and when a file has changed. */
export function watchLateChanges(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Gatsby has not created any pages yet, and will read all files when it does.
    if (!last) return;
    const { args, state } = last;
    const contentDigest = stateOf(args);
    if (contentDigest === state) return;
    const id = args.createNodeId(lateChangeType);
    void args.actions.createNode({ id, parent: null, children: [], internal: { type: lateChangeType, contentDigest } });
    // Gatsby may lose this change too.
    watchLateChanges();
  }, longestWait);
  // Do not keep the process alive for this timer.
  timer.unref();
}

/**
 * Watches the content and static folders, because no other hook notices these changes: deleting a file creates no node, and files in
 * `static` never have one.
 */
export function watchContent(args: CreateDevServerArgs): void {
  for (const name of [contentFolder, staticFolder]) watchFolder(path.join(directoryOf(args), name), noticeSave);
}

/** @param name of the file. Editors' own temporary files are not counted as saves. */
export function noticeSave(name: string): void {
  if (!/^\.|~$/.test(path.basename(name))) saves += 1;
  watchLateChanges();
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
