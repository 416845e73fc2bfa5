import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import { withPrefix } from "gatsby";
import { routes, toSlug } from "../../../shared/routes";
import { plural } from "../../../shared/fill";
import type { SidebarSettings } from "../../../shared/settings";
import type { Site } from "../../../shared/site";
import type { SearchWindowStrings } from "../../../shared/strings";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import { openPage } from "../navigation/openPage";
import { DocSearchWindow, type DocSearchWindowProps } from "./docSearch/DocSearchWindow";
import type { QueryOutcome } from "./docSearch/toDocSearchClient";
import type { SearchAnswer } from "./provider";
import type { SearchClient } from "./searchClient";
import { SearchDefinition } from "./SearchDefinition";
import { SearchNotes } from "./SearchNotes";
import { moveInStart, SearchStart } from "./SearchStart";
import { missingResultsUrl } from "./missingResultsUrl";
import { useIsSlow } from "./useIsSlow";
import { useModality } from "./useModality";

export interface SearchModalProps {
  readonly client: SearchClient;
  readonly texts: SearchWindowStrings;
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Gets the focus after closing if no other element had it before. */
  readonly button: RefObject<HTMLElement>;
}

/** @returns the name of the sidebar whose folder contains the open page. */
function openGroup(sidebars: readonly SidebarSettings[]): string | undefined {
  const here = location.pathname.slice(__PATH_PREFIX__.length);
  return sidebars.find(({ folder }) => `${here}/`.startsWith(`${routes.doc(toSlug(folder))}/`))?.name;
}

/** Outcome of a query that DocSearch is about to send. */
function toAsked(text: string): QueryOutcome {
  return { text, kind: "asked" };
}

/** Returns the definition of the query. It changes while the reader types, not with the answer, so rows about to be chosen do not move. */
function useDefinition(outcome: QueryOutcome | null): SearchAnswer["definition"] {
  const [definition, setDefinition] = useState<SearchAnswer["definition"]>(null);
  const known = outcome === null || outcome.kind === "failed" ? null : outcome.definition;
  if (known !== undefined && known !== definition) setDefinition(known);
  return definition;
}

/** DocSearch's own interface, with this site's client as its source of answers. */
export function SearchModal({ client, texts, initialQuery, onClose, button }: SearchModalProps) {
  const site = useSite();
  const { settings, strings } = site;
  const { algolia } = settings.search;
  // Choosing a suggestion, retrying a query and entering a long one remount the interface.
  const [start, setStart] = useState({ query: initialQuery, number: 0 });
  const [outcome, setOutcome] = useState<QueryOutcome | null>(initialQuery === "" ? null : toAsked(initialQuery));
  const definition = useDefinition(outcome);
  const frame = useRef<HTMLDivElement>(null);
  const isSlow = useIsSlow(outcome?.kind === "asked" ? outcome : null);
  const ask = useCallback((query: string) => {
    setOutcome(toAsked(query));
    setStart(({ number }) => ({ query, number: number + 1 }));
  }, []);
  const close = useCallback(() => onClose(), [onClose]);
  const options = useMemo(() => toOptions(site, texts, close), [site, texts, close]);

  useModality(frame, button);
  useLayoutEffect(() => {
    const own = frame.current;
    const onKey = (event: KeyboardEvent) => {
      if (!own || !moveInStart(own, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    own?.addEventListener("keydown", onKey, true);
    return () => own?.removeEventListener("keydown", onKey, true);
  }, []);

  return createPortal(
    <div
      ref={frame}
      className="search-modal"
      data-provider={algolia === null ? "embedded" : "hosted"}
      data-stale={isSlow ? "" : undefined}
    >
      <DocSearchWindow
        key={start.number}
        client={client}
        label={strings.search.label}
        indexName={algolia?.indexName ?? "site"}
        initialQuery={start.query}
        near={openGroup(settings.sidebars)}
        outcome={outcome}
        onOutcome={setOutcome}
        onRestart={ask}
        isSlow={isSlow}
        toHref={toHref}
        onClose={close}
        options={options}
        above={<SearchDefinition coming={definition} onLeave={close} />}
        below={
          <>
            {outcome === null && <SearchStart texts={texts} onLeave={close} />}
            <SearchNotes outcome={outcome} isSlow={isSlow} onSuggestion={ask} onRetry={ask} />
          </>
        }
      />
    </div>,
    document.body,
  );
}

function toHref(url: string): string {
  return isElsewhere(url) ? url : withPrefix(url);
}

/** Whether a URL is absolute; lists of recent searches may contain such URLs. */
function isElsewhere(url: string): boolean {
  return !url.startsWith("/");
}

/** Options of DocSearch's interface. DocSearch gives the footer of its list no way to close the window, so `close` is passed here. */
function toOptions(site: Site, texts: SearchWindowStrings, close: () => void) {
  const { settings, strings } = site;
  const { algolia } = settings.search;
  const { search, loading } = strings;
  const openElsewhere = ({ itemUrl }: { itemUrl: string }) => void window.open(toHref(itemUrl), "_blank", "noopener");
  return {
    ...(algolia === null ? {} : { appId: algolia.appId, apiKey: algolia.apiKey }),
    placeholder: search.field,
    navigator: {
      navigate: ({ itemUrl }) => {
        if (isElsewhere(itemUrl)) location.assign(itemUrl);
        else void openPage(itemUrl, loading);
      },
      navigateNewTab: openElsewhere,
      navigateNewWindow: openElsewhere,
    },
    resultsFooterComponent: ({ state }) => (
      <Link to={routes.search(settings.search, state.query.trim())} onClick={close}>
        {plural(texts.seeAll, Number(state.context["nbHits"] ?? 0), settings.locale.language)}
      </Link>
    ),
    translations: {
      searchBox: {
        resetButtonTitle: texts.clear,
        resetButtonAriaLabel: texts.clear,
        cancelButtonText: texts.cancel,
        cancelButtonAriaLabel: texts.cancel,
        searchInputLabel: search.label,
      },
      footer: {
        selectText: texts.select,
        selectKeyAriaLabel: texts.selectKey,
        navigateText: texts.navigate,
        navigateUpKeyAriaLabel: texts.upKey,
        navigateDownKeyAriaLabel: texts.downKey,
        closeText: texts.close,
        closeKeyAriaLabel: texts.closeKey,
        searchByText: texts.searchBy,
      },
      startScreen: {
        recentSearchesTitle: texts.recent,
        noRecentSearchesText: texts.noRecent,
        saveRecentSearchButtonTitle: texts.saveRecent,
        removeRecentSearchButtonTitle: texts.removeRecent,
        favoriteSearchesTitle: texts.favorites,
        removeFavoriteSearchButtonTitle: texts.removeFavorite,
      },
      errorScreen: { titleText: search.failed, helpText: loading.checkNetwork },
      noResultsScreen: {
        noResultsText: search.noResults,
        suggestedQueryText: search.suggestion,
        reportMissingResultsText: search.missing,
        reportMissingResultsLinkText: search.missingLink,
      },
    },
    ...(settings.search.missingResultsUrl === null
      ? {}
      : { getMissingResultsUrl: ({ query }: { query: string }) => missingResultsUrl(site, query) ?? "" }),
  } satisfies DocSearchWindowProps["options"];
}
