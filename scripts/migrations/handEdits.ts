/** One edit by hand: a few characters of one line become others, or a file is written. */
export type HandEdit =
  | { readonly file: string; readonly line: number; readonly old: string; readonly new: string }
  | { readonly file: string; readonly text: string };

/** Edits that a migration may need. */
export const mostHandEdits = 30;
/** An edit names what it replaces, and quotes no prose of the source. */
const longestOld = 60;

/** @returns the text with the edits of its file. @throws where an edit does not fit, all of them at once. */
export function applyHandEdits(file: string, text: string, edits: readonly HandEdit[]): string {
  const lines = text.split("\n");
  const problems: string[] = [];
  for (const edit of edits) {
    if (!("line" in edit)) continue;
    const line = lines[edit.line - 1] ?? "";
    const count = line.split(edit.old).length - 1;
    if (edit.old === "" || edit.old.length > longestOld)
      problems.push(`${file}:${String(edit.line)}  "old" is not 1 to ${String(longestOld)} characters long.`);
    else if (count !== 1)
      problems.push(`${file}:${String(edit.line)}  "${edit.old}" is there ${String(count)} times instead of once.`);
    else lines[edit.line - 1] = line.replace(edit.old, () => edit.new);
  }
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nFix: correct the edits of the source.`);
  return lines.join("\n");
}
