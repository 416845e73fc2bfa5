import { toString } from "mdast-util-to-string";
import { isJsxElement, textAttribute, type JsxElement } from "../../../syntax/tree";
import { setTags, type Place } from "./elementPlace";

const blockNames = /^(?:div|p|section|center)$/;
const labelClass = /(?:^|[\s_-])(?:label|badge|tag|chip|pill|status)(?:$|[\s_-])/i;
const longestLabel = 40;

/** Whether an element in a heading is a block in HTML, such as `<div className="label">`. */
export function isBlockElement(node: { type: string }): node is JsxElement {
  return isJsxElement(node) && blockNames.test(node.name ?? "");
}

/** Whether such an element is a label next to the words, so that it can be a badge. */
export function isLabel(node: { type: string }): boolean {
  if (!isBlockElement(node) || !labelClass.test(textAttribute(node, "className") ?? "")) return false;
  const words = toString(node).trim();
  return words !== "" && words.length <= longestLabel;
}

/** Converts a block within a heading to a badge, or else to `<span>`, so that its words stay on the line. */
export function convertBlockInHeading(place: Place): boolean {
  const { node, parent, open, close, draft } = place;
  if (parent?.type !== "heading" || !isBlockElement(node)) return false;
  const before = parent.children[parent.children.indexOf(node as never) - 1];
  const space = followsElement(before) ? " " : "";
  if (isLabel(node)) setTags(place, `${space}<Badge>`, "</Badge>", "badges");
  else {
    draft.replace(open.start, open.start + 1 + open.name.length, `${space}<span`, "blocks in headings");
    if (close) draft.replace(close.start, close.end, "</span>");
  }
  return true;
}

/** Whether a block needs a space in front of it, because the element before it would be on a line of its own in HTML. */
export function followsElement(before: { type: string } | undefined): boolean {
  return before !== undefined && isBlockElement(before);
}
