import type { Node, Parent } from "unist";

/** Replaces a character that is not prose. It is neither a letter nor a space, so that patterns for prose do not match it. */
export const covered = "\uFFFC";

/** Replaces a character that marks words, such as each star of "**words**". */
export const edge = "\u2060";

/** A sign that is escaped by a backslash, or a comment in a ".md" file. */
const meantAsText = /\\[!-/:-@[-`{-~]|<!--(?:(?!<!--)[^])*?-->/g;

/**
 * @param node a paragraph, a heading or a table cell.
 * @param source the text of its file.
 * @returns its source with everything but words covered (code, formulas, addresses of links, escaped signs), and where it starts in the
 *   file. Offsets in this text are the same as in the source. A bare address counts as words.
 */
export function plainTextOf(node: Parent, source: string): { readonly text: string; readonly start: number } {
  const placed = node.children.filter(({ position }) => position);
  const start = startOf(placed[0] ?? node);
  const signs = source.slice(start, endOf(placed.at(-1) ?? node)).split("");
  const cover = (from: number, to: number, sign: string) => {
    for (let at = from - start; at < to - start; at += 1) if (signs[at] !== "\n") signs[at] = sign;
  };
  const walk = (child: Node) => {
    const [from, to] = [startOf(child), endOf(child)];
    if (child.type === "text" || (child.type === "link" && !/[[<]/.test(source.charAt(from)))) return;
    // GFM turns words into links after parsing; such links have no position.
    const inner = ((child as Partial<Parent>).children ?? []).filter(({ position }) => position);
    const [first, last = child] = [inner[0], inner.at(-1)];
    if (!first) return cover(from, to, covered);
    cover(from, startOf(first), edge);
    cover(endOf(last), to, edge);
    inner.forEach(walk);
  };
  placed.forEach(walk);
  const text = signs.join("").replace(meantAsText, (found) => found.replace(/[^\n]/g, covered));
  return { text: text.replaceAll("\r", " "), start };
}

function startOf({ position }: Node): number {
  return position?.start.offset ?? 0;
}

function endOf({ position }: Node): number {
  return position?.end.offset ?? 0;
}
