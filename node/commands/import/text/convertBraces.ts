import type { Parent, Text } from "mdast";
import type { Draft } from "../draft";

const attribute = String.raw`(?:[#.][\p{L}\p{N}_:-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))`;
const braces = new RegExp(
  String.raw`\{[ \t]*(?<list>${attribute}(?:[ \t]+[\w:#.-]+(?:="[^"\n]*")?|[ \t]*${attribute})*)[ \t]*\}`,
  "gu",
);
const behind = new Set(["link", "linkReference", "image", "inlineCode", "strong", "emphasis", "delete"]);

/**
 * Converts attributes in braces, which VitePress reads after formatted words, links and pictures, and at the end of a block: an id
 * becomes an anchor, a picture keeps its width, and the rest is left out.
 *
 * @returns the offsets of the braces that are attributes and not text.
 */
export function convertBraces(draft: Draft, node: Text, parent: Parent): ReadonlySet<number> {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const taken = new Set<number>();
  const before = parent.children[parent.children.indexOf(node) - 1];
  const isLast = parent.children.at(-1) === node && /^(?:paragraph|heading|tableCell)$/.test(parent.type);
  for (const { 0: whole, index, groups } of draft.text.slice(start, end).matchAll(braces)) {
    const at = start + index;
    const isBehind = index === 0 && before !== undefined && behind.has(before.type);
    const isAtEnd = isLast && draft.text.slice(at + whole.length, end).trim() === "";
    if ((!isBehind && !isAtEnd) || draft.text[at - 1] === "\\" || isOfBox(draft.text, at)) continue;
    taken.add(at);
    const type = isBehind ? before.type : parent.type;
    const first = (isBehind ? before : (parent.children[0] ?? node)) as Text;
    writeAttributes(draft, { at, whole, list: groups?.["list"] ?? "" }, type, first.position?.start.offset ?? at);
  }
  return taken;
}

/** Whether the braces are on the first line of a box: convertBoxes reads those. */
function isOfBox(text: string, at: number): boolean {
  return /^[\s>]*:{3}/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at));
}

interface Braces {
  readonly at: number;
  readonly whole: string;
  readonly list: string;
}

/** @param start offset of the node that has the attributes. */
function writeAttributes(draft: Draft, { at, whole, list }: Braces, type: string, start: number): void {
  const parts = [...list.matchAll(/[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"']+)|[#.][^\s#.]+|\S+/g)].map(([part]) => part);
  const id = parts.find((part) => part.startsWith("#"))?.slice(1) ?? null;
  const width = type === "image" ? parts.find((part) => /^width="?[1-9]\d{0,4}"?$/.test(part)) : undefined;
  const others = parts.filter((part) => part !== `#${id ?? ""}` && part !== width);
  const isHeadingId = id !== null && type === "heading" && /^[\w-]+$/.test(id);
  const kept = isHeadingId ? `{#${id}}` : width === undefined ? "" : `{${width}}`;
  if (others.length > 0)
    draft.note(at, `"{${others.join(" ")}}" was left out: this engine takes only ids from braces.`, "lost");
  if (kept === whole) return;
  const space = kept === "" ? (/[ \t]*$/.exec(draft.text.slice(0, at))?.[0].length ?? 0) : 0;
  const anchor = id === null || isHeadingId ? "" : `<a id="${id}"></a>`;
  const isAlone = start >= at - space;
  const change = "attributes in braces, now anchors or taken out";
  draft.replace(at - (isAlone ? 0 : space), at + whole.length, isAlone ? anchor + kept : kept, change);
  if (anchor !== "" && !isAlone) draft.replace(start, start, anchor);
}
