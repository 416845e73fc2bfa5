import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import type { SearchClient } from "../searchClient";
import { inside } from "./inside";
import { makeHit } from "./makeHit";
import { patches } from "./patches";
import { toDocSearchClient, type QueryOutcome } from "./toDocSearchClient";
import { watchRoles } from "./watchRoles";

export interface DocSearchWindowProps {
  readonly client: SearchClient;
  /** Accessible name of the dialog. */
  readonly label: string;
  /** Part of the storage keys of DocSearch's lists of earlier searches. */
  readonly indexName: string;
  readonly initialQuery: string;
  /** Name of the sidebar that the reader has open. */
  readonly near: string | undefined;
  /** State of the last query; null if there is no query. */
  readonly outcome: QueryOutcome | null;
  readonly onOutcome: (outcome: QueryOutcome | null) => void;
  /** Asks the parent to remount the window, under another key, with this initial query. */
  readonly onRestart: (query: string) => void;
  /** Whether the rows answer an earlier query. */
  readonly isSlow: boolean;
  /** Returns the `href` for the URL of a hit. */
  readonly toHref: (url: string) => string;
  readonly onClose: () => void;
  /** Between the field and the list. */
  readonly above: ReactNode;
  /** Between the list and the footer. */
  readonly below: ReactNode;
  readonly options: Omit<Partial<DocSearchModalProps>, "hitComponent" | "transformSearchClient" | "onClose">;
}

/** Maximum number of hits of one group that DocSearch shows. */
const mostOfGroup = 8;

/** Memoized, because what this site shows around the list changes with each letter typed, and DocSearch need not render again then. */
const Modal = memo(DocSearchModal);

/** DocSearch's window with this site's client and the patches that it needs. No code outside this folder knows DocSearch's internals. */
export function DocSearchWindow(props: DocSearchWindowProps) {
  const { client, label, indexName, initialQuery, near, outcome, onOutcome, onRestart, isSlow, onClose } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<{ readonly above: Element; readonly below: Element } | null>(null);
  const [{ see, forget }] = useState(() => patches.forgetEvents());
  const [scrollY] = useState(() => window.scrollY);
  // Clean the lists before DocSearch reads them in the same render.
  useState(() => patches.cleanStoredSearches(indexName));
  const transformSearchClient = useMemo(
    () => toDocSearchClient({ client, report: onOutcome, isAsked: isInField, near }),
    [client, onOutcome, near],
  );
  const hitComponent = useMemo(() => makeHit(props.toHref), [props.toHref]);

  useLayoutEffect(() => {
    const container = frame.current?.querySelector<HTMLElement>(inside.container);
    if (!container) return;
    const above = addBefore(container.querySelector(inside.list));
    const below = addBefore(container.querySelector(inside.footer));
    setPlaces({ above, below });
    patches.keepFocus(container);
    patches.reportEmptied(container, () => onOutcome(null));
    patches.liftLimit(container, onRestart);
    patches.ownTab(container);
    const endWatch = watchRoles(container, label);
    return () => {
      endWatch();
      // Without this, references to these elements would keep the whole window in memory.
      above.remove();
      below.remove();
    };
  }, [label, onOutcome, onRestart]);
  patches.useEnter(frame, outcome);
  useLayoutEffect(() => {
    frame.current?.querySelector(inside.list)?.setAttribute("aria-busy", String(isSlow));
  }, [isSlow]);
  useEffect(
    () => () => {
      patches.restoreMargin();
      forget();
    },
    [forget],
  );

  return (
    <div ref={frame} role="presentation" onChange={see} onFocus={see} onKeyDown={see} onClick={see}>
      <Modal
        appId="site"
        apiKey="none"
        {...props.options}
        indexName={indexName}
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        maxResultsPerGroup={mostOfGroup}
        hitComponent={hitComponent}
        transformSearchClient={transformSearchClient}
        onClose={onClose}
      />
      {places && createPortal(props.above, places.above)}
      {places && createPortal(props.below, places.below)}
    </div>
  );
}

/** Whether a text is in the window's field; there is at most one window. */
function isInField(text: string): boolean {
  return document.querySelector<HTMLInputElement>(inside.field)?.value === text;
}

function addBefore(part: Element | null): Element {
  const place = document.createElement("div");
  part?.before(place);
  return place;
}
