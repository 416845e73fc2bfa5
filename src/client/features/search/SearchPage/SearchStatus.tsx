import { Button } from "../../../components/Button/Button";
import { Link } from "../../../components/Link/Link";
import { SearchSuggestions, type SearchSuggestionsProps } from "../SearchSuggestions";
import { missingResultsUrl, searchTexts } from "../searchTexts";
import type { SearchState } from "./useSearch";

export interface SearchStatusProps extends SearchSuggestionsProps {
  readonly state: SearchState;
  readonly isSlow: boolean;
  readonly onRetry: () => void;
}

/** How many were found, or why none. */
export function SearchStatus({ state, isSlow, onSuggestion, onRetry }: SearchStatusProps) {
  // The last answer is none to what is awaited.
  const answered = state.kind === "answered" && !isSlow ? state : null;
  const isEmpty = answered?.answer.count === 0;
  return (
    <>
      <div role="status" className="search-status">
        {isSlow && <p>{searchTexts.loading}</p>}
        {state.kind === "failed" && (
          <>
            <p className="search-headline">{searchTexts.failed}</p>
            <p>{searchTexts.failedHelp}</p>
          </>
        )}
        {answered && (
          <p className="search-headline">
            {isEmpty
              ? `${searchTexts.noResults} "${answered.question.text.trim()}"`
              : `${answered.answer.count} ${answered.answer.count === 1 ? "page" : "pages"} for "${answered.question.text.trim()}"`}
          </p>
        )}
        {answered?.answer.isFallback && <p className="search-fallback">{searchTexts.fallback}</p>}
      </div>
      {state.kind === "failed" && <Button onClick={onRetry}>{searchTexts.retry}</Button>}
      {answered && isEmpty && <NoResults query={answered.question.text.trim()} onSuggestion={onSuggestion} />}
    </>
  );
}

function NoResults({ query, onSuggestion }: { readonly query: string } & Pick<SearchStatusProps, "onSuggestion">) {
  const report = missingResultsUrl(query);
  return (
    <>
      <SearchSuggestions onSuggestion={onSuggestion} />
      {report !== null && (
        <p>
          {searchTexts.missing} <Link to={report}>{searchTexts.missingLink}</Link>
        </p>
      )}
    </>
  );
}
