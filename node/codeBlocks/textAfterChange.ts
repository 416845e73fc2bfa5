const notation = /\[!code --(?::(?<count>\d+))?\]/;
/** The notation alone in a comment: it speaks of the lines below it, and not of its own. */
const alone = /^\s*(?:#|\/\/|--|;|%|\/\*|<!--|\{\/\*)?\s*\[!code --(?::\d+)?\]\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * What remains of a code block when the change that it shows is made: lines marked `[!code --]` become empty, so that the
 * others keep their numbers. What is shown as taken away need not be true any more.
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
