import { useSite } from "../../hooks/useSite";

export interface SearchSuggestionsProps {
  readonly onSuggestion: (query: string) => void;
}

/** What to search for instead, each a button: groups that every reader of the site may look into. */
export function SearchSuggestions({ onSuggestion }: SearchSuggestionsProps) {
  const { settings, strings } = useSite();
  return (
    <p className="search-suggestions">
      {strings.search.suggestion}:{" "}
      {settings.sidebars.slice(2, 6).map(({ label }) => (
        <button key={label} type="button" onClick={() => onSuggestion(label)}>
          {label}
        </button>
      ))}
    </p>
  );
}
