import { useSite } from "../../hooks/useSite";

export interface SearchSuggestionsProps {
  readonly onSuggestion: (query: string) => void;
}

/** What to search for instead, each a button; nothing where the settings name nothing. */
export function SearchSuggestions({ onSuggestion }: SearchSuggestionsProps) {
  const { settings, strings } = useSite();
  const { suggestions } = settings.search;
  if (suggestions.length === 0) return null;
  return (
    <p className="search-suggestions">
      {strings.search.suggestion}:{" "}
      {suggestions.map((query) => (
        <button key={query} type="button" onClick={() => onSuggestion(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}
