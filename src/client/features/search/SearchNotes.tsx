import type { QueryOutcome } from "./docSearchClient";
import { SearchSuggestions, type SearchSuggestionsProps } from "./SearchSuggestions";
import { searchTexts } from "./searchTexts";

export interface SearchNotesProps extends SearchSuggestionsProps {
  readonly outcome: QueryOutcome | null;
}

/** What the modal says beside DocSearch's list: how many were found, who answered, what to try. */
export function SearchNotes({ outcome, onSuggestion }: SearchNotesProps) {
  const { text = "", answer = null } = outcome ?? {};
  const isEmpty = answer !== null && text.trim() !== "" && answer.count === 0;
  return (
    <>
      {answer?.isFallback && <p className="search-fallback">{searchTexts.fallback}</p>}
      {isEmpty && <SearchSuggestions onSuggestion={onSuggestion} />}
      <p className="search-count" role="status">
        {answer !== null &&
          text.trim() !== "" &&
          (isEmpty ? `${searchTexts.noResults} "${text}"` : searchTexts.found(answer.count))}
      </p>
    </>
  );
}
