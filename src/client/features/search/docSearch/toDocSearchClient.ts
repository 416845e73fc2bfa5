import type { DocSearchModalProps } from "@docsearch/react";
import type { SearchAnswer } from "../provider";
import type { ClientAnswer, SearchClient } from "../searchClient";
import { toDocSearchHits } from "./toDocSearchHits";
import { patches } from "./patches";

type TransformSearchClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
type DocSearchClient = ReturnType<TransformSearchClient>;

/** What has come of the last query; the modal shows it beside DocSearch's own list. */
export type QueryOutcome = { readonly text: string } &
  /** What the query means; undefined as long as nobody knows whether it is a term. */
  (
    | { readonly kind: "asked"; readonly definition?: SearchAnswer["definition"] }
    | { readonly kind: "answered"; readonly answer: ClientAnswer; readonly definition: SearchAnswer["definition"] }
    | { readonly kind: "failed" }
  );

/** One for each time that DocSearch's interface is shown. */
export interface DocSearchClientOptions {
  readonly client: SearchClient;
  /** Null where nothing is asked. */
  readonly report: (outcome: QueryOutcome | null) => void;
  /** Whether the field still holds what was asked for. DocSearch tells nobody when it is emptied. */
  readonly isAsked: (text: string) => boolean;
  /** Name of the sidebar that the reader has open. */
  readonly near?: string | undefined;
}

/** Puts this site's client behind DocSearch's interface, which speaks Algolia's protocol. */
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
          // With hits it is better than what the list shows.
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
