import type { QueryOutcome } from "./docSearchClient";
import { searchTexts, suggestions } from "./searchTexts";

export interface SearchNotesProps {
  readonly outcome: QueryOutcome | null;
  readonly onSuggestion: (query: string) => void;
}

/** What the modal says beside DocSearch's list: how many were found, who answered, what to try. */
export function SearchNotes({ outcome, onSuggestion }: SearchNotesProps) {
  const { text = "", answer = null } = outcome ?? {};
  const isEmpty = answer !== null && text.trim() !== "" && answer.count === 0;
  return (
    <>
      {answer?.isFallback && <p className="search-fallback">{searchTexts.fallback}</p>}
      {isEmpty && (
        <p className="search-suggestions">
          {searchTexts.suggestion}:{" "}
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <p className="search-count" role="status">
        {answer !== null &&
          text.trim() !== "" &&
          (isEmpty ? `${searchTexts.noResults} "${text}"` : searchTexts.found(answer.count))}
      </p>
    </>
  );
}
