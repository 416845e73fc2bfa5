import { groupBy } from "../common/groupBy";
import { toString } from "mdast-util-to-string";
import {
  docusaurusTag,
  type Hierarchy,
  type PageKind,
  type RecordType,
  type SearchRecord,
} from "../../src/shared/search/records";
import type { SiteSettings } from "../../src/shared/settings";
import { versionOf } from "../../src/shared/versions";
import { flatten, isListed, type SiteModel } from "../model/buildSite";
import { prose } from "../elements/mdast";
import type { SearchItem } from "../elements/reference";
import type { Doc } from "../content/parseDocument";
import type { DocSection } from "../content/readSections";

/** An item of the reference data, with its place on a page. */
export interface ReferenceItem extends Omit<SearchItem, "key" | "anchor"> {
  /** Address of the page that shows it. */
  readonly path: string;
  /** Its anchor there, without "#"; null for the page itself. */
  readonly anchor: string | null;
}

export interface RecordInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly references: readonly ReferenceItem[];
}

/**
 * Maximum text length of a record, in UTF-16 code units: together with its code blocks, the record stays below Algolia's limit of 10 KB.
 * Longer text is cut at the end, because the beginning of a section says what it is about.
 */
const longestContent = 5_000;
const longestCode = 3_000;

/** Builds every record of the site: pages in the order of their files, sections in document order, then the page's reference data. */
export function buildRecords({ site, settings, references }: RecordInput): readonly SearchRecord[] {
  const { siteUrl, locale, docs, sidebars } = settings;
  const labelOf = new Map<string, string>(sidebars.map(({ name, label }) => [name, label]));
  const referencesOf = groupBy(references, ({ path }) => path);
  const rankOf = ranks(site);
  const groups = new Set(sidebars.map(({ folder }) => folder));
  /** Whether the document is the first page of a group. */
  const isFirst = ({ isIndex, folder }: Doc) => isIndex && groups.has(folder);
  return [
    ...site.docs.filter(isListed).flatMap((doc) => {
      const group = site.sidebarOf.get(doc.file) ?? null;
      return pageRecords(
        { path: doc.path, group, title: doc.title, kind: isFirst(doc) ? "first" : "page" },
        partsOf(doc),
      );
    }),
    ...site.categoryPages.flatMap(({ path, label, description, sidebar, cards }) =>
      pageRecords({ path, group: sidebar, title: label, kind: "list" }, [
        {
          ...firstPart,
          summary: description ?? "",
          content: join(cards.map((card) => card.label)),
        },
      ]),
    ),
  ];

  function pageRecords({ path, group, title, kind }: Page, parts: readonly Part[]): SearchRecord[] {
    const lvl0 = labelOf.get(group ?? "") ?? settings.title;
    const pageRank = rankOf.get(path) ?? 0;
    const references = referencesOf.get(path) ?? [];
    const items = references.map((item) => referencePart(item, parts));
    const pageKind = faultsOf(references) ?? kind;
    const page = kind === "list" ? 0 : kind === "first" ? 2 : 1;
    const version = versionOf(path, docs.versions)?.name ?? docs.versions[0]?.name ?? "";
    const shared = { language: locale.language, version, docusaurus_tag: docusaurusTag(docs.pluginId, version) };
    return [...parts, ...items].map(
      ({ id, anchor, headings, summary, content, code, name, aliases, isDefinition }, position) => {
        const type = `lvl${Math.min(headings.length + 1, 6)}` as RecordType;
        return {
          objectID: `${path}${id}`,
          hierarchy: hierarchyOf(lvl0, [title, ...headings]),
          summary: summary || null,
          content: content || null,
          code: code || null,
          name,
          aliases,
          isDefinition,
          anchor,
          url: `${siteUrl}${path}${anchor === null ? "" : `#${anchor}`}`,
          url_without_anchor: `${siteUrl}${path}`,
          type,
          ...shared,
          pageKind,
          group,
          weight: { page, pageRank, level: 100 - 10 * headings.length, position },
        };
      },
    );
  }
}

interface Page {
  readonly path: string;
  readonly group: string | null;
  readonly title: string;
  readonly kind: PageKind;
}

interface Part {
  /** Unique among the parts of the page. */
  readonly id: string;
  readonly anchor: string | null;
  /** The headings above this one, from the top level, and this one; without the page's title. */
  readonly headings: readonly string[];
  readonly summary: string;
  readonly content: string;
  readonly code: string;
  readonly name: string | null;
  readonly aliases: readonly string[];
  readonly isDefinition: boolean;
}

const firstPart: Part = {
  id: "",
  anchor: null,
  headings: [],
  summary: "",
  content: "",
  code: "",
  name: null,
  aliases: [],
  isDefinition: false,
};

function partsOf(doc: Doc): readonly Part[] {
  const open: { depth: number; text: string }[] = [];
  return doc.sections.map(({ heading, text, code }: DocSection) => {
    const body = { content: cut(text, longestContent), code: cut(code, longestCode), name: null };
    if (heading === null) {
      const { description = "", keywords, search_words: words } = doc.frontMatter;
      // These names belong to the page like its title, but excerpts do not show them.
      const label = doc.label === doc.title ? [] : [doc.label];
      return { ...firstPart, ...body, summary: description, aliases: [...label, ...keywords, ...words] };
    }
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    open.push(heading);
    return {
      ...firstPart,
      ...body,
      id: `#${heading.id}`,
      anchor: heading.id,
      headings: open.map((above) => above.text),
    };
  });
}

function referencePart(
  { name, kind, description, anchor, aliases = [], isDefinition = false }: ReferenceItem,
  parts: readonly Part[],
): Part {
  return {
    ...firstPart,
    id: `#${anchor ?? ""}:${kind}:${name}`,
    anchor,
    // If a heading has the same anchor, the item takes its place below the parent headings.
    headings: [
      ...(parts.find((part) => part.anchor !== null && part.anchor === anchor)?.headings.slice(0, -1) ?? []),
      name,
    ],
    // Excerpts show plain text, without Markdown's code marks.
    content: cut(join([kind, toString(prose(description))]), longestContent),
    name,
    aliases,
    isDefinition,
  };
}

/** @returns the kind of a page whose reference items are all faults of the same type; null for any other page. */
function faultsOf(references: readonly ReferenceItem[]): PageKind | null {
  const faults = new Set(references.map(({ fault }) => fault));
  if (faults.size !== 1) return null;
  return faults.has("error") ? "errors" : faults.has("issue") ? "issues" : null;
}

function hierarchyOf(lvl0: string, [lvl1 = "", ...headings]: readonly string[]): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** Ranks pages by address: the earlier in its group, the higher. */
function ranks(site: SiteModel): ReadonlyMap<string, number> {
  return new Map(
    site.sidebars.flatMap(({ items }) => {
      const pages = flatten(items);
      return pages.map(({ path }, place) => [path, pages.length - place] as const);
    }),
  );
}

/** Joins texts, and adds a full stop between them where one is missing. */
function join(texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text?.trim()))
    .map((text, index, all) => (index < all.length - 1 && !/[.!?:]$/.test(text) ? `${text}.` : text))
    .join(" ");
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(" ", longest);
  return text.slice(0, end > 0 ? end : longest);
}
