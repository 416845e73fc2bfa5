import { contentOf, isJsxElement, type JsxElement } from "../../../syntax/tree";
import { attributeOf, linked, quoted, setTags, unwrap, type Place } from "./elementPlace";
import { namedPage } from "./namedPage";
import { hasInlineContent, setInlineTags } from "./setInlineTags";
import { takeOut } from "./takeOut";

const tones: Readonly<Record<string, string>> = {
  caution: "warning",
  success: "tip",
  warning: "warning",
  info: "info",
  tip: "tip",
  danger: "danger",
};

export function convertBadge(place: Place): void {
  const { draft, open, close } = place;
  const tone = tones[attributeOf(place, "variant") ?? attributeOf(place, "type") ?? ""];
  const tag = tone === undefined ? "<Badge>" : `<Badge tone="${tone}">`;
  const text = attributeOf(place, "text");
  if (close === null || draft.text.slice(open.end, close.start).trim() === "") {
    if (text === undefined) unwrap(place, "<Badge> contains no words: it was removed.");
    else draft.replace(open.start, close?.end ?? open.end, `${tag}${text.replace(/[<{]/g, "\\$&")}</Badge>`, "badges");
  } else if (hasInlineContent(place)) setInlineTags(place, tag, "</Badge>", "badges");
  else setTags(place, tag, "</Badge>", "badges");
}

export function convertCardGrid(place: Place): void {
  const content = contentOf(place.node);
  const isLinks = content.every((node) => isJsxElement(node) && node.name === "LinkCard");
  setTags(place, isLinks ? "<Cards>" : "<Columns>", isLinks ? "</Cards>" : "</Columns>", "card grids");
  for (const node of content) {
    if (isJsxElement(node) && ["Card", "LinkCard"].includes(node.name ?? "")) continue;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    place.draft.replace(start, start, "<Column>\n\n");
    place.draft.replace(end, end, "\n\n</Column>");
  }
}

const isInGrid = ({ parent, node }: Place) => {
  const holder = parent as unknown as JsxElement | null;
  return holder !== null && isJsxElement(holder) && holder.name === "CardGrid" && contentOf(holder).includes(node);
};

/** A card without a link, or with content, becomes a column with a title; outside a grid, only the title and the content. */
export function convertCard(place: Place): void {
  const { open, close, draft } = place;
  const { title, href } = titleAndLink(place);
  if (href !== "" && (close === null || draft.text.slice(open.end, close.start).trim() === "")) {
    convertLinkCard(place);
    return;
  }
  const words = title?.replace(/[<{*]/g, "\\$&");
  const head = words === undefined ? "" : `**${href === "" ? words : `[${words}](${href})`}**`;
  const behind = /^[ \t]*(?:\n|$)/.test(place.draft.text.slice(open.end)) ? "" : "\n\n";
  if (isInGrid(place)) setTags(place, `<Column>\n\n${head}${behind}`, `${behind}</Column>`, "cards");
  else setTags(place, head + behind, "", "cards");
  if (title === undefined) place.draft.note(open.start, "<Card> has no title.");
}

/** @returns title and address of a card; the address is "" if the card has no link. */
function titleAndLink(place: Place): { readonly title: string | undefined; readonly href: string } {
  const [title, href] = ["title", "href"].map((name) => attributeOf(place, name)?.trim().replace(/\s+/g, " "));
  const named = namedPage(place);
  return { title: title || named?.title, href: href ? linked(place, href) : (named?.href ?? "") };
}

/** A card without a title gets the title of its target page. Without title or target, it is another site's component of that name. */
export function convertLinkCard(place: Place): void {
  const { title, href: target } = titleAndLink(place);
  const description = attributeOf(place, "description");
  if (title === undefined || target === "") {
    takeOut(place);
    return;
  }
  const below =
    description === undefined ? "" : `\n\n${description.trim().replace(/\s+/g, " ").replace(/[<{]/g, "\\$&")}\n\n`;
  const isAmongCards =
    isInGrid(place) &&
    contentOf(place.parent as unknown as JsxElement).every((node) => (node as JsxElement).name === "LinkCard");
  const card = `<Card title="${quoted(title)}" href="${target}"${below === "" ? " />" : `>${below}</Card>`}`;
  if (isAmongCards) setTags(place, card, "", "cards");
  else if (isInGrid(place)) setTags(place, `<Column>\n\n[${title}](${target})${below || "\n\n"}</Column>`, "", "cards");
  else setTags(place, `<Cards>\n${card}\n</Cards>`, "", "cards");
}
