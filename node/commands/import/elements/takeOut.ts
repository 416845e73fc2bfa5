import { contentsLists } from "../code/convertSnippets";
import { missingWords } from "../draft";
import { attributeTexts, type AttributeTexts } from "./attributeTexts";
import { commandTabs } from "./commandTabs";
import { attributeOf, giveWay, standsAlone, unwrap, type Place } from "./elementPlace";
import { convertVersion } from "./convertVersion";
import { disclosure } from "./disclosure";
import { labelOfIcon } from "./labelOfIcon";
import { addressOfElement, linkOfElement } from "./linkOfElement";
import { removeEmpty } from "./removeEmpty";
import { slotTabs } from "./slotTabs";
import { fenceOf } from "../text/preformatted";

const titles = ["title", "label", "heading", "summary"];

/** Markdown that replaces the opening tag. */
function restOf(place: Place, title: string | undefined, { lists, codes }: AttributeTexts, anchor: string): string {
  const { open, close, draft } = place;
  const lead = draft.leadOf(open.start);
  const blocks = [
    ...(anchor === "" ? [] : [anchor]),
    ...(title === undefined ? [] : [`**${titleOf(place, title)}**`]),
    ...lists.map(({ lines }) => lines.join("\n")),
    ...codes.map(({ text }) => fenceOf(text)),
  ];
  const inside = close === null ? "" : draft.text.slice(open.end, close.start);
  const isOnOneLine = inside.trim() !== "" && !/^[ \t]*\n/.test(inside);
  const behind = blocks.length > 0 && isOnOneLine ? `\n\n${lead}` : "";
  const lines = blocks.join("\n\n").split("\n");
  return lines.map((line, index) => (index === 0 || line === "" ? line : lead + line)).join("\n") + behind;
}

function titleOf(place: Place, title: string): string {
  const words = title
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[<{*_`[\]]/g, "\\$&");
  const target = targetOf(place);
  return target === null ? words : `[${words}](${target})`;
}

/** @returns the link to the page or file that the element names; null if it names none. */
function targetOf(place: Place): string | null {
  const address = addressOfElement(place);
  return address === undefined ? null : place.page.knownLinkTo(address);
}

/** @returns the attribute that becomes the title above the element's content. */
function titleIn(place: Place, { lists, codes }: AttributeTexts): string | undefined {
  const { open, close, draft } = place;
  const isEmpty = close === null || draft.text.slice(open.end, close.start).trim() === "";
  if (isEmpty && lists.length + codes.length === 0) return undefined;
  return titles.find((name) => typeof attributeOf(place, name) === "string" && attributeOf(place, name)?.trim());
}

/** Removes the tags of an element that this engine does not have, and reports what they contained. */
export function takeOut(place: Place): void {
  const { name } = place.open;
  const converters = [commandTabs, slotTabs, disclosure, convertVersion, linkOfElement, labelOfIcon];
  if (converters.some((converter) => converter(place))) return;
  if (["Fragment", "BrowserOnly", "ClientOnly", "React.Fragment", "template"].includes(name)) {
    giveWay(place);
    return;
  }
  if (name === "TOCInline") {
    giveWay(place, "", contentsLists);
    return;
  }
  const found = attributeTexts(place);
  const isBlock = standsAlone(place);
  const anchor = anchorOf(place);
  const titled = isBlock ? titleIn(place, found) : undefined;
  const title = titled === undefined ? undefined : attributeOf(place, titled);
  const rest = isBlock ? restOf(place, title, found, anchor) : anchor;
  const left = [
    ...found.left.filter(({ attribute }) => titled === undefined || attribute?.startsWith(`${titled}=`) !== true),
    ...(isBlock ? [] : unshown(found)),
  ];
  const isUnknown = addressOfElement(place) !== undefined && targetOf(place) === null;
  // If there is a title, titleOf makes it a link to a known target.
  const href = title === undefined || isUnknown ? attributeOf(place, "href") : undefined;
  const id = anchor === "" ? attributeOf(place, "id") : undefined;
  const attributes = [
    ...(id === undefined ? [] : [`id="${id}"`]),
    ...left.flatMap(({ attribute }) => attribute ?? []),
    ...(href === undefined ? [] : [`href="${href}"`]),
  ];
  const what = [
    `<${name}> is not an element here: ${place.close ? "its tags were removed" : "it was removed"}${attributes.length === 0 ? "" : `, with ${attributes.join(" ")}`}`,
    ...(isUnknown ? ["its address leads to nothing that was imported, so write the link by hand"] : []),
    ...new Set(left.flatMap((each) => each.what ?? [])),
    ...(isBlock ? shownLists(found) : []),
    ...(isBlock ? found.codes.map((code) => `its "${code.name}" is a code block now`) : []),
  ];
  if (rest === "") removeEmpty(place);
  unwrap(place, `${what.join("; ")}.`, rest, missingWords(left.map(({ words }) => words)));
}

/** Elements whose `id` is not an anchor but names something else, such as a video. */
const embeds = /youtube|vimeo|video|tweet|gist|embed|codepen|stackblitz|sandbox|player|spotify|icon|term/i;

/** @returns an anchor with the element's id, so that links to it still work; "" if it has none. */
function anchorOf(place: Place): string {
  const id = attributeOf(place, "id") ?? "";
  const isAnchor = /^[\w.:-]*[A-Za-z][\w.:-]*$/.test(id) && !embeds.test(place.open.name);
  return isAnchor ? `<a id="${id}"></a>` : "";
}

/** Messages about lists. None if another message already names what the lists leave out. */
function shownLists({ lists, left }: AttributeTexts): readonly string[] {
  if (left.some(({ what }) => what?.startsWith("its data is a list"))) return [];
  return lists.map(({ what }) => what.replace(/ is not on the page$/, " is a list now"));
}

/** Lists and code of an inline element, which cannot be shown within a sentence. */
function unshown({ lists, codes }: AttributeTexts): AttributeTexts["left"] {
  const data = lists.map(({ lines, what }) => ({ attribute: null, what, words: lines.join(" ") }));
  return [
    ...data,
    ...codes.map(({ name, text }) => ({ attribute: null, what: `its "${name}" is not on the page`, words: text })),
  ];
}
