import type { Heading, Parent, Root } from "mdast";
import type { Node } from "unist";
import type { HeadingIdNode } from "../../../syntax/headingIdSyntax";
import { each, type JsxElement } from "../../../syntax/tree";
import type { Range } from "../code/codeRanges";
import type { Draft } from "../draft";
import { tagsIn } from "./tagsIn";

/** Elements that are links here, too, when they contain several blocks. */
const linkNames = /^(?:a|Link|LinkButton)$/;

/** @returns the ranges of the links of a text that are written as elements. */
export function linkRanges(text: string): readonly Range[] {
  const ranges: Range[] = [];
  const open: number[] = [];
  for (const { name, start, end, isClosing, isSelfClosing } of tagsIn(text)) {
    if (!linkNames.test(name) || isSelfClosing) continue;
    if (!isClosing) open.push(start);
    else {
      const from = open.pop();
      if (from !== undefined) ranges.push({ start: from, end });
    }
  }
  return ranges;
}

/** @returns the headings within links. The link to such a heading would be within another link, which HTML does not allow. */
export function headingsInLinks(tree: Root): ReadonlySet<Heading> {
  const found = new Set<Heading>();
  each<JsxElement>(tree, ["mdxJsxFlowElement"], (node) => {
    if (linkNames.test(node.name ?? "") && node.attributes.some(isAddress))
      each<Heading>(node, ["heading"], (heading) => void found.add(heading));
  });
  return found;
}

function isAddress(attribute: JsxElement["attributes"][number]): boolean {
  return "name" in attribute && (attribute.name === "href" || attribute.name === "to");
}

/** Converts a heading within a link to a bold paragraph. An anchor that the author wrote stays, without a link. */
export function convertToBold(draft: Draft, heading: Heading): void {
  const { text } = draft;
  const [start, end] = [heading.position?.start.offset ?? 0, heading.position?.end.offset ?? 0];
  const children = heading.children as readonly Node[];
  const words = children.filter(({ type }) => type !== "headingId");
  const id = (children.find(({ type }) => type === "headingId") as HeadingIdNode | undefined)?.id;
  const first = words[0]?.position?.start.offset ?? end;
  const last = words.at(-1)?.position?.end.offset ?? end;
  const isBold = words.length === 0 || holdsStrong(heading);
  const lead = draft.leadOf(start);
  const lineAbove =
    text
      .slice(0, start - lead.length)
      .split("\n")
      .at(-2) ?? "";
  const lineBelow = text.slice(end).split("\n", 2)[1] ?? "";
  const isFree = (line: string) => /^[\s>]*$/.test(line);
  const [signs, anchor] = [isBold ? "" : "**", id === undefined ? "" : `<span id="${id}"></span>`];
  draft.replace(start, first, (isFree(lineAbove) ? "" : `\n${lead}`) + signs, "headings in links");
  const spaces = /\s*$/.exec(text.slice(first, last))?.[0].length ?? 0;
  draft.replace(last - spaces, end, signs + anchor + (isFree(lineBelow) ? "" : `\n${lead}`));
}

function holdsStrong(heading: Parent): boolean {
  let found = false;
  each(heading, ["strong"], () => void (found = true));
  return found;
}
