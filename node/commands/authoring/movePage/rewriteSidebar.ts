import path from "node:path/posix";
import type { SourceFile } from "../../../common/sources";

const entry = /(?<key>\b(?:page|folder): ["']?)(?<name>\.\/[^\s"'#]+)/g;

/**
 * Updates the entries of moved files in a sidebar. Entries of files that left the group stay, and the checks report them: the author
 * must decide whether to remove them or turn them into links.
 *
 * @param moves new path of each moved file, by its old path.
 */
export function rewriteSidebar({ file, text }: SourceFile, moves: ReadonlyMap<string, string>): string {
  const here = path.dirname(file);
  return text.replace(entry, (whole, key: string, name: string) => {
    const target = path.join(here, name);
    const now = moves.get(target) ?? movedFolder(target, moves);
    return now?.startsWith(`${here}/`) ? `${key}./${path.relative(here, now)}` : whole;
  });
}

/** @returns the new path of a moved folder; undefined if it was not moved. */
function movedFolder(folder: string, moves: ReadonlyMap<string, string>): string | undefined {
  for (const [from, to] of moves) {
    const rest = from.slice(folder.length);
    if (from.startsWith(`${folder}/`) && to.endsWith(rest)) return to.slice(0, -rest.length);
  }
  return undefined;
}
