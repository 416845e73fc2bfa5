import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { withPrefix } from "gatsby";
import { groupParameter, routes } from "../../../../shared/routes";
import type { SiteSettings } from "../../../../shared/settings";
import { useHydrated } from "../../../hooks/useHydrated";
import { useSite } from "../../../hooks/useSite";
import { keyOfState } from "../../position/historyEntry";
import { SearchDefinition } from "../SearchDefinition";
import { StartLinks, toStartLinks } from "../StartLinks";
import { GroupFilter } from "./GroupFilter";
import { SearchResults } from "./SearchResults";
import { SearchStatus } from "./SearchStatus";
import { useSearch, type Question } from "./useSearch";

export interface SearchPageProps {
  /** Query part of the address: "?q=cluster". */
  readonly address: string;
  /** Changes when the reader arrives by a link or by going back, even at the same address. */
  readonly visit: string | undefined;
}

interface Asked {
  /** Null in the static page. */
  readonly visit: string | null;
  readonly question: Question;
}

/**
 * Pause after which the address follows the typed text, in milliseconds: browsers refuse more than about a hundred changes
 * in 30 s.
 */
const addressDelay = 300;

/** Shows all results on their own page, whose address can be shared. */
// eslint-disable-next-line max-lines-per-function -- one element with its hooks
export function SearchPage({ address, visit }: SearchPageProps) {
  const { settings, strings } = useSite();
  const texts = strings.search;
  // The static page is the same for every query.
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState<Asked>({ visit: null, question: parse("", settings) });
  // A new address, by a link or by going back, starts a new search; otherwise the field is ahead of the address.
  const current = isHydrated ? `${visit ?? ""}${address}` : null;
  if (current !== asked.visit) {
    const { text, group } = parse(address, settings);
    // Text that was typed into the static page is ahead of the address.
    setAsked({ visit: current, question: { text: (asked.visit === null && asked.question.text) || text, group } });
  }
  const { question } = asked;
  const ask = (change: Partial<Question>) => setAsked({ ...asked, question: { ...question, ...change } });
  const { state, isSlow, loadMore, retry } = useSearch(question);
  const field = useRef<HTMLInputElement | null>(null);
  // Runs as soon as React has the field. Hydration keeps text typed before, fires no event, and the next render would empty the field.
  const takeField = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    const text = element?.value ?? "";
    if (text !== "") setAsked((last) => ({ ...last, question: { ...last.question, text } }));
  }, []);

  useEffect(() => {
    if (!isHydrated) return;
    const entry = keyOfState(history.state);
    const timer = setTimeout(() => {
      // The reader may have followed a link in the meantime, and its page is about to replace this one.
      if (keyOfState(history.state) === entry) writeAddress(question, settings);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [isHydrated, question, settings]);

  const answer = state.kind === "answered" ? state.answer : null;
  return (
    // Arrow keys are a second way to the elements that Tab also reaches.
    <div className="search-page" role="search" onKeyDown={moveByArrow}>
      <form
        action={withPrefix(routes.search(settings.search))}
        onSubmit={(event) => {
          event.preventDefault();
          writeAddress(question, settings);
        }}
      >
        <label htmlFor="search-query">{texts.field}</label>
        <input
          ref={takeField}
          id="search-query"
          type="search"
          name={settings.search.queryParameter}
          value={question.text}
          onChange={(event) => ask({ text: event.target.value })}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          data-search-stop=""
        />
      </form>
      {!isHydrated && <p className="needs-script">{texts.needsScript}</p>}
      {question.text.trim() === "" && <StartLinks title={texts.start} links={toStartLinks(settings.search.start)} />}
      <SearchStatus
        state={state}
        isSlow={isSlow}
        onSuggestion={(text) => ask({ text, group: undefined })}
        onRetry={() => {
          retry();
          // The retry button disappears.
          field.current?.focus();
        }}
      >
        {/* Below the status, because it appears with the answer and must not move other content. */}
        {answer && (
          <GroupFilter
            counts={answer.countOf}
            isStale={isSlow}
            group={question.group}
            onChange={(group) => ask({ group })}
          />
        )}
      </SearchStatus>
      {answer && <SearchDefinition coming={answer.definition} />}
      {answer && <SearchResults answer={answer} isStale={isSlow} onEnd={loadMore} />}
    </div>
  );
}

function parse(address: string, { search, sidebars }: SiteSettings): Question {
  const parameters = new URLSearchParams(address);
  const group = parameters.get(groupParameter) ?? undefined;
  return {
    text: parameters.get(search.queryParameter) ?? "",
    group: sidebars.some(({ name }) => name === group) ? group : undefined,
  };
}

/** Replaces the history entry, so that going back leads to the page before the search and not to earlier states of the text. */
function writeAddress({ text, group }: Question, { search }: SiteSettings): void {
  const address = withPrefix(routes.search(search, text.trim(), group));
  if (address !== `${location.pathname}${location.search}`) history.replaceState(history.state, "", address);
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-search-stop]")];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[place + (event.key === "ArrowDown" ? 1 : -1)];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
