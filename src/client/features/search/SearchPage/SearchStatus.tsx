import type { ReactNode } from "react";
import { plural } from "../../../../shared/fill";
import { Button } from "../../../components/Button/Button";
import { Link } from "../../../components/Link/Link";
import { SearchSuggestions, type SearchSuggestionsProps } from "../SearchSuggestions";
import { useSite } from "../../../hooks/useSite";
import { missingResultsUrl } from "../missingResultsUrl";
import type { SearchState } from "./useSearch";

export interface SearchStatusProps extends SearchSuggestionsProps {
  readonly state: SearchState;
  readonly isSlow: boolean;
  readonly onRetry: () => void;
  /** Shown below the number of results. */
  readonly children?: ReactNode;
}

/** Tells how many pages were found, or why there are none. */
export function SearchStatus({ state, isSlow, onSuggestion, onRetry, children }: SearchStatusProps) {
  const { settings, strings } = useSite();
  const { search, loading } = strings;
  // While an answer is slow, the number of the previous one is not shown.
  const answered = state.kind === "answered" && !isSlow ? state : null;
  const count = answered?.answer.count ?? 0;
  const isEmpty = answered !== null && count === 0;
  const query = answered?.question.text.trim() ?? "";
  return (
    <>
      <div role="status" className="search-status">
        {isSlow && <p>{search.loading}</p>}
        {state.kind === "failed" && (
          <>
            <p className="search-headline">{search.failed}</p>
            <p>{loading.checkNetwork}</p>
          </>
        )}
        {answered && (
          <p className="search-headline">
            {isEmpty
              ? `${search.noResults} "${query}"`
              : plural(search.foundFor, count, settings.locale.language, { query })}
          </p>
        )}
        {answered?.answer.isFallback && <p className="search-fallback">{search.fallback}</p>}
      </div>
      {children}
      {state.kind === "failed" && <Button onClick={onRetry}>{loading.retry}</Button>}
      {isEmpty && <NoResults query={query} onSuggestion={onSuggestion} />}
    </>
  );
}

function NoResults({ query, onSuggestion }: { readonly query: string } & Pick<SearchStatusProps, "onSuggestion">) {
  const site = useSite();
  const { missing, missingLink } = site.strings.search;
  const report = missingResultsUrl(site, query);
  return (
    <>
      <SearchSuggestions onSuggestion={onSuggestion} />
      {report !== null && (
        <p>
          {missing} <Link to={report}>{missingLink}</Link>
        </p>
      )}
    </>
  );
}
