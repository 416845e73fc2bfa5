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

/** Attribute of the root element while jumps within the page are smooth. */
export const smoothName = "data-smooth";
/** Number of frames for which an interrupted smooth jump goes on. */
const mostFrames = 4;

/** If a page is further than this from its saved position, in CSS pixels, the reader has scrolled it. */
const mostDrift = 99;

let arrival: Arrival = "link";
/** The entry whose page is on the screen. While the next page is loading, the address bar shows another one. */
let shown: HistoryEntry | undefined;
let stopHolding: (() => void) | undefined;

/**
 * Takes over the scroll position of the page: the router's own scrolling is replaced (scrollContext.ts), and the browser's is
 * switched off while this document is open. When the reader leaves the document, the browser takes over again, because it
 * restores a page before any script runs.
 */
export function installPosition(view: Window): void {
  readPositions();
  const isOwn = history.scrollRestoration === "manual";
  shown = currentEntry();
  let restored: number | undefined;
  if (isTraversal()) {
    // The entry belongs to an earlier document of this site, so the browser has no position for it.
    if (isOwn) restore(shown.key);
    else restored = positionOf(shown.key);
  }
  const takeOver = () => (history.scrollRestoration = "manual");
  const begin = () => {
    takeOver();
    if (restored === undefined) return;
    // The browser restores the place of an element, measured before the fonts have loaded, and is off by a line at each reload.
    if (Math.abs(window.scrollY - restored) < mostDrift) scrollTo(restored);
    // Code may still add the rest of the page.
    hold(restored);
  };
  // Not earlier: until `load`, the browser may still restore the position.
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
  // A page from the back-forward cache keeps its position.
  view.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) takeOver();
  });
}

/** Saves the scroll position of the page on the screen. */
export function rememberPosition(): void {
  if (!shown || stopHolding || keyOfState(history.state) !== shown.key) return;
  setPosition(shown.key, window.scrollY);
}

/** Call when the reader follows a link to another page, before that page is rendered. */
export function leaveByLink(): void {
  rememberPosition();
  arrival = "link";
}

/** Scrolls the page that was just rendered to where the reader expects it. */
export function placePage(): void {
  const entry = currentEntry();
  // Two quick steps through the history render the last page twice; the first render has already placed it.
  if (entry.key === shown?.key) return;
  stopHolding?.();
  shown = entry;
  if (arrival === "traversal") restore(entry.key);
  else if (arrival === "link") arriveAt(location.hash);
}

/** @returns number of entries from the page on the screen to the one in the address bar: -1 after Back. */
export function stepsFromShown(): number {
  return shown ? currentEntry().index - shown.index : 0;
}

function onPopstate(): void {
  if (keyOfState(history.state) !== undefined) {
    arrival = "traversal";
    return;
  }
  // The browser has jumped to a fragment within the page, because of a link, the address bar or `location.hash`.
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
  // A hidden element has no position, so use its nearest visible ancestor.
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
 * Scrolls the page. If a smooth jump is still running, Chromium adds the rest of it to the new position for some frames, so
 * this repeats the scrolling until the page stays there.
 */
function move(place: () => void): void {
  place();
  if (!document.documentElement.hasAttribute(smoothName)) return;
  document.documentElement.removeAttribute(smoothName);
  const placed = shown;
  let frames = 0;
  const repeat = () => {
    // The reader has gone to another page or to another entry of this one.
    if (shown !== placed || keyOfState(history.state) !== placed?.key) return;
    place();
    frames += 1;
    if (frames < mostFrames) requestAnimationFrame(repeat);
  };
  requestAnimationFrame(repeat);
}

/** Scrolls at once, even if the style sheet asks for smooth scrolling. */
function scrollTo(top: number): void {
  window.scrollTo({ left: 0, top, behavior: "instant" });
}

function isTraversal(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && /^(?:back_forward|reload)$/.test(entry.type);
}
