import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import { withPrefix } from "gatsby";
import { routes, toSlug } from "../../../shared/routes";
import { plural } from "../../../shared/fill";
import type { SidebarSettings } from "../../../shared/settings";
import type { Site } from "../../../shared/site";
import type { SearchWindowStrings } from "../../../shared/strings";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import { openPage } from "../navigation/openPage";
import { fillSnippet, lookOf, toDocSearchClient, type QueryOutcome } from "./docSearchClient";
import type { SearchClient } from "./searchClient";
import { fixRoles } from "./fixRoles";
import { KindIcon } from "./KindIcon";
import { SearchDefinition } from "./SearchDefinition";
import { SearchNotes } from "./SearchNotes";
import { moveInStart, SearchStart } from "./SearchStart";
import { missingResultsUrl } from "./missingResultsUrl";
import { cleanStoredSearches } from "./storedSearches";
import { useEnter } from "./useEnter";
import { useIsSlow } from "./useIsSlow";
import { useModality } from "./useModality";

export interface SearchModalProps {
  readonly client: SearchClient;
  readonly texts: SearchWindowStrings;
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Gets the focus at the end where nothing had it before. */
  readonly button: RefObject<HTMLElement>;
}

/** Hits of one group that DocSearch shows. */
const mostOfGroup = 8;

/** Whether it stands in the field of the window, which is there at most once. */
function isInField(text: string): boolean {
  return document.querySelector<HTMLInputElement>(".search-modal input")?.value === text;
}

/** @returns the name of the sidebar in whose folder the open page lies. */
function openGroup(sidebars: readonly SidebarSettings[]): string | undefined {
  const here = location.pathname.slice(__PATH_PREFIX__.length);
  return sidebars.find(({ folder }) => `${here}/`.startsWith(`${routes.doc(toSlug(folder))}/`))?.name;
}

/** A query that DocSearch is about to ask. */
function toAsked(text: string): QueryOutcome {
  return { text, kind: "asked" };
}

/** DocSearch's own interface, answered by this site's client. */
// eslint-disable-next-line max-lines-per-function -- one element with its hooks
export function SearchModal({ client, texts, initialQuery, onClose, button }: SearchModalProps) {
  const site = useSite();
  const { settings, strings } = site;
  /** What DocSearch names its client's index; recent searches are kept by it. */
  const indexName = settings.search.algolia?.indexName ?? "site";
  // A suggestion that is taken, or a query that is tried again, starts the interface anew.
  const [start, setStart] = useState({ query: initialQuery, number: 0 });
  const [outcome, setOutcome] = useState<QueryOutcome | null>(initialQuery === "" ? null : toAsked(initialQuery));
  // An element between DocSearch's list and its footer.
  const [notes, setNotes] = useState<Element | null>(null);
  // One between DocSearch's field and its list.
  const [top, setTop] = useState<Element | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { label } = strings.search;
  const isSlow = useIsSlow(outcome?.kind === "asked" ? outcome : null);
  const ask = (query: string) => {
    setOutcome(toAsked(query));
    setStart({ query, number: start.number + 1 });
  };
  const transformSearchClient = useMemo(
    () => toDocSearchClient({ client, report: setOutcome, isAsked: isInField, near: openGroup(settings.sidebars) }),
    [client, settings.sidebars],
  );
  const close = useCallback(() => onClose(), [onClose]);
  const parts = useMemo(() => makeParts(site, texts, close), [site, texts, close]);

  // Before DocSearch reads them, in the same render.
  useState(() => cleanStoredSearches(indexName));
  useModality(frame, button);
  useLayoutEffect(() => {
    const container = frame.current?.querySelector<HTMLElement>(".DocSearch-Container");
    if (!container) return;
    const place = document.createElement("div");
    container.querySelector(".DocSearch-Footer")?.before(place);
    setNotes(place);
    const above = document.createElement("div");
    container.querySelector(".DocSearch-Dropdown")?.before(above);
    setTop(above);
    // DocSearch asks nobody about an empty field. Rendered before React has heard of the event, the field would get its former text back.
    container.addEventListener("input", ({ target }) => {
      if ((target as HTMLInputElement).value === "") setTimeout(() => setOutcome(null));
    });
    container.addEventListener("reset", () => setOutcome(null));
    // Else the press on the backdrop, which closes the window, takes the focus from where it has just returned.
    container.addEventListener("mousedown", (event) => event.target === container && event.preventDefault());
    return fixRoles(container, label);
  }, [start, label]);
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
  useEnter(frame, outcome);
  useLayoutEffect(() => {
    frame.current?.querySelector(".DocSearch-Dropdown")?.setAttribute("aria-busy", String(isSlow));
  }, [isSlow, start]);

  return createPortal(
    <div
      ref={frame}
      className="search-modal"
      data-provider={settings.search.algolia === null ? "embedded" : "hosted"}
      data-stale={isSlow ? "" : undefined}
    >
      <DocSearchModal
        key={start.number}
        appId={settings.search.algolia?.appId ?? "site"}
        apiKey={settings.search.algolia?.apiKey ?? "none"}
        indexName={indexName}
        placeholder={strings.search.field}
        initialQuery={start.query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={mostOfGroup}
        hitComponent={Hit}
        transformSearchClient={transformSearchClient}
        onClose={close}
        {...parts}
      />
      {top &&
        outcome?.kind === "answered" &&
        createPortal(<SearchDefinition answer={outcome.answer} onLeave={close} />, top)}
      {notes &&
        createPortal(
          <>
            {outcome === null && <SearchStart texts={texts} onLeave={close} />}
            <SearchNotes outcome={outcome} isSlow={isSlow} onSuggestion={ask} onRetry={ask} />
          </>,
          notes,
        )}
    </div>,
    document.body,
  );
}

/** A link as any other to the pointer, and the option of its list to the keys (`fixRoles`). The listener of the whole site navigates. */
const Hit: NonNullable<DocSearchModalProps["hitComponent"]> = ({ hit, children }) => {
  /** The hit whose snippet has come since it was first shown. */
  const [filled, setFilled] = useState<object | null>(null);
  useEffect(() => {
    let isOver = false;
    void fillSnippet(hit)?.then(() => isOver || setFilled(hit));
    return () => {
      isOver = true;
    };
  }, [hit]);
  const { kind, isInner } = lookOf(hit);
  return (
    <a href={toHref(hit.url)} tabIndex={-1} data-inner={isInner}>
      {kind && <KindIcon kind={kind} />}
      {/* The same elements of DocSearch: made anew, they read the hit once more. */}
      <Fragment key={filled === hit ? "filled" : "given"}>{children}</Fragment>
    </a>
  );
};

function toHref(url: string): string {
  return isElsewhere(url) ? url : withPrefix(url);
}

/** Lists of recent searches may hold absolute addresses. */
function isElsewhere(url: string): boolean {
  return !url.startsWith("/");
}

/** What DocSearch's interface asks of the site. It gives what stands at the end of its list no way to close it. */
function makeParts(site: Site, texts: SearchWindowStrings, close: () => void) {
  const { settings, strings } = site;
  const { search, loading } = strings;
  const openElsewhere = ({ itemUrl }: { itemUrl: string }) => void window.open(toHref(itemUrl), "_blank", "noopener");
  return {
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
        {plural(search.seeAll, Number(state.context["nbHits"] ?? 0), settings.locale.language)}
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
  } satisfies Partial<DocSearchModalProps>;
}
