import type { Parent } from "mdast";
import type { JsxElement } from "../../../syntax/tree";
import type { DataReader } from "./dataOfPage";
import type { Draft, Missing } from "../draft";
import { isExternalAddress, type ImportedPage } from "../importedPage";
import { literalOf, type Literal } from "./literalOf";
import type { Tag } from "../text/readTag";

/** An element and its context. */
export interface Place {
  readonly node: JsxElement;
  readonly parent: Parent | null;
  readonly open: Tag;
  /** Position of the closing tag; null if there is none. */
  readonly close: { readonly start: number; readonly end: number } | null;
  readonly draft: Draft;
  readonly page: ImportedPage;
  /** Files by the name under which the page imports them, such as pictures and texts. */
  readonly imported: ReadonlyMap<string, string>;
  readonly dataIn: DataReader;
}

/** @returns the value of an attribute as a string if it is a text, a number or `true`; undefined otherwise. */
export function attributeOf({ open }: Pick<Place, "open">, name: string): string | undefined {
  const value = dataOf({ open }, name);
  return typeof value === "string" || typeof value === "number" || value === true ? String(value) : undefined;
}

export function dataOf({ open }: Pick<Place, "open">, name: string): Literal | undefined {
  const found = open.attributes.find((attribute) => attribute.name === name);
  if (!found) return undefined;
  if (found.kind === "flag") return true;
  return found.kind === "expression" ? literalOf(found.value ?? "") : (found.value ?? undefined);
}

/** Escapes a text for a quoted attribute. */
export const quoted = (text: string) => text.replaceAll('"', "&quot;");

export function setTags({ draft, open, close }: Place, written: string, closing: string, change?: string): void {
  const first = close === null ? written + closing : written;
  draft.replace(open.start, open.end, first, change);
  if (close) draft.replace(close.start, close.end, closing);
}

/** Removes the tags and leaves the content between them. @param missing what is lost with the tags. */
export function unwrap(place: Place, what: string, instead = "", missing?: Missing): void {
  place.draft.note(place.open.start, what, place.close === null ? "lost" : "hand", missing);
  giveWay(place, instead, "elements that this engine does not have, taken out");
}

/**
 * Replaces the tags and moves the content between them left to their indentation: indented, it would belong to a list above.
 *
 * @param instead replacement of the opening tag.
 */
export function giveWay(place: Place, instead = "", change?: string): void {
  const { draft, open, close } = place;
  setTags(place, instead, "", change);
  const { text } = draft;
  const startOf = (at: number) => text.lastIndexOf("\n", at - 1) + 1;
  const own = text.slice(startOf(open.start), open.start);
  const first = text.indexOf("\n", open.end) + 1;
  const last = close === null ? 0 : startOf(close.start);
  if (own.trim() !== "" || last <= first || text.slice(open.end, first).trim() !== "") return;
  const lines = [...text.slice(first, last).matchAll(/^([ \t]*)\S/gm)];
  const least = Math.min(...lines.map(([, space = ""]) => space.length));
  for (const { index } of lines)
    draft.replace(first + index + own.length, first + index + Math.max(least, own.length), "");
}

export function linked({ page, draft, open }: Place, href: string): string {
  const target = page.linkTo(href);
  if (target === null && !isExternalAddress(href) && !href.startsWith("#"))
    draft.note(open.start, `"${href}" leads to nothing that was imported.`);
  return target ?? href;
}

const inSentences = ["paragraph", "heading", "mdxJsxTextElement", "link", "emphasis", "strong", "delete", "tableCell"];

/** Whether an element has its lines to itself, so that blocks can replace it. */
export function standsAlone({ node, parent, draft, open, close }: Place): boolean {
  const { text } = draft;
  if (node.type === "mdxJsxTextElement" && inSentences.includes(parent?.type ?? "")) return false;
  const before = text.slice(text.lastIndexOf("\n", open.start - 1) + 1, open.start);
  const behind = text.slice(close?.end ?? open.end).split("\n", 1)[0] ?? "";
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(before) && behind.trim() === "";
}
