import type { Node, Parent } from "unist";

/** Stands for a character that is not prose: neither a letter nor a space, so that no pattern of prose takes it for one. */
export const covered = "\uFFFC";

/** Stands for a character that marks words: of "**words**" each star. */
export const edge = "\u2060";

/** A sign that a backslash turns into text, and a comment of a ".md" file. */
const meantAsText = /\\[!-/:-@[-`{-~]|<!--(?:(?!<!--)[^])*?-->/g;

/**
 * @param node a paragraph, a heading or a cell of a table.
 * @param source the file that it stands in.
 * @returns its source, in which all but words is covered (code, formulas, addresses of links, escaped signs), with its place in
 *   the file. What has a place there has the same place in the source. An address that stands by itself is words.
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
    // GitHub's flavor makes links of words later on; those have no places.
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
