import type { Card, NavLink } from "../../src/shared/pages";
import type { SiteSettings } from "../../src/shared/settings";
import type { Doc } from "../content/parseDocument";

/** A generated page that lists the documents of a tag, or all tags. */
export interface TagPage {
  readonly path: string;
  readonly label: string;
  readonly description: string | null;
  readonly cards: readonly Card[];
}

/** A tag in its most frequent spelling, and the documents that have it. */
interface Tag {
  readonly name: string;
  readonly docs: readonly Doc[];
}

/** @returns the last segment of the address of a tag's page: "cross-silo" for "Cross silo". Spellings of the same tag share it. */
export function tagSlug(tag: string): string {
  return tag
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** @returns how often each tag is used, the most frequent first, then by name. */
export function countTags(docs: readonly Doc[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { frontMatter } of docs)
    for (const tag of new Set(frontMatter.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map([...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || compare(a, b)));
}

/** @returns a page for each tag, and one that lists all tags; none if the settings do not enable them, or no document has a tag. */
export function tagPages(docs: readonly Doc[], { tagPages: wanted, locale }: SiteSettings): readonly TagPage[] {
  if (!wanted) return [];
  const { path, label, known = {} } = wanted;
  const compareHere = new Intl.Collator(locale.language).compare;
  const tags = tagsOf(docs).sort((a, b) => compareHere(a.name, b.name));
  if (tags.length === 0) return [];
  const pages = tags.map(({ name, docs: tagged }) => ({
    path: `${path}/${tagSlug(name)}`,
    label: `${label}: ${name}`,
    description: known[name] ?? null,
    cards: tagged.map(cardOf).sort((a, b) => compareHere(a.label, b.label)),
  }));
  const cards = tags.map(({ name, docs: tagged }, index) => ({
    label: name,
    path: pages[index]?.path ?? path,
    description: known[name] ?? null,
    count: tagged.length,
  }));
  return [{ path, label, description: null, cards }, ...pages];
}

/** @returns the links to the pages of a document's tags, in the order of its front matter, without duplicates. */
export function tagLinks({ frontMatter }: Doc, { tagPages: wanted }: SiteSettings): readonly NavLink[] {
  if (!wanted) return [];
  const links = new Map(frontMatter.tags.map((tag) => [tagSlug(tag), tag]));
  return Array.from(links, ([slug, label]) => ({ label, path: `${wanted.path}/${slug}` }));
}

function tagsOf(docs: readonly Doc[]): Tag[] {
  const names = new Map<string, string>();
  for (const tag of countTags(docs).keys()) if (!names.has(tagSlug(tag))) names.set(tagSlug(tag), tag);
  return Array.from(names, ([slug, name]) => ({
    name,
    docs: docs.filter(({ frontMatter }) => frontMatter.tags.some((tag) => tagSlug(tag) === slug)),
  }));
}

function cardOf({ title: label, path, frontMatter }: Doc): Card {
  return { label, path, description: frontMatter.description ?? null, count: null };
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en");
}
