import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { fill } from "../../src/shared/fill";
import type { BuildStrings } from "../../src/shared/strings";
import { escapeWords } from "../render/plainMarkdown";
import { listEntry, type UrlOf } from "./cardListMarkdown";
import type { PublishedPage } from "../pages/publishedPages";

interface LlmsInput {
  readonly settings: Pick<SiteSettings, "title" | "tagline" | "sidebars">;
  readonly strings: BuildStrings["llms"];
  readonly pages: readonly PublishedPage[];
  readonly urlOf: UrlOf;
  /** File with the text of all of these pages; default: that of the site. */
  readonly full?: string;
  /** llms files of other versions. */
  readonly others?: readonly { readonly label: string; readonly path: string }[];
}

/** Pages of the same group, in reading order. */
interface Group {
  /** Null for the pages outside of the groups. */
  readonly name: string | null;
  readonly label: string;
  readonly pages: readonly PublishedPage[];
}

/** @returns the groups that have pages. The home page, which lists them, is not in any group. */
export function groupsOf({
  settings,
  strings,
  pages,
}: Pick<LlmsInput, "settings" | "strings" | "pages">): readonly Group[] {
  const groups = [...settings.sidebars, { name: null, label: strings.otherPages }];
  return groups
    .map(({ name, label }) => ({
      name,
      label,
      pages: pages.filter(({ path, group }) => group === name && path !== routes.home()),
    }))
    .filter((group) => group.pages.length > 0);
}

/**
 * The site's table of contents for language models: a description of the site, and every page with one sentence.
 *
 * @source form: https://llmstxt.org
 */
export function llmsIndex(input: LlmsInput): string {
  const { settings, strings, pages, urlOf, full = routes.llmsFull(), others = [] } = input;
  const groups = groupsOf({ settings, strings, pages });
  const sections = groups.map(({ label, pages: inside }) =>
    section(
      label,
      inside.map(({ path, title, description }) => listEntry(title, urlOf(routes.markdown(path)), description)),
    ),
  );
  const whole = section("Optional", [
    listEntry(strings.everything, urlOf(full), strings.everythingText),
    ...groups.flatMap(({ name, label }) =>
      name === null
        ? []
        : listEntry(fill(strings.allOfGroup, { group: label }), urlOf(routes.llmsFull(name)), strings.groupText),
    ),
    ...others.map(({ label, path }) => listEntry(label, urlOf(path), null)),
  ]);
  return `${[opening(settings), strings.note, ...sections, whole].join("\n\n")}\n`;
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

/** Maximum text of all pages together, in characters: about a million tokens, which is what the largest language models read at once. */
export const longestText = 4_000_000;

/**
 * The text of several pages as one file. Each page begins with its front matter, which separates it from the previous one. If the text is
 * longer than any model reads, the file lists the pages instead, so that the output does not contain everything three times.
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
