import { readFile } from "node:fs/promises";
import { describe } from "../../../src/shared/search/hitKind";
import type { PageData } from "../../../src/shared/search/indexFormat";
import type { Marked } from "../../../src/shared/search/markText";
import type { PageResult } from "../../../src/shared/search/searchIndex";
import { toHits } from "../../../src/shared/search/toHits";
import { isExternal, normalizePath } from "../../../src/shared/routes";
import { nearest } from "../../common/nearest";
import { findEntries, type Entry, type FoundEntries } from "./findEntries";
import { BuiltSiteError, listMarkdown, readIndex, readPages, readRedirects, whole } from "./readBuilt";

export interface FoundPlace {
  readonly title: string;
  /** Headings from below the title down to the place; empty for the beginning of the page. */
  readonly headings: readonly string[];
  /** Absolute URL, with its anchor. */
  readonly url: string;
  readonly excerpt: string;
}

export interface BuiltSite {
  /** @returns the best place of each page, the best page first. */
  readonly search: (words: string, limit: number) => Promise<readonly FoundPlace[]>;
  /**
   * @param address URL or path from the site's root, also a former one; "?" or "#" and the rest are ignored.
   * @returns the page's Markdown.
   */
  readonly readPage: (address: string) => Promise<string>;
  /** @returns the entries of the reference data with this name. */
  readonly lookUp: (name: string) => Promise<FoundEntries>;
}

export interface BuiltOptions {
  /** Absolute path of the build's output. */
  readonly output: string;
  /** URL of the site's root, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * Opens the built site for programs. Each call reads the files again, so that a new build takes effect.
 *
 * All of its functions throw a `BuiltSiteError` if there is no build, or one of another version.
 */
export function openBuilt({ output, siteUrl }: BuiltOptions): BuiltSite {
  return {
    search: async (words, limit) => {
      const index = await readIndex(output);
      const { pages } = await whole(output, index.search({ text: words, offset: 0, limit }));
      return pages.flatMap((page) => toPlace(page, siteUrl));
    },
    readPage: async (address) => {
      await readIndex(output);
      const [files, redirects] = await Promise.all([listMarkdown(output), readRedirects(output)]);
      const wanted = follow(toPath(address, siteUrl), redirects, siteUrl);
      // The address is only looked up among the existing pages and never becomes part of a file path.
      const file = wanted === null ? undefined : files.get(wanted);
      if (file !== undefined) return readFile(file, "utf8");
      const near = wanted === null ? null : nearest(wanted, [...files.keys()]);
      const advice = near === null ? "" : ` The most similar address is ${siteUrl}${near}`;
      throw new BuiltSiteError(`"${address}" is not a page of ${siteUrl}.${advice}`);
    },
    lookUp: async (name) => {
      const pages = await whole(output, readPages(output));
      return findEntries(
        name,
        pages.flatMap((page) => toEntries(page, siteUrl)),
      );
    },
  };
}

function toPlace(page: PageResult, siteUrl: string): readonly FoundPlace[] {
  // Places do not show group names.
  const [best] = toHits(page, () => "");
  if (best === undefined) return [];
  const { title, headings, path, snippet } = best;
  // Excerpts of code have several lines.
  const excerpt = textOf(snippet).replace(/\s+/g, " ").trim();
  return [{ title: textOf(title), headings: headings.map(textOf), url: siteUrl + path, excerpt }];
}

/** @returns the path on this site that an address refers to; null for another site. */
function toPath(address: string, siteUrl: string): string | null {
  const [bare = ""] = address.trim().split(/[?#]/);
  const isWhole = bare === siteUrl || bare.startsWith(`${siteUrl}/`);
  if (!isWhole && isExternal(bare)) return null;
  const own = isWhole ? bare.slice(siteUrl.length) : bare;
  return normalizePath(own.replace(/(?:^|\/)index\.md$|\.md$/, ""));
}

/** @returns the path to which a former address redirects; other paths unchanged; null if the target is on another site. */
function follow(path: string | null, redirects: ReadonlyMap<string, string>, siteUrl: string): string | null {
  const { origin, pathname } = new URL(siteUrl);
  const prefix = pathname === "/" ? "" : pathname;
  const target = redirects.get(`${prefix}${path}`);
  return target === undefined ? path : toPath(isExternal(target) ? target : origin + target, siteUrl);
}

function toEntries({ path, title, records }: PageData, siteUrl: string): readonly Entry[] {
  return records.flatMap(({ anchor, headings, content, isReference = false }) => {
    const name = headings.at(-1);
    if (!isReference || name === undefined) return [];
    const { kindName, text } = describe(true, headings.length, content);
    return { name, kind: kindName, text, page: title, url: `${siteUrl}${path}${anchor === null ? "" : `#${anchor}`}` };
  });
}

function textOf(marked: Marked): string {
  return marked.map(({ text }) => text).join("");
}
