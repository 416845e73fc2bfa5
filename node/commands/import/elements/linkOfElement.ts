import type { Node } from "unist";
import { contentOf, each, type JsxElement } from "../../../syntax/tree";
import { attributeOf, type Place } from "./elementPlace";
import { namedPage } from "./namedPage";
import { setInlineTags } from "./setInlineTags";

const isAddress = /^(?:https?:|mailto:|[/#.])/;

/** @returns the address that an element names; undefined if it names none. */
export function addressOfElement(place: Place): string | undefined {
  const to = attributeOf(place, "to");
  const given = attributeOf(place, "href") ?? (to !== undefined && isAddress.test(to) ? to : videoOf(place));
  // Addresses may have angle brackets, as in Markdown: `href="<https://…>"`.
  return given?.replace(/^<(.*)>$/, "$1");
}

/** @returns the address of the video that `<LiteYouTubeEmbed id="…" />`, `<YouTube id="…" />` and the like show. */
function videoOf(place: Place): string | undefined {
  const id = /youtube/i.test(place.open.name) ? (attributeOf(place, "id") ?? attributeOf(place, "videoId")) : undefined;
  if (id === undefined || /^https:/.test(id)) return id;
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined;
}

/**
 * Converts an element that this engine does not have to a link, if it has a target. The element may compute another address from
 * the one that is written, so only the words stay if that address leads to nothing that was imported.
 *
 * @returns false if it is not such an element.
 */
export function linkOfElement(place: Place): boolean {
  const { draft, open, close } = place;
  const href = addressOfElement(place);
  const named = namedPage(place);
  if ((!href && named === null) || !isOneLink(place)) return false;
  const inside = close === null ? "" : draft.text.slice(open.end, close.start).trim();
  const title = attributeOf(place, "title");
  // takeOut keeps the title above the paragraph.
  if (title !== undefined && inside !== "" && place.node.type === "mdxJsxFlowElement") return false;
  const target = (href && place.page.knownLinkTo(href)) || named?.href;
  if (target === undefined) return inside === "" && keepWords(place, href ?? "");
  const address = /[\s()]/.test(target) ? `<${target}>` : target;
  const said = title === undefined || inside === "" ? "" : `, without title="${title}"`;
  draft.note(open.start, `<${open.name}> is not an element here: a link replaces it${said}.`);
  draft.count("elements that this engine does not have, now links");
  if (close === null || inside === "") {
    const words = escaped(wordsIn(place) ?? named?.title ?? href ?? "");
    draft.replace(open.start, close?.end ?? open.end, `[${words}](${address})`);
    return true;
  }
  setInlineTags(place, "[", `](${address})`);
  return true;
}

/** Replaces an empty element by the words of its attributes. @returns false if it has none. */
function keepWords(place: Place, href: string): boolean {
  const { draft, open, close } = place;
  const words = wordsIn(place);
  if (words === undefined) return false;
  draft.note(
    open.start,
    `<${open.name}> is not an element here: its words replace it. "${href}" leads to nothing that was imported: write the link by hand.`,
  );
  const change = "elements that this engine does not have, taken out";
  draft.replace(open.start, close?.end ?? open.end, escaped(words), change);
  return true;
}

function wordsIn(place: Place): string | undefined {
  return ["title", "text", "label"].map((name) => attributeOf(place, name)).find((text) => text?.trim());
}

/** Whether the whole content of an element can become the text of one link. */
function isOneLink({ node }: Place): boolean {
  let hasLink = false;
  each<Node>(node, ["link", "linkReference"], () => void (hasLink = true));
  each<JsxElement>(node, ["mdxJsxTextElement", "mdxJsxFlowElement"], (inner) => {
    hasLink ||=
      inner !== node && inner.attributes.some((each) => "name" in each && /^(?:href|to|link)$/.test(each.name));
  });
  const items = contentOf(node);
  const isShort = items.length === 0 || (items.length === 1 && items[0]?.type === "paragraph");
  return !hasLink && (isShort || node.type === "mdxJsxTextElement");
}

const escaped = (text: string) => text.replace(/\s+/g, " ").replace(/[<{*_`[\]]/g, "\\$&");
