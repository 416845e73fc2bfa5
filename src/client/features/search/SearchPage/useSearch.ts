import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { SiteSettings } from "../../../../shared/settings";
import { useSite } from "../../../hooks/useSite";
import { loadClient } from "../loadSearch";
import { searchPatience, within } from "../patience";
import type { SearchHit } from "../../../../shared/search/toHits";
import type { ClientAnswer } from "../searchClient";
import { useIsSlow } from "../useIsSlow";

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
      /** The first answer, with the hits of all pages of results loaded since. */
      readonly answer: ClientAnswer;
      readonly pages: number;
    };

export interface Search {
  /** The last answer stays until the next one arrives. */
  readonly state: SearchState;
  /** Whether the next answer takes so long that a sign of loading should show. */
  readonly isSlow: boolean;
  readonly loadMore: () => void;
  /** Repeats the query that failed. */
  readonly retry: () => void;
}

/**
 * Searches the site for the text in the field. The answer to an earlier question never replaces the answer to a later one.
 */
export function useSearch({ text, group }: Question): Search {
  const { settings } = useSite();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ text, group, attempt }), [text, group, attempt]);
  const [last, setLast] = useState<Exclude<SearchState, { kind: "idle" }> | null>(null);
  const isLoadingMore = useRef(false);
  const isBlank = text.trim() === "";

  useEffect(() => {
    if (isBlank) return;
    let isOver = false;
    isLoadingMore.current = false;
    ask(settings, question, 0, () => isOver).then(
      (answer) => !isOver && setLast({ kind: "answered", question, answer, pages: 1 }),
      () => !isOver && setLast({ kind: "failed", question }),
    );
    return () => {
      isOver = true;
    };
  }, [isBlank, question, settings]);

  const loadMore = useCallback(() => {
    if (last?.kind !== "answered" || !last.answer.hasMore || isLoadingMore.current) return;
    isLoadingMore.current = true;
    const { question, answer, pages } = last;
    ask(settings, question, pages).then(
      (more) => {
        const hits: readonly SearchHit[] = [...answer.hits, ...more.hits];
        const longer = { ...last, answer: { ...answer, hits, hasMore: more.hasMore }, pages: pages + 1 };
        // Another question may have been answered meanwhile.
        setLast((now) => (now === last ? longer : now));
        isLoadingMore.current = false;
      },
      () => (isLoadingMore.current = false),
    );
  }, [last, settings]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const isAwaited = !isBlank && last?.question !== question;
  const isSlow = useIsSlow(isAwaited ? question : null);
  // While an answer is pending, a failure is that of the previous question.
  const isShown = last !== null && !isBlank && !(isAwaited && last.kind === "failed");
  return { state: isShown ? last : { kind: "idle" }, isSlow, loadMore, retry };
}

function ask(
  settings: SiteSettings,
  { text, group }: Question,
  page: number,
  isOver = () => false,
): Promise<ClientAnswer> {
  return within(
    searchPatience,
    loadClient(settings).then((client) => client.search({ text, group, page, isOver })),
  );
}
