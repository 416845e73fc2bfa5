const notation = /\[!code --(?::(?<count>\d+))?\]/;
/** The notation in a comment on a line of its own: it applies to the lines below it, not to its own line. */
const alone = /^\s*(?:#|\/\/|--|;|%|\/\*|<!--|\{\/\*)?\s*\[!code --(?::\d+)?\]\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Applies the change that a code block shows: lines marked `[!code --]` become empty, so that line numbers do not change. Removed lines
 * are not checked, because they may be outdated.
 */
export function textAfterChange(text: string): string {
  if (!text.includes("[!code --")) return text;
  const lines = text.split("\n");
  const gone = new Set<number>();
  lines.forEach((line, index) => {
    const found = notation.exec(line);
    if (!found) return;
    const count = Math.min(Number(found.groups?.["count"] ?? 1), lines.length);
    const first = alone.test(line) ? index + 1 : index;
    gone.add(index);
    for (let offset = 0; offset < count; offset += 1) gone.add(first + offset);
  });
  return lines.map((line, index) => (gone.has(index) ? "" : line)).join("\n");
}
