import { currentEntry, keyOfState, type HistoryEntry } from "./historyEntry";
import { findTarget } from "./findTarget";
import { holdPosition } from "./holdPosition";
import { keepPlaceOnResize } from "./keepPlaceOnResize";
import { positionOf, readPositions, setPosition, writePositions } from "./savedPositions";

/**
 * How the page that is rendered next was reached: by a link, by Back or Forward, or by a fragment that the browser has
 * already scrolled to.
 */
type Arrival = "link" | "traversal" | "fragment";

/** On the root element while jumps within the page are smooth. */
export const smoothName = "data-smooth";
/** Frames for which a smooth jump goes on that was cut short. */
const mostFrames = 4;

/** Further from where it was saved, a page has been moved by its reader, in CSS pixels. */
const mostDrift = 99;

let arrival: Arrival = "link";
/** The entry whose page is on the screen. While the next page is on its way, the address bar shows another one. */
let shown: HistoryEntry | undefined;
let stopHolding: (() => void) | undefined;

/**
 * Decides where the page stands, alone: the router's own scrolling is replaced (scrollContext.ts), and the browser's is
 * switched off while this document is open. When the document is left, the browser takes over again, because it restores
 * a page before any script runs.
 */
export function installPosition(view: Window): void {
  readPositions();
  const isOwn = history.scrollRestoration === "manual";
  shown = currentEntry();
  let restored: number | undefined;
  if (isTraversal()) {
    // An entry of an earlier document of this site, of which the browser knows nothing.
    if (isOwn) restore(shown.key);
    else restored = positionOf(shown.key);
  }
  const takeOver = () => (history.scrollRestoration = "manual");
  const begin = () => {
    takeOver();
    if (restored === undefined) return;
    // The browser restores an element's place, of faces that have not come yet, and is off by a line at each reload.
    if (Math.abs(window.scrollY - restored) < mostDrift) scrollTo(restored);
    // A program may bring the rest of the page.
    hold(restored);
  };
  // Not before: until then the browser may still be restoring.
  if (document.readyState === "complete") begin();
  else view.addEventListener("load", begin, { once: true });
  keepPlaceOnResize(view);
  view.addEventListener("scroll", rememberPosition, { passive: true });
  view.addEventListener("popstate", onPopstate, { capture: true });
  view.addEventListener("pagehide", () => {
    rememberPosition();
    writePositions();
    history.scrollRestoration = "auto";
  });
  // A page from the back-forward cache stands where it stood.
  view.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) takeOver();
  });
}

/** Remembers where the reader stands, before something else moves the page. */
export function rememberPosition(): void {
  if (!shown || stopHolding || keyOfState(history.state) !== shown.key) return;
  setPosition(shown.key, window.scrollY);
}

/** The reader follows a link to another page, which is about to be rendered. */
export function leaveByLink(): void {
  rememberPosition();
  arrival = "link";
}

/** Puts the page that was just rendered where the reader expects it. */
export function placePage(): void {
  const entry = currentEntry();
  // Two quick steps through the history are two renders of the page where they end: the first one has placed it.
  if (entry.key === shown?.key) return;
  stopHolding?.();
  shown = entry;
  if (arrival === "traversal") restore(entry.key);
  else if (arrival === "link") arriveAt(location.hash);
}

/** @returns entries from the page on the screen to the one in the address bar: -1 after Back. */
export function stepsFromShown(): number {
  return shown ? currentEntry().index - shown.index : 0;
}

function onPopstate(): void {
  if (keyOfState(history.state) !== undefined) {
    arrival = "traversal";
    return;
  }
  // The browser has followed a fragment within the page: a link, the address bar, `location.hash`.
  arrival = "fragment";
  stopHolding?.();
  shown = currentEntry();
  if (!findTarget(location.hash)) scrollTo(0);
}

function arriveAt(hash: string): void {
  move(() => moveTo(hash));
}

function moveTo(hash: string): void {
  let target: Element | null = findTarget(hash);
  for (let fold = target?.closest("details:not([open])"); fold; fold = target?.closest("details:not([open])"))
    fold.setAttribute("open", "");
  // What is hidden has no place; what holds it has.
  while (target && target.getClientRects().length === 0) target = target.parentElement;
  if (target) target.scrollIntoView({ behavior: "instant", block: "start" });
  else scrollTo(0);
}

function restore(key: string): void {
  const top = positionOf(key);
  if (top === undefined) {
    arriveAt(location.hash);
    return;
  }
  move(() => scrollTo(top));
  hold(top);
}

function hold(top: number): void {
  const stop = holdPosition(top, () => (stopHolding = undefined));
  stopHolding =
    stop &&
    (() => {
      stop();
      stopHolding = undefined;
    });
}

/**
 * Moves the page. Where a smooth jump is still running, Chromium adds what is left of it to wherever the page is put, and
 * for some frames: the page is put there until it stays.
 */
function move(place: () => void): void {
  place();
  if (!document.documentElement.hasAttribute(smoothName)) return;
  document.documentElement.removeAttribute(smoothName);
  const placed = shown;
  let frames = 0;
  const repeat = () => {
    // The reader is on another page, or in the history of this one.
    if (shown !== placed || keyOfState(history.state) !== placed?.key) return;
    place();
    frames += 1;
    if (frames < mostFrames) requestAnimationFrame(repeat);
  };
  requestAnimationFrame(repeat);
}

/** At once, whatever the style sheet says of smoothness. */
function scrollTo(top: number): void {
  window.scrollTo({ left: 0, top, behavior: "instant" });
}

function isTraversal(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && /^(?:back_forward|reload)$/.test(entry.type);
}
