import { createElement, startTransition, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ContentStringsContext } from "../../../mdx/contentStrings";
import type { Islands } from "../../../shared/islands";
import type { Strings } from "../../../shared/strings";
import { IslandBoundary } from "./IslandBoundary";
import * as styles from "./mountIslands.module.css";

/** Distance from the window at which an island's code is loaded. */
const margin = "50% 0px";
/** Events that start an island with `data-when="touch"`. */
const touches = ["pointerdown", "focusin", "click"];

interface Island {
  readonly start: () => void;
  readonly end: () => void;
}

/**
 * Mounts the islands of the current page and of all later pages, and unmounts an island when its element has left the page.
 * The author's content stays in the element, hidden, so that it can be shown again.
 */
export function mountIslands(islands: Islands, strings: Strings): void {
  const known = new Map<HTMLElement, Island>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) known.get(target as HTMLElement)?.start();
    },
    { rootMargin: margin },
  );
  const update = () => {
    for (const [element, { end }] of known) {
      if (element.isConnected) continue;
      known.delete(element);
      near.unobserve(element);
      end();
    }
    for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
      if (known.has(element)) continue;
      const island = createIsland(element, islands, strings);
      known.set(element, island);
      if (isAddressed(element)) {
        element.scrollIntoView();
        island.start();
      } else if (element.dataset["when"] === "touch") awaitTouch(element, island.start);
      else near.observe(element);
    }
  };
  // The live preview changes a page without leaving it.
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
  update();
}

/** Whether the page's address holds a state of this island: "#workbench=…". */
function isAddressed({ dataset }: HTMLElement): boolean {
  return location.hash.startsWith(`#${dataset["island"] ?? ""}=`);
}

function awaitTouch(element: HTMLElement, start: () => void): void {
  // Keyboard users must be able to focus it.
  if (!element.querySelector("a[href], button, input, [tabindex]")) element.tabIndex = 0;
  for (const type of touches) element.addEventListener(type, start);
}

/** @returns an island that starts once, and again when it has failed and the reader presses the retry button. */
function createIsland(element: HTMLElement, islands: Islands, strings: Strings): Island {
  const { island: name = "", props = "{}", failed = "" } = element.dataset;
  const again = () => {
    focus(element);
    delete element.dataset["state"];
    start();
  };
  const note = createNote(failed, strings.loading.retry, again);
  let program: Program | undefined;
  let isOver = false;

  const start = () => {
    if (element.dataset["state"] !== undefined) return;
    element.dataset["state"] = "loading";
    note.clear();
    element.append(note.element);
    load().catch(fail);
  };

  const load = async () => {
    const loaded = await islands[name]?.();
    if (isOver) return;
    if (!loaded) throw new Error(`There is no island "${name}".`);
    const shown = createElement(loaded.default as ComponentType<object>, JSON.parse(props) as object);
    program = mountProgram(
      element,
      <ContentStringsContext.Provider value={strings.content}>
        <IslandBoundary onReady={show} onFailure={fail}>
          {shown}
        </IslandBoundary>
      </ContentStringsContext.Provider>,
    );
  };

  const show = () => {
    const hadFocus = element.contains(document.activeElement);
    element.dataset["state"] = "live";
    element.removeAttribute("tabindex");
    note.element.remove();
    if (hadFocus && program) focus(program.host);
  };

  const fail = () => {
    if (isOver) return;
    element.dataset["state"] = "failed";
    element.append(note.element);
    note.say();
    program?.end();
  };

  const end = () => {
    isOver = true;
    program?.end();
  };

  return { start, end };
}

interface Program {
  readonly host: HTMLElement;
  readonly end: () => void;
}

let count = 0;

/** Mounts a component after the author's content, in its own React root. */
function mountProgram(element: HTMLElement, content: ReactNode): Program {
  const host = document.createElement("div");
  host.className = styles["host"] ?? "";
  element.append(host);
  count += 1;
  const root = createRoot(host, { identifierPrefix: `island${count}` });
  startTransition(() => root.render(content));
  const end = () => {
    host.remove();
    // React may be rendering this root at the moment.
    queueMicrotask(() => root.unmount());
  };
  return { host, end };
}

/** Message that an island has failed. Its status is in the page before its text, because screen readers announce changes of a status. */
function createNote(text: string, retryLabel: string, onRetry: () => void) {
  const element = document.createElement("div");
  element.className = styles["note"] ?? "";
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = retryLabel;
  retry.addEventListener("click", onRetry);
  return {
    element,
    clear: () => {
      status.textContent = "";
      element.replaceChildren(status);
    },
    say: () => {
      status.textContent = text;
      element.append(retry);
    },
  };
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
