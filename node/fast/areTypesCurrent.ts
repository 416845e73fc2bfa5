import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** What decides which types there are, from the repository root: schema and queries. Content does not, all types are declared. */
const code = ["package-lock.json", "node", "src"];

/**
 * Whether the types of the queries are there and younger than all code. A build then need not write them again, which takes as
 * long as all its pages.
 *
 * @param root absolute path of the repository.
 * @param types the file that Gatsby writes them to, from the root.
 */
export function areTypesCurrent(root: string, types: string): boolean {
  const written = changedAt(path.join(root, types));
  const files = code.flatMap((entry) => filesOf(path.join(root, entry)));
  return written !== null && files.every((file) => (changedAt(file) ?? 0) <= written);
}

function filesOf(entry: string): readonly string[] {
  if (!statSync(entry, { throwIfNoEntry: false })?.isDirectory()) return [entry];
  const found = readdirSync(entry, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
}

/** @returns milliseconds since 1970; null where there is no such file. */
function changedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
