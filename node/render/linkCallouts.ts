import type { Link, Paragraph } from "mdast";
import { fill } from "../../src/shared/fill";
import type { DocumentStrings } from "../../src/shared/strings";
import { hasItem } from "../codeBlocks/checkMarks";
import type { Callouts } from "../codeBlocks/readCallouts";
import { setHtml } from "../syntax/tree";
import type { CodeElement } from "./highlight";

/**
 * Links lines of a code block to the list items that explain them, and the items back to the lines.
 *
 * @param block number of the code block, which its anchors contain.
 * @param next  the node after the code block; changed if it is the list of explanations.
 * @returns the link at the end of each line.
 */
export function linkCallouts(
  { lines }: Callouts,
  next: { readonly type: string } | undefined,
  block: number,
  { code }: DocumentStrings,
): ReadonlyMap<number, CodeElement> {
  const links = new Map<number, CodeElement>();
  const seen = new Set<number>();
  for (const [line, number] of lines) {
    if (!hasItem(next, number)) continue;
    const id = `callout-${block}-${number}`;
    const lineId = `${id}-line`;
    const isFirst = !seen.has(number);
    seen.add(number);
    links.set(line, {
      type: "element",
      tagName: "a",
      properties: {
        className: ["callout"],
        ...(isFirst && { id: lineId }),
        href: `#${id}`,
        dataNumber: String(number),
        ariaLabel: fill(code.callout, { number: String(number) }),
      },
      children: [],
    });
    const item = next.children[number - (next.start ?? 1)];
    if (!isFirst || !item) continue;
    const back: Link = { type: "link", url: `#${lineId}`, children: [{ type: "text", value: String(number) }] };
    setHtml(back, undefined, {
      className: ["callout"],
      ariaLabel: fill(code.backToLine, { number: String(number) }),
    });
    setHtml(next, undefined, { className: ["callouts"] });
    setHtml(item, undefined, { id });
    const first = item.children[0];
    if (first?.type === "paragraph") first.children.unshift(back);
    else item.children.unshift({ type: "paragraph", children: [back] } satisfies Paragraph);
  }
  return links;
}
