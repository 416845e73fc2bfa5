import { escapeMarkup } from "../common/escapeMarkup";
import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { UrlOf } from "./cardListMarkdown";
import type { PublishedPage } from "../pages/publishedPages";

/** Maximum number of entries: enough for a reader who checks once a month, and the file does not grow. */
const mostEntries = 30;

interface FeedInput {
  readonly settings: Pick<SiteSettings, "title" | "tagline" | "locale">;
  readonly pages: readonly PublishedPage[];
  readonly urlOf: UrlOf;
  /** Day of the build: the date of a feed without entries, when git does not know when pages changed. */
  readonly today: string;
}

type DatedPage = PublishedPage & { readonly lastUpdated: string };

/**
 * Feed of the most recently changed pages, newest first; pages of the same day are sorted by address.
 *
 * @source required elements and their order: RFC 4287
 */
export function atomFeed({ settings, pages, urlOf, today }: FeedInput): string {
  const dated = pages.filter((page): page is DatedPage => page.lastUpdated !== null);
  const newest = dated.sort((a, b) => compare(b.lastUpdated, a.lastUpdated) || compare(a.path, b.path));
  const entries = newest.slice(0, mostEntries);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(settings.locale.language)}">`,
    element("id", urlOf(routes.home())),
    element("title", settings.title),
    element("subtitle", settings.tagline),
    element("updated", instant(entries[0]?.lastUpdated ?? today)),
    `<author>${element("name", settings.title)}</author>`,
    link("self", "application/atom+xml", urlOf(routes.feed())),
    link("alternate", "text/html", urlOf(routes.home())),
    ...entries.map((page) => entry(page, urlOf)),
    "</feed>",
    "",
  ].join("\n");
}

function entry({ path, title, description, lastUpdated }: DatedPage, urlOf: UrlOf): string {
  return [
    "<entry>",
    // A page's address identifies it: when the page moves, the old address still leads to it.
    element("id", urlOf(path)),
    element("title", title),
    element("updated", instant(lastUpdated)),
    link("alternate", "text/html", urlOf(path)),
    link("alternate", "text/markdown", urlOf(routes.markdown(path))),
    ...(description === null ? [] : [element("summary", description)]),
    "</entry>",
  ].join("\n");
}

function element(name: string, words: string): string {
  return `<${name}>${escapeMarkup(words)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}

/** @returns a day as the timestamp that Atom requires. */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Compares by UTF-16 code units, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
