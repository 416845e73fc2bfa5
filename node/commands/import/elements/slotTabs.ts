import { contentOf, isJsxElement, textAttribute, type JsxElement } from "../../../syntax/tree";
import { uniqueValue } from "../text/convertGroup";
import { quoted, setTags, type Place } from "./elementPlace";
import { groupOfTabs } from "./managers";
import { readTag } from "../text/readTag";

const wrappers = ["Fragment", "div", "template"];

/** Converts `<PackageManagerTabs>` with `<Fragment slot="npm">` and similar to tabs. @returns false if it is not of this form. */
export function slotTabs(place: Place): boolean {
  const { draft, node, open } = place;
  const items = contentOf(node) as readonly JsxElement[];
  const slots = items.map((item) => (isSlot(item) ? (textAttribute(item, "slot") ?? "").trim() : ""));
  const group = groupOfTabs(slots);
  if (items.length < 2 || slots.includes("") || !(group !== undefined || /Tabs?(?:$|[A-Z])/.test(open.name)))
    return false;
  setTags(
    place,
    group === undefined ? "<Tabs>" : `<Tabs group="${group}">`,
    "</Tabs>",
    "elements with slots, now tabs",
  );
  const used = new Set<string>();
  items.forEach((item, index) => {
    const label = slots[index] ?? "";
    const start = item.position?.start.offset ?? 0;
    const end = item.position?.end.offset ?? start;
    const tag = readTag(draft.text, start);
    if (tag === null) return;
    const written = `<Tab value="${quoted(uniqueValue(label, used))}" label="${quoted(label)}">`;
    draft.replace(start, tag.end, tag.isSelfClosing ? `${written}</Tab>` : written);
    if (!tag.isSelfClosing) draft.replace(draft.text.lastIndexOf("</", end - 1), end, "</Tab>");
  });
  return true;
}

function isSlot(node: { type: string }): boolean {
  return isJsxElement(node) && wrappers.includes(node.name ?? "");
}
