import type { DocSearchModalProps } from "@docsearch/react";
import type { SearchAnswer } from "../provider";
import type { ClientAnswer, SearchClient } from "../searchClient";
import { toDocSearchHits } from "./toDocSearchHits";
import { patches } from "./patches";

type TransformSearchClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
type DocSearchClient = ReturnType<TransformSearchClient>;

/** State of the last query; the modal shows it in addition to DocSearch's own list. */
export type QueryOutcome = { readonly text: string } &
  /** `definition` is what the query means; undefined as long as it is not known whether the query is a term. */
  (
    | { readonly kind: "asked"; readonly definition?: SearchAnswer["definition"] }
    | { readonly kind: "answered"; readonly answer: ClientAnswer; readonly definition: SearchAnswer["definition"] }
    | { readonly kind: "failed" }
  );

/** One object for each mount of DocSearch's interface. */
export interface DocSearchClientOptions {
  readonly client: SearchClient;
  /** Gets null if there is no query. */
  readonly report: (outcome: QueryOutcome | null) => void;
  /** Whether the field still contains the query. DocSearch does not report when it is emptied. */
  readonly isAsked: (text: string) => boolean;
  /** Name of the sidebar that the reader has open. */
  readonly near?: string | undefined;
}

/** Adapts this site's client to DocSearch's interface, which uses Algolia's protocol. */
export function toDocSearchClient({ client, report, isAsked, near }: DocSearchClientOptions): TransformSearchClient {
  return (original) => {
    const search = ({ requests }: { requests: readonly { query?: string }[] }) => {
      const text = requests[0]?.query ?? "";
      if (text.trim() === "") {
        report(null);
        return Promise.resolve({ results: [{ hits: [], nbHits: 0, query: text }] });
      }
      const begin = performance.now();
      report({ text, kind: "asked" });
      let definition: SearchAnswer["definition"] = null;
      const onTerm = (isTerm: boolean) => {
        definition = isTerm ? coming : null;
        if (isAsked(text)) report({ text, kind: "asked", definition });
      };
      const asked = client.search({ text, near, page: 0, isOver: () => !isAsked(text), isEager: true, onTerm });
      const coming = asked.then((answer) => answer.definition ?? null).catch(() => null);
      const answered = asked.then(
        async (answer) => {
          const isLate = !isAsked(text);
          if (!isLate) report({ text, kind: "answered", answer, definition });
          // A late answer with hits is still better than what the list shows.
          await patches.ignoreLate(isLate && answer.hits.length === 0);
          return { results: [{ hits: toDocSearchHits(answer.hits), nbHits: answer.count, query: text }] };
        },
        async (error: unknown) => {
          await patches.outlastStall(begin);
          const isLate = !isAsked(text);
          if (!isLate) report({ text, kind: "failed" });
          await patches.ignoreLate(isLate);
          throw patches.toFailure(error);
        },
      );
      return patches.settleQuietly(answered);
    };
    return { ...original, search: search as unknown as DocSearchClient["search"] };
  };
}
