import { contentOf, isJsxElement, type JsxElement } from "../../../syntax/tree";
import { uniqueValue } from "../text/convertGroup";
import { attributeOf, dataOf, quoted, setTags, unwrap, type Place } from "./elementPlace";
import type { Literal } from "./literalOf";
import { groupOfTabs } from "./managers";
import { readTag } from "../text/readTag";
import { takeOut } from "./takeOut";

interface Labels {
  readonly values: ReadonlyMap<string, string>;
}

function labelsOf(place: Pick<Place, "open">): Labels {
  const values = dataOf(place, "values");
  const pairs = Array.isArray(values) ? (values as readonly Literal[]) : [];
  return {
    values: new Map(
      pairs.flatMap((pair) => {
        const { value, label } = (pair ?? {}) as { value?: Literal; label?: Literal };
        return typeof value === "string" && typeof label === "string" ? [[value, label]] : [];
      }),
    ),
  };
}

export function convertTabs(place: Place): void {
  const items = contentOf(place.node);
  // The import itself made these tabs from a code group or from plugin tabs.
  if (
    items.length > 0 &&
    items.every((node) => isJsxElement(node) && node.name === "Tab") &&
    place.open.attributes.every(({ name }) => name === "group")
  )
    return;
  if (items.length === 0 || !items.every((node) => isJsxElement(node) && node.name === "TabItem")) {
    unwrap(place, "<Tabs> contains something other than <TabItem>: its tags were removed.");
    return;
  }
  const tags = (items as readonly JsxElement[]).map((item) =>
    readTag(place.draft.text, item.position?.start.offset ?? 0),
  );
  const names = tags.map((open) => (open && (attributeOf({ open }, "value") ?? attributeOf({ open }, "label"))) ?? "");
  const group = groupOfTabs(names, attributeOf(place, "groupId") ?? attributeOf(place, "syncKey"));
  setTags(place, group === undefined ? "<Tabs>" : `<Tabs group="${quoted(group)}">`, "</Tabs>", "tabs");
  const { values } = labelsOf(place);
  const used = new Set<string>();
  for (const item of items as readonly JsxElement[]) {
    const open = readTag(place.draft.text, item.position?.start.offset ?? 0);
    if (open === null) continue;
    const own = attributeOf({ open }, "value");
    const label = attributeOf({ open }, "label") ?? values.get(own ?? "") ?? own ?? "Tab";
    place.draft.replace(
      open.start,
      open.end,
      `<Tab value="${quoted(uniqueValue(own ?? label, used))}" label="${quoted(label)}">${open.isSelfClosing ? "</Tab>" : ""}`,
    );
    const end = item.position?.end.offset ?? open.end;
    if (!open.isSelfClosing) place.draft.replace(place.draft.text.lastIndexOf("</", end - 1), end, "</Tab>");
  }
}

/** Leaves a `<Tab>` in tabs that the import itself made; takes out any other. */
export function convertTab(place: Place): void {
  const holder = place.parent as unknown as JsxElement | null;
  const isInTabs = holder !== null && isJsxElement(holder) && holder.name === "Tabs";
  if (!isInTabs || !contentOf(holder).every((node) => isJsxElement(node) && node.name === "Tab")) takeOut(place);
}

/** Removes the tags of a `<TabItem>` outside of tabs; convertTabs converts the others. */
export function convertTabItem(place: Place): void {
  const holder = place.parent as unknown as JsxElement | null;
  const isInTabs = holder !== null && isJsxElement(holder) && holder.name === "Tabs";
  if (!isInTabs) unwrap(place, `<TabItem> is outside <Tabs>: its tags were removed.`);
}
