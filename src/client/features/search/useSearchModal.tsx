import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useSite } from "../../hooks/useSite";
import { whenAtRest } from "../../hooks/whenAtRest";
import { endProgress, startProgress } from "../navigation/progress";
import { isNetworkSpared } from "../navigation/prefetch";
import { hideNotice, showNotice } from "../notice/notice";
import { isSingleKey } from "../shortcuts/singleKeys";
import { takeEarlySearch } from "./earlySearch";
import { loadSearch, type LoadedSearch } from "./loadSearch";

type State =
  | { readonly kind: "closed" }
  /** The interface is loading; `query` is what the reader types in the meantime. */
  | { readonly kind: "loading"; readonly query: string }
  | { readonly kind: "open"; readonly query: string; readonly loaded: LoadedSearch };

/**
 * Opens the search by its button, by Ctrl/Cmd+K, by "/" when the reader is not typing, and by typing while the button has the focus.
 */
// eslint-disable-next-line max-lines-per-function -- one state machine, whose steps share its references
export function useSearchModal(): {
  /** The button of the search, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement>;
  readonly open: () => void;
  readonly warm: () => void;
  readonly modal: ReactNode;
} {
  const site = useSite();
  const { strings } = site;
  const [state, setState] = useState<State>({ kind: "closed" });
  const current = useRef(state);
  /** Number of the last opening; closing changes it too, so that a load that is still pending is ignored. */
  const opening = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  /** What the reader typed for a window that did not load, and whether the notice of that failure is still shown. */
  const failed = useRef({ query: "", isSaid: (): boolean => false });
  const update = useCallback((next: State) => {
    current.current = next;
    setState(next);
  }, []);

  const close = useCallback(() => {
    // A load that is still pending must not open the window any more.
    opening.current += 1;
    if (current.current.kind === "loading") endProgress();
    // React keeps the focused field, and so the closed window, in memory until the field loses the focus. It misses that while rendering.
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    update({ kind: "closed" });
  }, [update]);

  const open = useCallback(
    function open(typedNow = "") {
      if (current.current.kind !== "closed") return;
      // A reader who types while the notice is shown continues the query.
      const query = (failed.current.isSaid() ? failed.current.query : "") + typedNow;
      const number = (opening.current += 1);
      // Any other notice is about the page, and the reader still needs it afterwards.
      if (failed.current.isSaid()) hideNotice();
      startProgress(strings.loading.label, strings.search.slow);
      update({ kind: "loading", query });
      const typed = () => (current.current.kind === "loading" ? current.current.query : "");
      loadSearch(site).then(
        (loaded) => {
          if (number !== opening.current) return;
          endProgress();
          // Render synchronously: a key pressed after loading and before the field has the focus would be lost.
          flushSync(() => update({ kind: "open", query: typed(), loaded }));
          if (!isNetworkSpared()) loaded.client.loadAhead().catch(() => undefined);
        },
        () => {
          if (number !== opening.current) return;
          const kept = typed();
          close();
          const isSaid = showNotice({
            title: strings.search.failed,
            text: strings.loading.checkNetwork,
            texts: strings.loading,
            onRetry: () => open(kept),
          });
          failed.current = { query: kept, isSaid };
        },
      );
    },
    [close, update, site, strings],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        if (current.current.kind === "open") close();
        else {
          // An open dialog would cover the search.
          document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
          open();
        }
        return;
      }
      if (current.current.kind === "open") {
        if (event.key === "Escape") {
          event.preventDefault();
          close();
        }
        return;
      }
      if (event.key === "/" && isSingleKey(event)) {
        event.preventDefault();
        open();
      }
    };
    // Runs before all other listeners: text typed for the search must not trigger shortcuts of the page.
    const onText = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (current.current.kind === "loading") {
        const query = edit(current.current.query, key);
        if (query === null && key !== "Escape") return;
        if (query === null) close();
        else update({ kind: "loading", query });
      } else if (current.current.kind === "closed" && button.current && document.activeElement === button.current) {
        // A space presses the button, unless it continues a query. A question mark does not start a query: it opens the list of shortcuts.
        const isTyped = /^[^\s?]$/u.test(key) || (key === " " && failed.current.isSaid());
        if (!isTyped) return;
        open(key === "/" && isSingleKey(event) ? "" : key);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onHistory = () => current.current.kind !== "closed" && close();
    window.addEventListener("keydown", onKey);
    window.addEventListener("keydown", onText, true);
    window.addEventListener("popstate", onHistory);
    const typedEarly = takeEarlySearch(window);
    if (typedEarly !== null) open(typedEarly);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("keydown", onText, true);
      window.removeEventListener("popstate", onHistory);
    };
  }, [close, open, update]);

  const loadAhead = useCallback(
    (prepare?: "fetch") => {
      if (!isNetworkSpared()) loadSearch(site, prepare).catch(() => undefined);
    },
    [site],
  );

  useEffect(() => {
    // The live preview builds its index only when the author searches.
    if (process.env.NODE_ENV !== "production") return;
    whenAtRest(() => loadAhead("fetch"));
  }, [loadAhead]);

  return {
    button,
    open,
    warm: () => loadAhead(),
    modal: state.kind === "open" ? <Opened {...state} button={button} onClose={close} /> : null,
  };
}

interface OpenedProps extends Extract<State, { kind: "open" }> {
  readonly button: RefObject<HTMLButtonElement>;
  readonly onClose: () => void;
}

function Opened({ query, loaded, button, onClose }: OpenedProps) {
  const { Modal, client, texts } = loaded;
  return <Modal client={client} texts={texts} initialQuery={query} button={button} onClose={onClose} />;
}

/** @returns the query after a key, or null when the key does not edit text. */
function edit(query: string, key: string): string | null {
  if (key === "Backspace") return query.slice(0, -1);
  return [...key].length === 1 ? query + key : null;
}
