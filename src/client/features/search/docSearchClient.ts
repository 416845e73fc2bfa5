import type { DocSearchHit, DocSearchModalProps } from "@docsearch/react";
import type { Marked } from "../../../shared/search/markText";
import type { SearchHit } from "./provider";
import type { ClientAnswer, SearchClient } from "./searchClient";

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
}

/**
 * DocSearch shows "stalled" this long after a query was sent, whatever came of it meanwhile, in milliseconds. An error
 * that comes sooner would be covered by it.
 */
const stallThreshold = 350;

/** Puts this site's client behind DocSearch's interface, which speaks Algolia's protocol. */
export function toDocSearchClient({ client, report, isAsked }: DocSearchClientOptions): TransformSearchClient {
  return (original) => {
    const search = ({ requests }: { requests: readonly { query?: string }[] }) => {
      const text = requests[0]?.query ?? "";
      const begin = performance.now();
      report({ text, kind: "asked" });
      const answered = client.search({ text, page: 0, isOver: () => !isAsked(text), isEager: true }).then(
        (answer) => {
          if (isAsked(text)) report({ text, kind: "answered", answer });
          else if (answer.hits.length === 0) return new Promise<never>(() => undefined);
          return { results: [{ hits: answer.hits.map(toDocSearchHit), nbHits: answer.count, query: text }] };
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

/**
 * DocSearch takes one answer to a query. A hit that it shows already gets its snippet when that has come.
 *
 * @returns when the hit has changed; null where it lacks nothing.
 */
export function fillSnippet(hit: ShownHit): Promise<void> | null {
  // Hits from the browser's storage have no such part.
  const { whole } = ("_snippetResult" in hit ? hit._snippetResult : {}) as Partial<Awaiting>;
  return whole
    ? whole.then(({ content, _snippetResult }) => void Object.assign(hit, { content, _snippetResult }))
    : null;
}

/** In the part of a hit that DocSearch does not store. */
interface Awaiting {
  readonly whole: Promise<DocSearchHit>;
}

/** Keeps the line of a snippet that is still on its way: DocSearch leaves out one without text. */
const emptyLine = "&nbsp;";

/** Every text of a hit is HTML to DocSearch, but for the name of the group. */
function toDocSearchHit(hit: SearchHit): DocSearchHit {
  const { id, path, kind, title, headings, snippet, group, whole } = hit;
  const type = kind === "page" ? "lvl1" : "lvl2";
  const own = headings.at(-1);
  const place = [title, ...headings.slice(0, -1)].map(toHtml).join(" › ");
  const shown = {
    lvl0: group.label,
    lvl1: own && snippet.length > 0 ? `${place} — ${toHtml(snippet)}` : place,
    lvl2: own ? toHtml(own) : null,
    content: whole ? emptyLine : toHtml(snippet),
  };
  const result = {
    content: { value: shown.content, matchLevel: "full" },
    hierarchy: {
      lvl0: { value: shown.lvl0, matchLevel: "none" },
      lvl1: { value: shown.lvl1, matchLevel: "full" },
      ...(shown.lvl2 === null ? {} : { lvl2: { value: shown.lvl2, matchLevel: "full" } }),
    },
  };
  return {
    objectID: id,
    url: path,
    url_without_anchor: path.split("#")[0] ?? path,
    anchor: path.split("#")[1] ?? null,
    type,
    content: type !== "lvl1" ? null : whole ? emptyLine : escapeHtml(toText(snippet)),
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
    _highlightResult: result as DocSearchHit["_highlightResult"],
    _snippetResult: (whole
      ? { ...result, whole: whole.then(toDocSearchHit) }
      : result) as DocSearchHit["_snippetResult"],
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
