import { isJsxElement, textAttribute, type JsxElement } from "../../../syntax/tree";
import { isLabel } from "./blockInHeading";
import type { Place } from "./elementPlace";
import { hasInlineContent, setInlineTags } from "./setInlineTags";

const versionNames =
  /^(?:Since|Version|VersionBadge|Available(?:Since|From|In)|(?:Added|New|Introduced|Removed)(?:In|Since)|Deprecated(?:In|Since))$/;
const shown = ["v", "version", "since", "pkg", "type", "variant"];

/**
 * @returns the text of an element that shows a version, such as "Since 3.0.0" for `<Since v="3.0.0" />`; undefined if it is not
 * such an element, or if no attribute has the version.
 */
export function versionWords(node: JsxElement): string | undefined {
  const name = node.name ?? "";
  const version = ["v", "version", "since"].map((key) => textAttribute(node, key)).find((value) => value?.trim());
  if (!versionNames.test(name) || version === undefined) return undefined;
  const pkg = textAttribute(node, "pkg");
  const lead = /^Version/.test(name)
    ? ""
    : `${name[0] ?? ""}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} `;
  return `${lead}${pkg === undefined ? "" : `${pkg}@`}${version}`;
}

/** Whether the import converts an element of a heading to a badge. */
export function isBadge(node: { type: string }): node is JsxElement {
  return isJsxElement(node) && (node.name === "Badge" || versionNames.test(node.name ?? "") || isLabel(node));
}

/** Converts `<Since v="3.0.0" />` and `<Version>4.0</Version>` to a badge. @returns false if the element is not of this form. */
export function convertVersion(place: Place): boolean {
  const { node, open, close, draft } = place;
  const inside = close === null ? "" : draft.text.slice(open.end, close.start);
  const words = versionWords(node);
  const isKnown = open.attributes.every(({ name, kind }) => shown.includes(name) && kind !== "expression");
  if (!versionNames.test(open.name) || !isKnown || !hasInlineContent(place)) return false;
  if (words !== undefined && inside.trim() === "")
    draft.replace(open.start, close?.end ?? open.end, `<Badge>${words.replace(/[<{]/g, "\\$&")}</Badge>`, "badges");
  else if (words === undefined && inside.trim() !== "") setInlineTags(place, "<Badge>", "</Badge>", "badges");
  else return false;
  return true;
}
