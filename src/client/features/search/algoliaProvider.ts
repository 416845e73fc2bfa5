import type { LiteClient, SearchResponse } from "algoliasearch/lite";
import type { SearchRecord } from "../../../shared/search/records";
import type { Marked } from "../../../shared/search/markText";
import type { AlgoliaSettings } from "../../../shared/settings";
import { describe } from "../../../shared/search/hitKind";
import type { SearchHit } from "../../../shared/search/toHits";
import { pagesAtOnce, type SearchContext, type SearchProvider } from "./provider";

export interface AlgoliaOptions {
  readonly settings: AlgoliaSettings;
  readonly context: SearchContext | null;
  /** Other hosts than Algolia's own, such as a proxy. */
  readonly hosts?: readonly AlgoliaHost[];
}

export interface AlgoliaHost {
  readonly url: string;
  readonly protocol: "http" | "https";
}

/** Markers around matches. No text contains them, and they are not HTML, so HTML in a record stays text. */
const marks = { start: "\uE000", end: "\uE001" };
/** Longest query, in UTF-16 code units: Algolia accepts 512 bytes. */
const longestQuery = 120;
const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

interface Highlight {
  readonly value?: string;
  readonly matchLevel?: string;
}

type AlgoliaHit = Pick<SearchRecord, "objectID" | "url"> &
  Partial<Pick<SearchRecord, "hierarchy" | "content" | "group" | "name" | "type">> & {
    readonly _highlightResult?: { readonly hierarchy?: Partial<Record<(typeof levels)[number], Highlight>> };
    readonly _snippetResult?: { readonly content?: Highlight };
  };

/** Searches an index at Algolia whose records have DocSearch's shape. */
export function createAlgoliaProvider({ settings, context, hosts }: AlgoliaOptions): SearchProvider {
  const { appId, apiKey, indexName } = settings;
  let loading: Promise<LiteClient> | undefined;
  const load = () => {
    loading ??= import("algoliasearch/lite").then(({ liteClient }) =>
      liteClient(
        appId,
        apiKey,
        hosts ? { hosts: hosts.map((host) => ({ ...host, accept: "readWrite" as const })) } : {},
      ),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };

  return {
    warm: () => load().then(() => undefined),
    search: async ({ text, group, page }) => {
      const client = await load();
      const within = context === null ? [] : contextFilters(context);
      const shared = {
        indexName,
        query: text.slice(0, longestQuery),
        facets: ["group"],
      };
      const main = {
        ...shared,
        page,
        hitsPerPage: pagesAtOnce,
        facetFilters: [...within, ...(group === undefined ? [] : [`group:${group}`])],
        attributesToRetrieve: ["hierarchy", "content", "type", "url", "group", "name"],
        attributesToHighlight: ["hierarchy"],
        attributesToSnippet: ["content:26"],
        highlightPreTag: marks.start,
        highlightPostTag: marks.end,
        snippetEllipsisText: "…",
      };
      // With a filter, the counts of the other groups need a second query.
      const counting = group === undefined ? [] : [{ ...shared, hitsPerPage: 0, facetFilters: within }];
      const { results } = await client.search<AlgoliaHit>({ requests: [main, ...counting] });
      const [answer, counted = answer] = results as SearchResponse<AlgoliaHit>[];
      if (!answer || !Array.isArray(answer.hits)) throw new Error("The answer of the hosted index has no hits.");
      return {
        hits: answer.hits.map(toHit),
        count: answer.nbHits ?? answer.hits.length,
        countOf: counted?.facets?.["group"] ?? {},
        hasMore: page + 1 < (answer.nbPages ?? 0),
      };
    },
  };
}

/** Filters by language and version, named as in DocSearch's crawlers and themes; pages without a version have the tag "default". */
function contextFilters({ language, tags }: SearchContext): (string | string[])[] {
  return [`language:${language}`, ["default", ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}

function toHit(hit: AlgoliaHit): SearchHit {
  const { hierarchy } = hit;
  const highlighted = hit._highlightResult?.hierarchy ?? {};
  const [title = [], ...headings] = levels.slice(1).flatMap((level) => {
    const text = highlighted[level]?.value ?? hierarchy?.[level];
    return text ? [parseMarks(text)] : [];
  });
  return {
    id: hit.objectID,
    path: toPath(hit.url),
    kind: describe(Boolean(hit.name), headings.length, hit.content ?? "").kind,
    title,
    headings,
    snippet: parseMarks(hit._snippetResult?.content?.value ?? hit.content ?? ""),
    group: { name: hit.group ?? null, label: hierarchy?.lvl0 ?? "" },
    trail: hierarchy?.lvl0 ? [hierarchy.lvl0] : [],
  };
}

/** Returns the path of a URL. The index has the published URLs of pages, but the reader may see the site on any host. */
function toPath(url: string): string {
  const { pathname, hash } = new URL(url, "https://localhost");
  return `${pathname.replace(/(?<=.)\/$/, "")}${hash}`;
}

function parseMarks(text: string): Marked {
  return text.split(marks.start).flatMap((part, index) => {
    const [marked = "", rest = ""] = index === 0 ? ["", part] : part.split(marks.end);
    return [
      ...(marked === "" ? [] : [{ text: marked, isMarked: true }]),
      ...(rest === "" ? [] : [{ text: rest, isMarked: false }]),
    ];
  });
}
