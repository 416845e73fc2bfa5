import { splitItemKey, type ItemKey } from "../../../node/syntax/items";
import type { Item } from "../kinds/kind";
import { kindOf, factsFiles } from "./facts";

/** Kinds of things that pages show. */
export const items: readonly Item<string>[] = factsFiles.flatMap((file) => kindOf[file].items);

/** The anchor of an item on every page that shows it. */
export function anchorOf(key: ItemKey): string {
  const { kind, id } = splitItemKey(key);
  return items.find((item) => item.kind === kind)?.anchor(id) ?? id;
}
