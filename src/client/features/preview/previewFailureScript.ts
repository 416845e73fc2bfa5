import { previewEvents, type PreviewReport } from "../../../shared/preview";
import { loadFailureName } from "../loading/loadFailureScript";

/**
 * Stands in the head of the live preview, in place of the script that tells readers what did not load: says that the code of the page
 * fails, and loads the page again once its code, its template or its file has changed. It needs nothing else, because a module that fails
 * takes the whole program with it.
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
 * Stands alone, like `watch` of `loadFailureScript`.
 *
 * - A page is broken when the program says so, or when it has no `main`: after an error, or after it has had one. It has a second to
 *   recover, because Gatsby may just be replacing it.
 * - The tab keeps the state for which it was last loaded, so a page whose code still fails is loaded once for each state. It does not
 *   know with which one it was loaded, so the first one counts as another.
 * - The data of a page are for a template. Until the server has written those for the template of the report, loading the page again
 *   would bring the former one, which may be gone.
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
    // 2: the server has refused, and the browser does not ask again.
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
