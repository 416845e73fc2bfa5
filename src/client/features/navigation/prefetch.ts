import { whenAtRest } from "../../hooks/whenAtRest";
import { targetAhead } from "./internalPath";
import { isLoaded, loadPage } from "./pageLoader";

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Pages loaded ahead at one time; more would compete with what the reader waits for. */
const atOnce = 3;
/**
 * What a page may load ahead of its reader, in KB on the line: some 35 pages, which a slow phone line (1.6 Mbit/s) carries
 * in three quarters of a second. It begins anew with each page that the reader opens.
 */
export const pageBudget = 150;
/** What a page weighs whose size the browser does not tell, in KB. */
const typicalSize = 5;
/** How far beyond the window links are loaded, in windows. */
const reach = 1;

const asked = new Set<string>();
/** Links near the window. */
let near = new Set<HTMLAnchorElement>();
/** Links of the sidebar's open branch: it scrolls within itself, so its rows need not be near the window. */
let branch: readonly HTMLAnchorElement[] = [];
let running = 0;
let spent = 0;
let isScheduled = false;
let observer: IntersectionObserver | undefined;

/** Whether the reader's network is to be spared. */
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

/** Watches the links of the page as it stands; those near the window are loaded when the browser is idle. */
export function watchLinks(): void {
  spent = 0;
  // What is still near is reported again.
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

/** Watches links that have come since, besides those that are watched. */
export function watchFurtherLinks(part: ParentNode): void {
  for (const link of part.querySelectorAll("a[href]")) observer?.observe(link);
}

/** @returns the pages beside the one that is shown, and those below it. */
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
  // Off the net, a failure would be remembered.
  if (isNetworkSpared() || navigator.onLine === false) return null;
  const path = targetAhead(link)?.path;
  if (path === undefined || asked.has(path)) return null;
  return path === location.pathname.slice(__PATH_PREFIX__.length) ? null : path;
}

/** Into the loader's memory: what the browser prefetches by itself it would ask for again when it is used. */
async function load(path: string): Promise<void> {
  asked.add(path);
  if (isLoaded(path)) return;
  running += 1;
  await loadPage(path);
  running -= 1;
  spent += sizeOf(path);
}

/** @returns KB that a page's data took on the line. */
function sizeOf(path: string): number {
  const file = `${__PATH_PREFIX__}/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const [entry] = performance.getEntriesByName(new URL(file, location.href).href, "resource");
  const { encodedBodySize = 0 } = (entry ?? {}) as Partial<PerformanceResourceTiming>;
  return encodedBodySize > 0 ? encodedBodySize / 1000 : typicalSize;
}
