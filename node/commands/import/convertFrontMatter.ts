import { harmlessAddress } from "../../content/frontMatter";
import type { Note } from "./draft";
import type { SourceKind } from "./importedPage";
import { leftOutValues } from "./leftOutValues";

export interface ImportedFrontMatter {
  /** In this site's usual order of keys. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Keys that this engine does not support, and what to do about each. */
  readonly notes: readonly Omit<Note, "offset">[];
}

export interface FrontMatterInput {
  readonly kind: SourceKind;
  readonly data: Readonly<Record<string, unknown>>;
  /** The title found in the text of the page. */
  readonly heading: string | null;
  /** Title made from the file name, used if neither the text nor the front matter has one. */
  readonly fallback: string;
  readonly position: number | null;
  readonly label: string | null;
  readonly slug: string | null;
  readonly redirects: readonly string[];
  readonly imageTo: (src: string) => string | null;
}

/** Keys that the import does not report: it reads them, or this engine does the same without them. */
const silent = new Set(
  "title description sidebar_label sidebar_position slug tags keywords draft unlisted id image hide_table_of_contents last_update lastUpdated lastupdated pagination_next pagination_prev prev next sidebar tableOfContents outline custom_edit_url editUrl editLink hide_title toc_min_heading_level toc_max_heading_level titleTemplate aside sidebar_class_name parse_number_prefixes displayed_sidebar hide_last_update search pagefind head_title".split(
    " ",
  ),
);
/** Keys whose content or effect is lost, and why. */
const lost: Readonly<Record<string, string>> = {
  hero: "its words and links are not on the page now: write them into it",
  features: "its cards are not on the page now: write them into it",
  layout: "pages have one layout here",
  template: "pages have one layout here",
  banner: "its words are not on the page now: write a box",
  head: "pages bring no tags of their own for the head",
};

/** Converts front matter to the keys of this engine. */
export function convertFrontMatter(input: FrontMatterInput): ImportedFrontMatter {
  const { data, heading, position, label, slug, redirects } = input;
  const sidebar = objectOf(data["sidebar"]);
  const ownTitle = textOf(data["title"]);
  const title = heading ?? ownTitle ?? input.fallback;
  // VitePress shows the title from the front matter only in the browser's title bar.
  const isShown = input.kind !== "vitepress";
  const shortName =
    label ??
    textOf(data["sidebar_label"]) ??
    textOf(sidebar["label"]) ??
    (isShown && heading !== null && ownTitle !== heading ? ownTitle : null);
  const image = textOf(data["image"]);
  const picture = image === null ? null : input.imageTo(image);
  const isOff = (key: string) => Object.hasOwn(data, key) && isNothing(data[key]);
  const hasNoNeighbours = (isOff("pagination_next") || isOff("next")) && (isOff("pagination_prev") || isOff("prev"));
  const entries: [string, unknown][] = [
    ["title", title],
    ["description", textOf(data["description"])],
    ["sidebar_label", shortName === title ? null : shortName],
    ["sidebar_position", position ?? numberOf(data["sidebar_position"]) ?? numberOf(sidebar["order"])],
    ["slug", slug],
    ["redirect_from", listOf(redirects.filter((address) => harmlessAddress.test(address)))],
    ["tags", listOf(wordsOf(data["tags"]))],
    ["keywords", listOf(wordsOf(data["keywords"]))],
    [
      "hide_table_of_contents",
      data["hide_table_of_contents"] === true || data["tableOfContents"] === false || data["outline"] === false || null,
    ],
    ["pagination", hasNoNeighbours ? false : null],
    ["draft", data["draft"] === true || null],
    ["unlisted", data["unlisted"] === true || null],
    ["image", picture],
    ["last_update", dayOf(objectOf(data["last_update"])["date"] ?? data["lastUpdated"])],
  ];
  const unknown = Object.keys(data).filter((key) => !silent.has(key) && data[key] !== null && data[key] !== false);
  const notes = unknown.map((key) => {
    const why = Object.hasOwn(lost, key) ? lost[key] : undefined;
    return {
      kind: why === undefined ? "hand" : "lost",
      what: `The key "${key}" was left out: ${why ?? "this engine has no such key"}.`,
    } as const;
  });
  const noPicture = image !== null && picture === null ? [lostPicture(image)] : [];
  return {
    keys: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    notes: [...notes, ...leftOutValues(data, hasNoNeighbours), ...noPicture],
  };
}

function lostPicture(image: string): Omit<Note, "offset"> {
  return { kind: "hand", what: `The picture "${image}" of the key "image" was not found.`, missing: "picture" };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).replace(/\s+/g, " ").trim();
  return text === "" ? null : text;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function listOf(words: readonly string[]): readonly string[] | null {
  return words.length === 0 ? null : words;
}

/** @param value a list, a comma-separated string, or a list of Docusaurus tag objects with a `label`. */
function wordsOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : typeof value === "string" ? value.split(",") : [];
  return [...new Set(list.flatMap((each) => textOf(each) ?? textOf(objectOf(each)["label"]) ?? []))];
}

function isNothing(value: unknown): boolean {
  return value === null || value === false;
}

function dayOf(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "string" ? (/^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null) : null;
}
