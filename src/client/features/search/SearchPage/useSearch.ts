import { useCallback, useEffect, useRef, useState } from "react";
import { loadClient } from "../loadSearch";
import type { SearchHit } from "../provider";
import type { ClientAnswer } from "../searchClient";

export interface Question {
  readonly text: string;
  readonly group: string | undefined;
}

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "failed"; readonly question: Question }
  | {
      readonly kind: "answered";
      readonly question: Question;
      /** The first answer, with the hits of all that were loaded since. */
      readonly answer: ClientAnswer;
      readonly pages: number;
    };

/**
 * Asks the site's search for what stands in the field. The answer to an earlier question never takes the place of a
 * later one.
 */
export function useSearch({ text, group }: Question): { readonly state: SearchState; readonly loadMore: () => void } {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const latest = useRef(0);
  const isLoadingMore = useRef(false);

  useEffect(() => {
    const number = (latest.current += 1);
    isLoadingMore.current = false;
    const question = { text, group };
    const show = (next: SearchState) => {
      if (number === latest.current) setState(next);
    };
    if (text.trim() === "") {
      show({ kind: "idle" });
      return;
    }
    ask(question, 0).then(
      (answer) => show({ kind: "answered", question, answer, pages: 1 }),
      () => show({ kind: "failed", question }),
    );
  }, [text, group]);

  const loadMore = useCallback(() => {
    if (state.kind !== "answered" || !state.answer.hasMore || isLoadingMore.current) return;
    const number = latest.current;
    isLoadingMore.current = true;
    const { question, answer, pages } = state;
    ask(question, pages).then(
      (more) => {
        if (number !== latest.current) return;
        isLoadingMore.current = false;
        const hits: readonly SearchHit[] = [...answer.hits, ...more.hits];
        setState({ ...state, answer: { ...answer, hits, hasMore: more.hasMore }, pages: pages + 1 });
      },
      () => {
        if (number === latest.current) isLoadingMore.current = false;
      },
    );
  }, [state]);

  return { state, loadMore };
}

async function ask({ text, group }: Question, page: number): Promise<ClientAnswer> {
  const client = await loadClient();
  return client.search({ text, group, page });
}
