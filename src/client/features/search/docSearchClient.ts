import type { DocSearchHit, DocSearchModalProps } from "@docsearch/react";
import type { Marked } from "../../../shared/search/markText";
import type { HitKind } from "../../../shared/search/hitKind";
import type { SearchHit } from "../../../shared/search/toHits";
import type { ClientAnswer, SearchClient } from "./searchClient";
import { shorten } from "./shorten";

type TransformSearchClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
type DocSearchClient = ReturnType<TransformSearchClient>;
type ShownHit = Parameters<NonNullable<DocSearchModalProps["hitComponent"]>>[0]["hit"];

/** What has come of the last query; the modal shows it beside DocSearch's own list. */
export type QueryOutcome = { readonly text: string } & (
  | { readonly kind: "asked" }
  | { readonly kind: "answered"; readonly answer: ClientAnswer }
  | { readonly kind: "failed" }
);

/** One for each time that DocSearch's interface is shown. */
export interface DocSearchClientOptions {
  readonly client: SearchClient;
  readonly report: (outcome: QueryOutcome) => void;
  /** Whether the field still holds what was asked for. DocSearch tells nobody when it is emptied. */
  readonly isAsked: (text: string) => boolean;
  /** Name of the sidebar that the reader has open. */
  readonly near?: string | undefined;
}

/**
 * DocSearch shows "stalled" this long after a query was sent, whatever came of it meanwhile, in milliseconds. An error
 * that comes sooner would be covered by it.
 */
const stallThreshold = 350;

/** Puts this site's client behind DocSearch's interface, which speaks Algolia's protocol. */
export function toDocSearchClient({ client, report, isAsked, near }: DocSearchClientOptions): TransformSearchClient {
  return (original) => {
    const search = ({ requests }: { requests: readonly { query?: string }[] }) => {
      const text = requests[0]?.query ?? "";
      const begin = performance.now();
      report({ text, kind: "asked" });
      const answered = client.search({ text, near, page: 0, isOver: () => !isAsked(text), isEager: true }).then(
        (answer) => {
          if (isAsked(text)) report({ text, kind: "answered", answer });
          else if (answer.hits.length === 0) return new Promise<never>(() => undefined);
          return { results: [{ hits: toDocSearchHits(answer.hits), nbHits: answer.count, query: text }] };
        },
        async (error: unknown) => {
          await new Promise((resolve) =>
            setTimeout(resolve, Math.max(0, stallThreshold - (performance.now() - begin))),
          );
          // DocSearch would show it in place of the answer to a later query.
          if (!isAsked(text)) return new Promise<never>(() => undefined);
          report({ text, kind: "failed" });
          throw error;
        },
      );
      return settleQuietly(answered);
    };
    return { ...original, search: search as unknown as DocSearchClient["search"] };
  };
}

/**
 * DocSearch sets its error screen in `catch` and throws the error on; nobody takes it there, and what follows sets the
 * screen back. So its handler is called, and what it gives never settles.
 */
function settleQuietly<Value>(promise: Promise<Value>): {
  catch: (handle: (error: unknown) => unknown) => Promise<Value>;
} {
  return {
    catch: (handle) =>
      promise.catch((error: unknown) => {
        try {
          handle(error);
        } catch {
          // It is the same error.
        }
        return new Promise<never>(() => undefined);
      }),
  };
}

/** What a row shows besides the texts of DocSearch; nothing for one from the browser's storage. */
export function lookOf(hit: ShownHit): Partial<RowLook> {
  return ("_snippetResult" in hit ? hit._snippetResult : {}) as Partial<OwnParts>;
}

export interface RowLook {
  readonly kind: HitKind;
  /** Whether the row above it is one of the same page. */
  readonly isInner: boolean;
}

/**
 * DocSearch takes one answer to a query. A hit that it shows already gets its snippet when that has come.
 *
 * @returns when the hit has changed; null where it lacks nothing.
 */
export function fillSnippet(hit: ShownHit): Promise<void> | null {
  const { whole } = lookOf(hit) as Partial<OwnParts>;
  return whole
    ? whole.then(({ content, _snippetResult }) => void Object.assign(hit, { content, _snippetResult }))
    : null;
}

/** In the part of a hit that DocSearch does not store. */
interface OwnParts extends RowLook {
  readonly whole?: Promise<DocSearchHit>;
}

/** Keeps the line of a snippet that is still on its way: DocSearch leaves out one without text. */
const emptyLine = "&nbsp;";
/** Letters of an excerpt: one line of the window, two on a phone. Words that have no room there are hidden whole. */
const longestExcerpt = { phone: 60, other: 80 };
/** Widest phone in CSS pixels, as in search.css. */
const widestPhone = 480;

/** Hits of one page stand together: only the first one names it. */
function toDocSearchHits(hits: readonly SearchHit[]): DocSearchHit[] {
  const pageOf = (hit: SearchHit | undefined) => hit?.path.split("#")[0];
  return hits.map((hit, place) => toDocSearchHit(hit, pageOf(hits[place - 1]) === pageOf(hit)));
}

/** Every text of a hit is HTML to DocSearch, but for the name of the group. */
function toDocSearchHit(hit: SearchHit, isInner: boolean): DocSearchHit {
  const { id, path, kind, title, headings, snippet, group, trail, whole } = hit;
  const own = headings.at(-1);
  const type = own ? "lvl2" : "lvl1";
  const { pieces, goesOn } = shorten(snippet, longestExcerpt[innerWidth > widestPhone ? "other" : "phone"]);
  const above = own
    ? [...(isInner ? [] : [title]), ...headings.slice(0, -1)].map(toHtml)
    : trail.slice(1).map(escapeHtml);
  const place = above.join(" › ");
  const hasLine = Boolean(whole) || pieces.length > 0;
  const excerpt = whole ? emptyLine : `<span>${toHtml(pieces)}</span>${goesOn ? "<span> …</span>" : ""}`;
  const name = toHtml(own ?? title) + (place && (hasLine || !own) ? ` <small>${place}</small>` : "");
  const result = {
    content: { value: excerpt, matchLevel: "full" },
    hierarchy: {
      lvl0: { value: group.label, matchLevel: "none" },
      // The second line of a place on a page is its page to DocSearch.
      lvl1: { value: own ? (hasLine ? excerpt : place) : name, matchLevel: "full" },
      ...(own ? { lvl2: { value: name, matchLevel: "full" } } : {}),
    },
    kind,
    isInner,
  };
  return {
    objectID: id,
    url: path,
    url_without_anchor: path.split("#")[0] ?? path,
    anchor: path.split("#")[1] ?? null,
    type,
    content: own || !hasLine ? null : whole ? emptyLine : escapeHtml(toText(pieces) + (goesOn ? " …" : "")),
    hierarchy: {
      lvl0: group.label,
      // The title alone: by it DocSearch puts the hits of one page together.
      lvl1: escapeHtml(toText(title)),
      lvl2: own ? escapeHtml(toText(own)) : null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: result as unknown as DocSearchHit["_highlightResult"],
    _snippetResult: (whole
      ? { ...result, whole: whole.then((filled) => toDocSearchHit(filled, isInner)) }
      : result) as unknown as DocSearchHit["_snippetResult"],
  };
}

function toText(marked: Marked): string {
  return marked.map(({ text }) => text).join("");
}

function toHtml(marked: Marked): string {
  return marked
    .map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
