import type { Literal } from "./literalOf";

type Item = Readonly<Record<string, Literal>>;

export interface DataList {
  /** Lines of the list; empty if the data is not a list whose entries all have words. */
  readonly lines: readonly string[];
  /** Keys of the entries that the list does not show, with their texts. */
  readonly left: ReadonlyMap<string, readonly string[]>;
}

const names = ["title", "label", "text", "name"];
const addresses = ["href", "link", "url"];
const descriptions = ["description"];
/** Keys whose values readers do not see. */
const silent = /^(?:id|key|icon|slug|className|class|style|color|variant|target|rel|items)$/;
const markdownLink = /\[((?:[^\]\\]|\\.)+)\]\(([^\s()]+)\)/g;

/**
 * Converts data of a component that this engine does not have, such as `items={[{ title: "Words", href: "/a" }]}`, to a list.
 *
 * @param linkTo returns an address as this engine writes it.
 */
export function listOfData(data: Literal | undefined, linkTo: (href: string) => string): DataList {
  // Markdown links in the texts show that the component reads them as Markdown.
  const isMarkdown = /\[[^\]]+\]\([^\s()]+\)/.test(JSON.stringify(data ?? null));
  const written = isMarkdown ? (text: string) => markdownOf(text, linkTo) : escaped;
  return listOf(data, linkTo, written);
}

function listOf(
  data: Literal | undefined,
  linkTo: (href: string) => string,
  written: (text: string) => string,
): DataList {
  if (!isEntries(data)) return { lines: [], left: new Map() };
  const left = new Map<string, string[]>();
  const lines = data.flatMap((entry) => {
    const item = typeof entry === "string" ? { title: entry } : entry;
    const [title, href, behind] = [names, addresses, descriptions].map((keys) => textAmong(item, keys));
    const below = listOf(item["items"], linkTo, written);
    const words = written(title?.text ?? "");
    const linked = href === undefined || words.includes("](") ? words : `[${words}](${linkTo(href.text)})`;
    const badge = badgeOf(item["badge"]);
    const shown = [...[title, href, behind].map((found) => found?.key), ...(badge === undefined ? [] : ["badge"])];
    const links = Object.entries(item)
      .filter(([key]) => !shown.includes(key) && !silent.test(key))
      .flatMap(([key, value]) => linksOf(key, value));
    for (const [key, value] of Object.entries(item)) {
      const texts = shown.includes(key) || silent.test(key) || linksOf(key, value).length > 0 ? [] : textsIn(value);
      if (texts.length > 0) left.set(key, [...(left.get(key) ?? []), ...texts]);
    }
    for (const [key, texts] of below.left) left.set(key, [...(left.get(key) ?? []), ...texts]);
    return [
      `- ${linked}${badge === undefined ? "" : ` <Badge>${written(badge)}</Badge>`}${behind === undefined ? "" : `: ${written(behind.text)}`}`,
      ...links.map((link) => `  - [${escaped(link.words)}](${linkTo(link.href)})`),
      ...below.lines.map((line) => `  ${line}`),
    ];
  });
  return { lines, left };
}

function badgeOf(value: Literal | undefined): string | undefined {
  return textAmong(typeof value === "object" && value !== null ? (value as Item) : { text: value ?? null }, names)
    ?.text;
}

interface DataLink {
  readonly words: string;
  readonly href: string;
}

/** @returns the links in another value of an entry, such as `www: "https://…"` or `links: [["www", "https://…"]]`. */
function linksOf(key: string, value: Literal): readonly DataLink[] {
  if (isPicture.test(key)) return [];
  if (typeof value === "string") return isAddress(value) ? [{ words: key, href: value }] : [];
  if (Array.isArray(value)) {
    const [words, href, ...more] = value as readonly Literal[];
    if (typeof words === "string" && !isAddress(words) && isAddress(href) && more.length === 0)
      return [{ words, href }];
    return (value as readonly Literal[]).flatMap((each) =>
      typeof each === "string" ? (isAddress(each) ? [{ words: each, href: each }] : []) : linksOf(key, each),
    );
  }
  if (typeof value !== "object" || value === null) return [];
  const [text, href] = [names, addresses].map((keys) => textAmong(value as Item, keys)?.text);
  if (text !== undefined && isAddress(href)) return [{ words: text, href }];
  return Object.entries(value).flatMap(([inner, each]) => linksOf(inner, each));
}

const isPicture = /(?:image|img|src|avatar|logo|icon|photo|picture|thumbnail|video|banner|cover)$/i;
const isAddress = (value: Literal | undefined): value is string =>
  typeof value === "string" && /^(?:https?:\/\/|mailto:)\S+$/.test(value);

/** @returns all texts in the data, at any depth, that readers may have seen. */
export function textsIn(data: Literal | undefined): readonly string[] {
  if (typeof data === "string") return data.trim() === "" ? [] : [data];
  if (Array.isArray(data)) return (data as readonly Literal[]).flatMap(textsIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (silent.test(key) && key !== "items" ? [] : textsIn(value)));
}

function isEntries(data: Literal | undefined): data is readonly (Item | string)[] {
  if (!Array.isArray(data)) return false;
  return (data as readonly Literal[]).every((item) => {
    if (typeof item === "string") return item.trim() !== "";
    return typeof item === "object" && item !== null && !Array.isArray(item) && textAmong(item as Item, names);
  });
}

interface Found {
  readonly key: string;
  readonly text: string;
}

function textAmong(item: Item, keys: readonly string[]): Found | undefined {
  return keys
    .map((key) => ({ key, text: item[key] }))
    .find((found): found is Found => typeof found.text === "string" && found.text.trim() !== "");
}

/** Converts the links of a Markdown text to this engine's addresses and escapes tags outside of code. */
function markdownOf(text: string, linkTo: (href: string) => string): string {
  const plain = text.replace(/\s+/g, " ");
  let [written, last] = ["", 0];
  for (const { 0: whole, 1: words = "", 2: href = "", index } of plain.matchAll(markdownLink)) {
    written += `${escapedTags(plain.slice(last, index))}[${escapedTags(words)}](${linkTo(href)})`;
    last = index + whole.length;
  }
  return written + escapedTags(plain.slice(last));
}

const escapedTags = (text: string) =>
  text
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/(?<!\\)[<{]/g, "\\$&")))
    .join("");

export const escaped = (text: string) => text.replace(/\s+/g, " ").replace(/[<{*_`[\]\\]/g, "\\$&");
