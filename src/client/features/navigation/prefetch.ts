import { whenAtRest } from "../../hooks/whenAtRest";
import { targetAhead } from "./internalPath";
import { isLoaded, loadPage } from "./pageLoader";

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Number of pages prefetched at the same time; more would compete with what the reader waits for. */
const atOnce = 3;
/**
 * How much a page may prefetch, in KB of transfer: about 35 pages, which a slow phone connection (1.6 Mbit/s) transfers in three
 * quarters of a second. The budget starts again with each page that the reader opens.
 */
export const pageBudget = 150;
/** Assumed size of a page if the browser does not report it, in KB. */
const typicalSize = 5;
/** How far outside the window links are prefetched, in window heights. */
const reach = 1;

const asked = new Set<string>();
/** Links near the window. */
let near = new Set<HTMLAnchorElement>();
/** Links of the sidebar's open branch. The sidebar scrolls separately, so its rows need not be near the window. */
let branch: readonly HTMLAnchorElement[] = [];
let running = 0;
let spent = 0;
let isScheduled = false;
let observer: IntersectionObserver | undefined;

/** Whether to avoid optional requests, because the reader saves data or has a 2G connection. */
export function isNetworkSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}

/** Loads a page at once when the reader points at its link, touches it, or moves the focus there. */
export function installPrefetch(root: Document): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const path = link && pathToLoad(link);
    if (path) void load(path);
  };
  for (const type of ["mouseover", "focusin", "touchstart"]) root.addEventListener(type, onIntent, { passive: true });
}

/** Watches the links that are in the page now; those near the window are loaded when the browser is idle. */
export function watchLinks(): void {
  spent = 0;
  // The new observer reports links again that are still near.
  near = new Set();
  branch = openBranch();
  observer?.disconnect();
  if (typeof IntersectionObserver === "undefined") return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target as HTMLAnchorElement);
        else near.delete(target as HTMLAnchorElement);
      }
      schedule();
    },
    { rootMargin: `${reach * 100}% 0px` },
  );
  watchFurtherLinks(document);
}

/** Watches links that were added later, in addition to those already watched. */
export function watchFurtherLinks(part: ParentNode): void {
  for (const link of part.querySelectorAll("a[href]")) observer?.observe(link);
}

/** @returns the sidebar's links to the pages on the level of the current one and below. */
function openBranch(): readonly HTMLAnchorElement[] {
  const row = document.querySelector("aside a[aria-current='page']")?.closest("ul");
  return row ? [...row.querySelectorAll<HTMLAnchorElement>("a[href]")] : [];
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  // What the page itself needs comes first.
  whenAtRest(() => {
    isScheduled = false;
    drain();
  });
}

function drain(): void {
  const nearest = [...near, ...branch]
    .filter(({ isConnected }) => isConnected)
    .map((link) => ({ link, distance: distanceOf(link) }))
    .sort((a, b) => a.distance - b.distance);
  for (const { link } of nearest) {
    if (running >= atOnce || spent >= pageBudget) return;
    const path = pathToLoad(link);
    if (path) void load(path).then(schedule);
  }
}

/** @returns how far a link is from the window, in CSS pixels; 0 within it. */
function distanceOf(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.max(0, -bottom, top - window.innerHeight);
}

function pathToLoad(link: HTMLAnchorElement): string | null {
  // While offline, the loader would cache the failure.
  if (isNetworkSpared() || navigator.onLine === false) return null;
  const path = targetAhead(link)?.path;
  if (path === undefined || asked.has(path)) return null;
  return path === location.pathname.slice(__PATH_PREFIX__.length) ? null : path;
}

/** Loads a page into the loader's memory. If the browser itself prefetched it, it would request it again on use. */
async function load(path: string): Promise<void> {
  asked.add(path);
  if (isLoaded(path)) return;
  running += 1;
  await loadPage(path);
  running -= 1;
  spent += sizeOf(path);
}

/** @returns transfer size of a page's data, in KB. */
function sizeOf(path: string): number {
  const file = `${__PATH_PREFIX__}/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const [entry] = performance.getEntriesByName(new URL(file, location.href).href, "resource");
  const { encodedBodySize = 0 } = (entry ?? {}) as Partial<PerformanceResourceTiming>;
  return encodedBodySize > 0 ? encodedBodySize / 1000 : typicalSize;
}
