/** One edit by hand: replaces a few characters of one line, or writes a file. */
export type HandEdit =
  | { readonly file: string; readonly line: number; readonly old: string; readonly new: string }
  | { readonly file: string; readonly text: string };

/** Maximum number of edits in a migration. */
export const mostHandEdits = 30;
/** Maximum length of the text that an edit replaces, in characters, so that an edit does not quote the source's prose. */
const longestOld = 60;

/** @returns the text with the edits of its file. @throws if edits do not fit; the message names all of them. */
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
