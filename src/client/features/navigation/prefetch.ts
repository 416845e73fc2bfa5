import { internalTarget } from "./internalPath";

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Pages loaded ahead at one time; more would compete with what the reader waits for. */
const atOnce = 3;
/** Pause between two pages in view, in milliseconds: the loader does not tell when one has come. */
const pace = 150;

const asked = new Set<string>();
const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
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
    if (path) load(path);
  };
  for (const type of ["mouseover", "focusin", "touchstart"]) root.addEventListener(type, onIntent, { passive: true });
}

/** Watches the links of the page as it stands; those that come into view are loaded when the browser is idle. */
export function watchLinks(): void {
  if (typeof IntersectionObserver === "undefined") return;
  observer?.disconnect();
  // What is still in view is reported again.
  waiting.length = 0;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const path = pathToLoad(target as HTMLAnchorElement);
      if (path) waiting.push(path);
    }
    drain();
  });
  watchFurtherLinks(document);
}

/** Watches links that have come since, besides those that are watched. */
export function watchFurtherLinks(part: ParentNode): void {
  for (const link of part.querySelectorAll("a[href]")) observer?.observe(link);
}

function pathToLoad(link: HTMLAnchorElement): string | null {
  if (isNetworkSpared()) return null;
  const path = internalTarget(link)?.path;
  if (path === undefined || asked.has(path)) return null;
  return path === location.pathname.slice(__PATH_PREFIX__.length) ? null : path;
}

function drain(): void {
  if (timer !== undefined || waiting.length === 0) return;
  timer = setTimeout(() => {
    whenIdle(() => {
      timer = undefined;
      for (const path of waiting.splice(0, atOnce)) load(path);
      drain();
    });
  }, pace);
}

function load(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  // Into the loader's memory: what the browser prefetches by itself it would ask for again when it is used.
  window.___loader?.hovering(__PATH_PREFIX__ + path);
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 0);
}
