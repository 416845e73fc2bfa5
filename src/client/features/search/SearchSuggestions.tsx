import { searchTexts, suggestions } from "./searchTexts";

export interface SearchSuggestionsProps {
  readonly onSuggestion: (query: string) => void;
}

/** What to search for instead, each a button. */
export function SearchSuggestions({ onSuggestion }: SearchSuggestionsProps) {
  return (
    <p className="search-suggestions">
      {searchTexts.suggestion}:{" "}
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" onClick={() => onSuggestion(suggestion)}>
          {suggestion}
        </button>
      ))}
    </p>
  );
}
