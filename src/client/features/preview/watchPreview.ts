import { previewEvents, type PreviewReport, type PreviewTemplate } from "../../../shared/preview";
import { followSaves, type Saved } from "./followSaves";
import { followTemplate } from "./followTemplate";
import { showReport } from "./showReport";

/** Milliseconds before connecting again to a server that has refused, because it may be starting. */
const pause = 1_000;

let path = "";
/** The template with which the open page was loaded; null if none was loaded. `since` is missing until the server reports it. */
let shown: (Pick<PreviewTemplate, "name"> & Partial<PreviewTemplate>) | null = null;
/** The page's template in the server's last report. */
let latest: PreviewTemplate | null = null;
/** What the page should show according to the server's last report. */
let saved: Saved | null = null;
/** Number of the bundle in the server's last report. */
let bundling: number | null = null;
let source: EventSource | undefined;
let reload: () => void;

/**
 * Only in the live preview: shows the problems of the open page as long as they exist, and reloads the page when it gets another
 * template, has missed a saved change, or has crashed and a new bundle arrives. Called at every navigation.
 */
export function watchPreview(pathname: string, reloadPage = () => location.reload()): void {
  if (path === "") document.addEventListener("visibilitychange", connect);
  reload = reloadPage;
  const next = decodeURI(pathname).replace(/(?<=.)\/$/, "");
  if (next === path) return;
  path = next;
  const name = window.___loader?.loadPageSync(pathname)?.page?.componentChunkName;
  shown = name === undefined ? null : { name };
  latest = null;
  saved = null;
  bundling = null;
  showReport(null);
  connect();
}

/** Connects to the server, but not for a hidden page, because a browser allows only six connections per server. */
function connect(): void {
  source?.close();
  if (document.visibilityState === "hidden") return;
  const own = (source = new EventSource(`${previewEvents}?path=${encodeURIComponent(path)}`));
  own.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const report = JSON.parse(data) as PreviewReport;
    showReport(report);
    if (bundling !== null && bundling !== report.bundling && hasCrashed()) reload();
    bundling = report.bundling;
    follow(report.template);
    const { digest, bundle } = report;
    if (digest === saved?.digest && bundle === saved.bundle) return;
    const told = (saved = { digest, bundle });
    followSaves({ path, saved: told, isMeant: () => told === saved && own === source, reload });
  });
  own.addEventListener("error", () => {
    if (own.readyState === EventSource.CLOSED) setTimeout(() => own === source && connect(), pause);
  });
}

/**
 * Whether `CrashBoundary` shows an error in place of the page. A hot update replaces the component that failed, but the boundary does not
 * render again.
 */
function hasCrashed(): boolean {
  return document.querySelector("main > [role=alert]") !== null;
}

function follow(template: PreviewTemplate | null): void {
  const isKnown = template?.name === latest?.name && template?.since === latest?.since;
  if (isKnown || !shown) return;
  latest = template;
  if (!template) return;
  if (template.name === shown.name) shown = { since: template.since, ...shown };
  if (template.name === shown.name && template.since === shown.since) return;
  void followTemplate({ path, template: template.name, isMeant: () => template === latest, reload });
}
