import { contentOf } from "../../../syntax/tree";
import { boxNamed } from "../../../syntax/admonitions";
import { attributeOf, setTags, unwrap, type Place } from "./elementPlace";

/** Converts `<Aside>` and `<Admonition>` to a `:::` box. */
export function convertAside({ node, parent, open, close, draft, ...place }: Place): void {
  const type = attributeOf({ open }, "type") ?? "note";
  const title = attributeOf({ open }, "title");
  const written = `:::${boxNamed(type) ?? "note"}${title === undefined ? "" : `[${title}]`}`;
  if (close === null) {
    unwrap({ node, parent, open, close, draft, ...place }, `<${open.name}> contains nothing: it was removed.`);
    return;
  }
  const { text } = draft;
  // The colons of a box start a line; in a list, they have the indentation of the item.
  const isFree = parent?.type !== "listItem" && parent?.type !== "blockquote";
  const lead = (at: number) => /[ \t]*$/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1, at))?.[0] ?? "";
  const isAtStart = (at: number) => text.slice(text.lastIndexOf("\n", at - 1) + 1, at).trim() === "";
  const inset = isFree ? "" : lead(open.start);
  const before = isAtStart(open.start) ? "" : `\n\n${inset}`;
  const from = isFree && isAtStart(open.start) ? open.start - lead(open.start).length : open.start;
  const behind = /^[ \t]*(?:\n|$)/.test(text.slice(open.end)) ? "" : `\n${inset}`;
  draft.replace(from, open.end, `${before}${written}${behind}`, "boxes");
  const isLast = isAtStart(close.start);
  const to = isFree && isLast ? close.start - lead(close.start).length : close.start;
  const after = /^[ \t]*(?:\n|$)/.test(text.slice(close.end)) ? "" : "\n\n";
  draft.replace(to, close.end, `${isLast ? "" : `\n${inset}`}:::${after}`);
}

export function convertDetails(place: Place): void {
  const summary = ["summary", "title", "label", "heading"].map((name) => attributeOf(place, name)).find(isText);
  const words = summary?.replace(/\s+/g, " ").replace(/[<{]/g, "\\$&");
  const lead = place.draft.leadOf(place.open.start);
  const head = words === undefined ? "" : `\n${lead}<summary>${words}</summary>`;
  setTags(place, `<details>${head}`, "</details>", "details");
}

const isText = (text: string | undefined) => text !== undefined && text !== "true" && text.trim() !== "";

export function convertSteps(place: Place): void {
  const content = contentOf(place.node);
  const [first] = content;
  const isList = content.length === 1 && first?.type === "list" && (first as { ordered?: boolean }).ordered === true;
  if (!isList && first?.type !== "heading")
    unwrap(place, "<Steps> contains something other than one numbered list: its tags were removed.");
  else setTags(place, "<Steps>", "</Steps>");
}
