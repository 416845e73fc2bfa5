import { previewEvents, type PreviewReport } from "../../../shared/preview";
import { loadFailureName } from "../loading/loadFailureScript";

/**
 * Script for the head in the live preview, in place of the one that tells readers what did not load. It tells the author that the
 * page's code fails, and reloads the page once its code, template or file has changed. It is self-contained, because a module that
 * fails stops the whole bundle.
 */
export function previewFailureScript(): string {
  const parameters: Parameters<typeof watch> = [
    "The code of this page fails.",
    "The terminal, the overlay or the console of the browser says why. The page loads again by itself when that is corrected.",
    previewEvents,
    loadFailureName,
  ];
  return `(${watch.toString()})(${parameters.map((value) => JSON.stringify(value)).join()})`;
}

/**
 * Self-contained, like `watch` of `loadFailureScript`.
 *
 * - A page is broken when the bundle says so, or when it has no `main` after an error or after it once had one. It has a second to
 *   recover, because Gatsby may be replacing it at that moment.
 * - The tab stores the state for which it last reloaded, so a page whose code still fails reloads once for each state. The tab does
 *   not know the state with which it was first loaded, so the first state reported counts as new.
 * - A page's data are for one template. Until the server has written data for the template in the report, a reload would load the
 *   former template, which may no longer exist.
 */
// eslint-disable-next-line max-lines-per-function -- goes into the page as text, so it may call nothing outside of it
function watch(title: string, text: string, events: string, name: string): void {
  const triedKey = "preview-failure";
  const period = 1000;
  const banner = document.createElement("div");
  let isShown = false;
  let hasFailed = false;
  let hadMain = false;
  let times = 0;
  let source: EventSource | undefined;
  let last: PreviewReport | undefined;

  function show(): void {
    if (isShown || !document.body) return;
    isShown = true;
    const heading = document.createElement("strong");
    heading.textContent = title;
    const words = document.createElement("p");
    words.textContent = text;
    banner.className = "notice load-failure";
    banner.setAttribute("role", "alert");
    banner.replaceChildren(heading, words);
    document.body.prepend(banner);
  }

  function hide(): void {
    isShown = false;
    banner.remove();
  }

  function settle(): void {
    if (document.querySelector("main")) hide();
  }

  function isBroken(): boolean {
    const hasMain = document.querySelector("main") !== null;
    if (hasMain) hadMain = true;
    return isShown || (!hasMain && (hadMain || hasFailed));
  }

  function listen(): void {
    // 2 is `CLOSED`: the server has refused, and the browser does not retry.
    if (source && source.readyState !== 2) return;
    const path = decodeURI(location.pathname).replace(/(?<=.)\/$/, "");
    source = new EventSource(`${events}?path=${encodeURIComponent(path)}`);
    source.addEventListener("message", ({ data }: MessageEvent<string>) => follow(path, JSON.parse(data)));
  }

  function stop(): void {
    source?.close();
    source = last = undefined;
  }

  function follow(path: string, report: PreviewReport): void {
    last = report;
    const state = JSON.stringify([path, report.bundling, report.bundle, report.template, report.digest]);
    if (state === sessionStorage.getItem(triedKey)) return;
    const load = () => {
      sessionStorage.setItem(triedKey, state);
      location.reload();
    };
    if (!report.template) return load();
    const { name: template } = report.template;
    fetch(`/page-data${encodeURI(path === "/" ? "/index" : path)}/page-data.json`)
      .then((answer) => answer.json())
      .then(({ componentChunkName: written }) => written === template)
      .catch(() => false)
      .then((isWritten) => {
        if (last !== report) return;
        if (isWritten) load();
        else setTimeout(() => last === report && follow(path, report), period);
      });
  }

  setInterval(() => {
    times = isBroken() ? times + 1 : 0;
    if (times === 0 || document.visibilityState === "hidden") return stop();
    if (times === 1) return;
    show();
    listen();
  }, period);
  for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, () => (hasFailed = true));
  Reflect.set(window, name, { show, settle, hide });
}
