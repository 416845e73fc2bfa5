import { plural } from "../../../shared/fill";
import { useSite } from "../../hooks/useSite";
import type { QueryOutcome } from "./docSearch/toDocSearchClient";
import { SearchSuggestions, type SearchSuggestionsProps } from "./SearchSuggestions";

export interface SearchNotesProps extends SearchSuggestionsProps {
  /** Null if there is no query. */
  readonly outcome: QueryOutcome | null;
  /** Whether the answer takes so long that a sign of loading should show. */
  readonly isSlow: boolean;
  readonly onRetry: (query: string) => void;
}

/** What the modal shows in addition to DocSearch's list: the number of results, whether the fallback answered, what to try. */
export function SearchNotes({ outcome, isSlow, onSuggestion, onRetry }: SearchNotesProps) {
  const { settings, strings } = useSite();
  const { search, loading } = strings;
  const answer = outcome?.kind === "answered" && outcome.text.trim() !== "" ? outcome.answer : null;
  return (
    <>
      {answer?.isFallback && <p className="search-fallback">{search.fallback}</p>}
      {answer?.count === 0 && <SearchSuggestions onSuggestion={onSuggestion} />}
      {outcome?.kind === "failed" && (
        <p className="search-suggestions">
          <button type="button" onClick={() => onRetry(outcome.text)}>
            {loading.retry}
          </button>
        </p>
      )}
      <p className={isSlow ? "search-loading" : "search-count"} role="status">
        {isSlow && search.loading}
        {outcome?.kind === "failed" && search.failed}
        {answer !== null &&
          (answer.count === 0
            ? `${search.noResults} "${outcome?.text}"`
            : plural(search.found, answer.count, settings.locale.language))}
      </p>
    </>
  );
}
