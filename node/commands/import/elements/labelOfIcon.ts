import { escaped } from "./convertData";
import { attributeOf, type Place } from "./elementPlace";

/** Whether an element shows one of the pictures that a site names, so that its `name` is no text. */
export const isIcon = ({ open }: Pick<Place, "open">) => /icon$/i.test(open.name);

/**
 * Replaces an icon by its label: the label is all that a reader gets of an icon without words beside it, as in the cell of a table. An icon
 * without a label is decoration.
 *
 * @returns false if the element is not such an icon. In a heading, words would change the anchor.
 */
export function labelOfIcon(place: Place): boolean {
  const { draft, open, close } = place;
  const { text } = draft;
  const end = close?.end ?? open.end;
  const label = ["label", "title", "aria-label"].map((name) => attributeOf(place, name)).find((words) => words?.trim());
  const line = text.slice(text.lastIndexOf("\n", open.start - 1) + 1, open.start);
  if (!isIcon(place) || label === undefined || /^[\s>]*#{1,6}\s/.test(line)) return false;
  if (close !== null && text.slice(open.end, close.start).trim() !== "") return false;
  const before = /(?:[\p{L}\p{N}.,;:!?)]|\/>|<\/\w+>(?:<\w[^<>]*>)?)$/u.test(line) ? " " : "";
  const behind = /^[\p{L}\p{N}(]/u.test(text.slice(end)) ? " " : "";
  draft.note(open.start, `<${open.name}> is not an element here: its label replaces it.`, "lost");
  draft.replace(
    open.start,
    end,
    before + escaped(label.trim()) + behind,
    "elements that this engine does not have, taken out",
  );
  return true;
}
