import { escapeWords, writeLink } from "../render/plainMarkdown";
import { markdownPage } from "../pages/markdownPage";
import type { PublishedPage } from "../pages/publishedPages";

/** Returns the absolute URL of a page of this site. */
export type UrlOf = (path: string) => string;

/** The home page or a category page, which list other pages, as a Markdown file. */
export function cardListMarkdown({ path, title, description, cards }: PublishedPage, urlOf: UrlOf): string {
  const entries = (cards ?? []).map((card) => listEntry(card.label, urlOf(card.path), card.description));
  const body = [...(description === null ? [] : [escapeWords(description), ""]), ...entries].join("\n");
  return markdownPage({ title, description, url: urlOf(path), body });
}

/** @returns "- [Title](address): description" */
export function listEntry(title: string, url: string, description: string | null): string {
  return `- ${writeLink(title, url)}${description === null ? "" : `: ${escapeWords(description)}`}`;
}
