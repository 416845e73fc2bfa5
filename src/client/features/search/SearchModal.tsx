import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";
import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import { navigate, withPrefix } from "gatsby";
import { routes } from "../../../shared/routes";
import { settings } from "../../../site/settings";
import { Link } from "../../components/Link/Link";
import { startProgress } from "../navigation/progress";
import { toDocSearchClient, type QueryOutcome } from "./docSearchClient";
import { forgetBrokenSearches } from "./forgetBrokenSearches";
import type { SearchClient } from "./searchClient";
import { mendRoles } from "./mendRoles";
import { SearchNotes } from "./SearchNotes";
import { missingResultsUrl, searchTexts } from "./searchTexts";

export interface SearchModalProps {
  readonly client: SearchClient;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Hits of one group that DocSearch shows. */
const mostOfGroup = 8;
/** What DocSearch names its client's index; recent searches are kept by it. */
const indexName = settings.search.algolia?.indexName ?? "site";

/** DocSearch's own interface, answered by this site's client. */
export function SearchModal({ client, initialQuery, onClose }: SearchModalProps) {
  // A suggestion that is taken starts the modal anew with its query.
  const [query, setQuery] = useState(initialQuery);
  const [outcome, setOutcome] = useState<QueryOutcome | null>(null);
  // An element between DocSearch's list and its footer.
  const [notes, setNotes] = useState<Element | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const transformSearchClient = useMemo(() => toDocSearchClient(client, setOutcome), [client]);
  const close = useCallback(() => onClose(), [onClose]);
  const resultsFooter = useMemo(() => makeResultsFooter(close), [close]);

  // Before DocSearch reads them, in the same render.
  useState(() => forgetBrokenSearches(indexName));
  useLayoutEffect(() => {
    const container = frame.current?.querySelector<HTMLElement>(".DocSearch-Container");
    if (!container) return;
    const place = document.createElement("div");
    container.querySelector(".DocSearch-Footer")?.before(place);
    setNotes(place);
    return mendRoles(container);
  }, [query]);
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);

  return createPortal(
    <div ref={frame} className="search-modal" data-provider={settings.search.algolia === null ? "embedded" : "hosted"}>
      <DocSearchModal
        key={query}
        appId={settings.search.algolia?.appId ?? "site"}
        apiKey={settings.search.algolia?.apiKey ?? "none"}
        indexName={indexName}
        placeholder="Search the documentation"
        initialQuery={query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={mostOfGroup}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooter}
        transformSearchClient={transformSearchClient}
        translations={translations}
        onClose={close}
        {...(settings.search.missingResultsUrl === null ? {} : { getMissingResultsUrl })}
      />
      {notes && createPortal(<SearchNotes outcome={outcome} onSuggestion={setQuery} />, notes)}
    </div>,
    document.body,
  );
}

const navigator: DocSearchModalProps["navigator"] = {
  navigate: ({ itemUrl }) => {
    startProgress();
    void navigate(itemUrl);
  },
  navigateNewTab: ({ itemUrl }) => void window.open(withPrefix(itemUrl), "_blank", "noopener"),
  navigateNewWindow: ({ itemUrl }) => void window.open(withPrefix(itemUrl), "_blank", "noopener"),
};

/**
 * A hit is an option of a list, and an option holds no other control. To the pointer it is a link all the same, that
 * may be opened beside this page; the listener of the whole site navigates.
 */
const Hit: NonNullable<DocSearchModalProps["hitComponent"]> = ({ hit, children }) => {
  const becomeLink = ({ currentTarget }: SyntheticEvent) => currentTarget.setAttribute("href", withPrefix(hit.url));
  return (
    // eslint-disable-next-line jsx-a11y/anchor-is-valid -- it gets its address as soon as it is pointed at
    <a onPointerEnter={becomeLink} onClickCapture={becomeLink}>
      {children}
    </a>
  );
};

/** DocSearch gives what stands at the end of its list no way to close it. */
function makeResultsFooter(close: () => void): NonNullable<DocSearchModalProps["resultsFooterComponent"]> {
  return function ResultsFooter({ state }) {
    return (
      <Link to={routes.search(state.query.trim())} onClick={close}>
        {searchTexts.seeAll(Number(state.context["nbHits"] ?? 0))}
      </Link>
    );
  };
}

const getMissingResultsUrl = ({ query }: { query: string }) => missingResultsUrl(query) ?? "";

const translations: DocSearchModalProps["translations"] = {
  errorScreen: { titleText: searchTexts.failed, helpText: searchTexts.failedHelp },
  noResultsScreen: {
    noResultsText: searchTexts.noResults,
    suggestedQueryText: searchTexts.suggestion,
    reportMissingResultsText: searchTexts.missing,
    reportMissingResultsLinkText: searchTexts.missingLink,
  },
};
