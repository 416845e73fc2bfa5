import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { navigate } from "gatsby";
import { routes } from "../../../shared/routes";
import { isTyping } from "../../hooks/isTyping";
import { endProgress, startProgress } from "../navigation/progress";
import { isNetworkSpared } from "../navigation/prefetch";
import { loadSearch, type LoadedSearch } from "./loadSearch";

type State =
  | { readonly kind: "closed" }
  /** The interface is on its way; what is typed meanwhile is kept. */
  | { readonly kind: "loading"; readonly query: string }
  | { readonly kind: "open"; readonly query: string; readonly loaded: LoadedSearch };

/**
 * Opens the search by its button, by Ctrl/Cmd+K, by "/" where nobody is typing, and by typing into the focused button.
 */
export function useSearchModal(): {
  /** The button of the search, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement>;
  readonly open: () => void;
  readonly warm: () => void;
  readonly modal: ReactNode;
} {
  const [state, setState] = useState<State>({ kind: "closed" });
  const current = useRef(state);
  const button = useRef<HTMLButtonElement>(null);
  const update = useCallback((next: State) => {
    current.current = next;
    setState(next);
  }, []);

  const close = useCallback(() => {
    update({ kind: "closed" });
    button.current?.focus();
  }, [update]);

  const open = useCallback(
    (query = "") => {
      if (current.current.kind !== "closed") return;
      update({ kind: "loading", query });
      startProgress();
      loadSearch().then(
        (loaded) => {
          endProgress();
          if (current.current.kind === "loading") update({ kind: "open", query: current.current.query, loaded });
        },
        () => {
          endProgress();
          const typed = current.current.kind === "loading" ? current.current.query : "";
          update({ kind: "closed" });
          // The page of the search says what is wrong, and may be loaded anew.
          void navigate(routes.search(typed));
        },
      );
    },
    [update],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { kind } = current.current;
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        if (kind === "open") close();
        else open();
        return;
      }
      if (kind === "open") {
        if (event.key === "Escape") {
          event.preventDefault();
          close();
        }
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (kind === "loading") {
        const query = edit(current.current.kind === "loading" ? current.current.query : "", event.key);
        if (query === null) return;
        event.preventDefault();
        update(event.key === "Escape" ? { kind: "closed" } : { kind: "loading", query });
      } else if (event.key === "/" && !isTyping(event.target)) {
        event.preventDefault();
        open();
      } else if (button.current !== null && document.activeElement === button.current && /^\S$/u.test(event.key)) {
        event.preventDefault();
        open(event.key);
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [close, open, update]);

  const warm = useCallback(() => {
    if (!isNetworkSpared()) loadSearch().catch(() => undefined);
  }, []);

  return {
    button,
    open,
    warm,
    modal: state.kind === "open" ? <Opened {...state} onClose={close} /> : null,
  };
}

function Opened({ query, loaded, onClose }: Extract<State, { kind: "open" }> & { readonly onClose: () => void }) {
  const { Modal, client } = loaded;
  return <Modal client={client} initialQuery={query} onClose={onClose} />;
}

/** @returns the query after a key, or null when the key is none of typing. */
function edit(query: string, key: string): string | null {
  if (key === "Escape") return "";
  if (key === "Backspace") return query.slice(0, -1);
  return [...key].length === 1 ? query + key : null;
}
