import { escapeMarkup } from "../common/escapeMarkup";
import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { UrlOf } from "./cardListMarkdown";
import type { PublishedPage } from "../pages/publishedPages";

/** Entries of the feed: enough for a reader who looks once a month, and a file that does not grow. */
const mostEntries = 30;

interface FeedInput {
  readonly settings: Pick<SiteSettings, "title" | "tagline" | "locale">;
  readonly pages: readonly PublishedPage[];
  readonly urlOf: UrlOf;
  /** Day of the build: that of a feed without entries, where no history tells when pages changed. */
  readonly today: string;
}

type DatedPage = PublishedPage & { readonly lastUpdated: string };

/**
 * The pages that changed last, newest first; those of one day by their address.
 *
 * @source elements and their order of need: RFC 4287
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
    // The address of a page stays alive when it moves, and it is the page's name as long as it does not.
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

/** A day as the instant that Atom asks for. */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** By code points, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
