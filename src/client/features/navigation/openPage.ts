import { navigate } from "gatsby";
import type { Strings } from "../../../shared/strings";
import { currentEntry } from "../position/historyEntry";
import { leaveByLink, stepsFromShown } from "../position/position";
import { hideNotice, showNotice } from "../notice/notice";
import { forgetAppData } from "./appData";
import { isLoaded, loadPage } from "./pageLoader";
import { endProgress, startProgress } from "./progress";

export interface OpenOptions {
  /** Whether the page replaces this one in the history. */
  readonly replace?: boolean;
}

type Texts = Strings["loading"];

/** How long to wait for the server before the reader is told that it does not answer, in milliseconds. */
const patience = 10_000;

/** Number of the reader's latest request for a page; the results of earlier ones are dropped. */
let latest = 0;
/** Whether React has stopped rendering, so that pages can only be loaded whole. */
let isStopped = false;
/** Whether the address bar is returning to the page on the screen. */
let isReturning = false;

/**
 * Opens a page of this site. A page that cannot be rendered here is loaded whole; if the browser would then show its own
 * error page, the reader stays on the current page and is told.
 *
 * @param to path, query and hash, without the path prefix.
 * @param texts messages for the reader.
 */
export async function openPage(to: string, texts: Texts, { replace = false }: OpenOptions = {}): Promise<void> {
  const number = begin();
  const address = __PATH_PREFIX__ + to;
  if (isStopped) return location.assign(address);
  const isThere = await load(to.split("#")[0] ?? to, texts);
  if (number !== latest) return;
  if (isThere) {
    leaveByLink();
    const { index } = currentEntry();
    await navigate(to, { replace, state: { index: replace ? index : index + 1 } });
  } else if (await isReachable(address)) {
    if (number === latest) location.assign(address);
  } else if (number === latest) {
    fail(texts, () => void openPage(to, texts, { replace }));
  }
}

/**
 * Handles Back and Forward. The router renders the page of the address bar at once, so it gets the event only when the page
 * has loaded. If the server cannot be reached, the address bar returns to the page on the screen.
 */
export function watchHistory(view: Window, texts: Texts): void {
  view.addEventListener(
    "popstate",
    (event) => {
      if (isReturning) {
        isReturning = false;
        return;
      }
      const number = begin();
      const path = location.pathname.slice(__PATH_PREFIX__.length) + location.search;
      if (isStopped) return location.reload();
      if (isLoaded(path)) return;
      event.stopImmediatePropagation();
      void (async () => {
        const isThere = await load(path, texts);
        if (number !== latest) return;
        if (isThere) return void view.dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
        const isAnswered = await isReachable(location.href);
        if (number !== latest) return;
        if (isAnswered) return location.reload();
        const steps = stepsFromShown();
        if (steps !== 0) {
          isReturning = true;
          history.go(-steps);
        }
        fail(texts, () => (steps === 0 ? location.reload() : history.go(steps)));
      })();
    },
    { capture: true },
  );
}

/** Call when React no longer renders: from then on, pages are loaded whole. */
export function stopNavigation(): void {
  isStopped = true;
}

function begin(): number {
  endProgress();
  hideNotice();
  return (latest += 1);
}

async function load(path: string, { label }: Texts): Promise<boolean> {
  if (isLoaded(path)) return true;
  startProgress(label);
  forgetAppData();
  return loadPage(path);
}

/** Whether the server answers at all, with whatever status. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}

function fail(texts: Texts, onRetry: () => void): void {
  endProgress();
  showNotice({
    title: texts.pageFailed,
    text: texts.checkNetwork,
    texts,
    onRetry,
  });
}
