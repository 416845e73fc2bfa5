import type { Problem } from "../common/problem";

/**
 * Writes the remedies that are certain into a file's text.
 *
 * @param problems of this file; those without an edit are passed over.
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
    // Two remedies of one place cannot both be right.
    if (start === -1 || changes.some((change) => start < change.end && change.start < end)) continue;
    changes.push({ start, end, replace: edit.replace });
    fixed.push(problem);
  }
  // From the end, so that the places in front of a change stay where they are.
  const result = changes
    .sort((a, b) => b.start - a.start)
    .reduce((before, { start, end, replace }) => before.slice(0, start) + replace + before.slice(end), text);
  return { text: result, fixed };
}

/** A link's words may be its address too: what is written as a target comes first, in the same paragraph. */
function findEdit(text: string, from: number, find: string): number {
  const paragraph = text.slice(from).split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? "";
  for (const opening of ["](", 'href="', "]: "]) {
    const found = paragraph.indexOf(opening + find);
    const after = paragraph[found + opening.length + find.length];
    // "/guide" is not meant where "/guide/install" stands.
    if (found !== -1 && (after === undefined || /[\s)"]/.test(after))) return from + found + opening.length;
  }
  // What is no link stands at the place itself, or a few signs behind it in the same line.
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
