import type { Problem } from "../common/problem";

/**
 * Applies the unambiguous fixes to a file's text.
 *
 * @param problems of this file; those without an edit are ignored.
 * @returns the text and the problems that are fixed in it.
 */
export function applyEdits(
  text: string,
  problems: readonly Problem[],
): { readonly text: string; readonly fixed: readonly Problem[] } {
  const starts = lineStarts(text);
  const changes: { readonly start: number; readonly end: number; readonly replace: string }[] = [];
  const fixed: Problem[] = [];
  for (const problem of problems) {
    const { edit, line, column = 1 } = problem;
    const from = (starts[line - 1] ?? text.length) + column - 1;
    if (!edit) continue;
    const start = findEdit(text, from, edit.find);
    const end = start + edit.find.length;
    // Two overlapping fixes cannot both be right.
    if (start === -1 || changes.some((change) => start < change.end && change.start < end)) continue;
    changes.push({ start, end, replace: edit.replace });
    fixed.push(problem);
  }
  // Apply changes from the end, so that the earlier positions stay valid.
  const result = changes
    .sort((a, b) => b.start - a.start)
    .reduce((before, { start, end, replace }) => before.slice(0, start) + replace + before.slice(end), text);
  return { text: result, fixed };
}

/** The text of a link may equal its address, so a match in a link target of the same paragraph takes precedence. */
function findEdit(text: string, from: number, find: string): number {
  const paragraph = text.slice(from).split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? "";
  for (const opening of ["](", 'href="', "]: "]) {
    const found = paragraph.indexOf(opening + find);
    const after = paragraph[found + opening.length + find.length];
    // The match must be the whole address: not "/guide" in "/guide/install".
    if (found !== -1 && (after === undefined || /[\s)"]/.test(after))) return from + found + opening.length;
  }
  // Text that is not a link is at the position itself, or later on the same line.
  if (/^(?:[./]|#(?![# ]))/.test(find)) return -1;
  const line = paragraph.split("\n", 1)[0] ?? "";
  const found = line.indexOf(find);
  return found === -1 ? -1 : from + found;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
