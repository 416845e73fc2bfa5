import { useSite } from "../../hooks/useSite";

export interface SearchSuggestionsProps {
  readonly onSuggestion: (query: string) => void;
}

/** What to try when nothing was found: advice, and a button for each suggestion of the settings. */
export function SearchSuggestions({ onSuggestion }: SearchSuggestionsProps) {
  const { settings, strings } = useSite();
  const { suggestions } = settings.search;
  return (
    <div className="search-suggestions">
      <p>{strings.search.advice}</p>
      {suggestions.length > 0 && (
        <p>
          {strings.search.suggestion}:{" "}
          {suggestions.map((query) => (
            <button key={query} type="button" onClick={() => onSuggestion(query)}>
              {query}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
