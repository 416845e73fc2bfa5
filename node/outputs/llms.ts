import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { escapeWords } from "../render/plainMarkdown";
import { listEntry, type UrlOf } from "./cardListMarkdown";
import type { PublishedPage } from "../pages/publishedPages";

interface LlmsInput {
  readonly settings: Pick<SiteSettings, "title" | "tagline" | "sidebars">;
  readonly pages: readonly PublishedPage[];
  readonly urlOf: UrlOf;
}

/** Pages that stand together, in reading order. */
interface Group {
  /** Null for what is outside of the groups. */
  readonly name: string | null;
  readonly label: string;
  readonly pages: readonly PublishedPage[];
}

/** @returns the groups that have pages; the home page, which lists them, is in none. */
export function groupsOf({ settings, pages }: Pick<LlmsInput, "settings" | "pages">): readonly Group[] {
  const groups = [...settings.sidebars, { name: null, label: "Other pages" }];
  return groups
    .map(({ name, label }) => ({
      name,
      label,
      pages: pages.filter(({ path, group }) => group === name && path !== routes.home()),
    }))
    .filter((group) => group.pages.length > 0);
}

/**
 * The site's contents for language models: what it is, and every page with one sentence.
 *
 * @source form: https://llmstxt.org
 */
export function llmsIndex({ settings, pages, urlOf }: LlmsInput): string {
  const groups = groupsOf({ settings, pages });
  const sections = groups.map(({ label, pages: inside }) =>
    section(
      label,
      inside.map(({ path, title, description }) => listEntry(title, urlOf(routes.markdown(path)), description)),
    ),
  );
  const whole = section("Optional", [
    listEntry("Everything", urlOf(routes.llmsFull()), "The text of all pages, one behind the other."),
    ...groups.flatMap(({ name, label }) =>
      name === null ? [] : listEntry(`All of ${label}`, urlOf(routes.llmsFull(name)), "The text of the group's pages."),
    ),
  ]);
  const note = `Every page is Markdown at its address with ".md" behind it, and made for people at the address alone.`;
  return `${[opening(settings), note, ...sections, whole].join("\n\n")}\n`;
}

export interface FullText {
  readonly settings: LlmsInput["settings"];
  /** Label of the group; null for the whole site. */
  readonly label: string | null;
  /** In reading order. */
  readonly pages: readonly PublishedPage[];
  /** A page as a Markdown file, by its path. */
  readonly markdown: ReadonlyMap<string, string>;
  readonly urlOf: UrlOf;
}

/** Longest text of many pages, in characters: a million tokens, which is what the largest language models read at once. */
export const longestText = 4_000_000;

/**
 * The text of many pages as one file. Each begins with its front matter, which keeps them apart. Where it is longer than
 * anyone reads, it lists the pages instead, so that the output does not hold everything thrice.
 */
export function llmsFull({ settings, label, pages, markdown, urlOf }: FullText): string {
  const title = label === null ? settings.title : `${settings.title}: ${label}`;
  const texts = pages.map(({ path }) => markdown.get(path)?.trim() ?? "");
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const body =
    length <= longestText
      ? texts.join("\n\n")
      : pages.map((page) => listEntry(page.title, urlOf(routes.markdown(page.path)), page.description)).join("\n");
  return `${opening({ ...settings, title })}\n\n${body}\n`;
}

function opening({ title, tagline }: Pick<SiteSettings, "title" | "tagline">): string {
  return `# ${escapeWords(title)}\n\n> ${escapeWords(tagline)}`;
}

function section(title: string, entries: readonly string[]): string {
  return `## ${escapeWords(title)}\n\n${entries.join("\n")}`;
}
