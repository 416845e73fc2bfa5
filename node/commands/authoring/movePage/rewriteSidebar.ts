import path from "node:path/posix";
import type { SourceFile } from "../../../common/sources";

const entry = /(?<key>\b(?:page|folder): ["']?)(?<name>\.\/[^\s"'#]+)/g;

/**
 * A sidebar names what has moved by its new place. What has left the group keeps its entry, which the checks name: whether it is to
 * go, or to become a link, its author knows.
 *
 * @param moves files, by their old names and their new ones.
 */
export function rewriteSidebar({ file, text }: SourceFile, moves: ReadonlyMap<string, string>): string {
  const here = path.dirname(file);
  return text.replace(entry, (whole, key: string, name: string) => {
    const target = path.join(here, name);
    const now = moves.get(target) ?? movedFolder(target, moves);
    return now?.startsWith(`${here}/`) ? `${key}./${path.relative(here, now)}` : whole;
  });
}

/** @returns where all files of a folder have gone; undefined where they have not. */
function movedFolder(folder: string, moves: ReadonlyMap<string, string>): string | undefined {
  for (const [from, to] of moves) {
    const rest = from.slice(folder.length);
    if (from.startsWith(`${folder}/`) && to.endsWith(rest)) return to.slice(0, -rest.length);
  }
  return undefined;
}
