import type { List, ListItem, Paragraph, PhrasingContent, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import { contentOf } from "../../../syntax/tree";
import type { Place } from "./elementPlace";

/** Converts Starlight's file tree: each item begins with a name, which this engine expects in backticks. */
export function convertFileTree({ node, draft, open, close }: Place): void {
  const content = contentOf(node);
  const [list] = content;
  if (content.length !== 1 || list?.type !== "list") {
    draft.note(open.start, "<FileTree> contains something other than one list: its tags were removed.");
    draft.replace(open.start, open.end, "");
    if (close) draft.replace(close.start, close.end, "");
    return;
  }
  draft.replace(open.start, open.end, "<FileTree>");
  draft.count("trees of files");
  for (const item of itemsOf(list as List)) convertItem(item);

  function convertItem({ children: [paragraph] }: ListItem): void {
    const [first] = (paragraph as Paragraph | undefined)?.children ?? [];
    if (!first || first.type === "inlineCode" || first.type === "link") return;
    const { position } = first as Text;
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    if (first.type === "text") convertName(first, start);
    else if (isMarked(first)) draft.replace(start, end, `\`${toString(first)}\``);
    else draft.note(start, "An item of <FileTree> does not begin with a name: write one in backticks.");
  }

  function convertName({ position }: Text, start: number): void {
    const name = /^\S+/.exec(draft.text.slice(start, position?.end.offset))?.[0] ?? "";
    draft.replace(start, start + name.length, `\`${name.replace(/\\(?=[^\w\s])/g, "")}\``);
  }
}

function isMarked({ type }: PhrasingContent): boolean {
  return type === "strong" || type === "emphasis" || type === "delete";
}

function itemsOf(list: List): readonly ListItem[] {
  return list.children.flatMap((item) => [
    item,
    ...item.children.flatMap((child) => (child.type === "list" ? itemsOf(child) : [])),
  ]);
}
