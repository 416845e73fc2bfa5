import { previewEvents, type PreviewReport, type PreviewTemplate } from "../../../shared/preview";
import { followSaves, type Saved } from "./followSaves";
import { followTemplate } from "./followTemplate";
import { showReport } from "./showReport";

/** Milliseconds until a server that has refused is asked again: it may be starting. */
const pause = 1_000;

let path = "";
/** The template that the open page was loaded with; null where none was loaded, and without a number until the server has told it. */
let shown: (Pick<PreviewTemplate, "name"> & Partial<PreviewTemplate>) | null = null;
/** The template that the page has, as the server has last told. */
let latest: PreviewTemplate | null = null;
/** What the page is to show, as the server has last told. */
let saved: Saved | null = null;
/** Number of the last bundle that the server has told. */
let bundling: number | null = null;
let source: EventSource | undefined;
let reload: () => void;

/**
 * In the live preview alone: shows what is wrong with the open page, for as long as it is, and loads the page anew when it has another
 * template, has missed what was saved, or has crashed and gets a new bundle. Called at every navigation.
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

/** A browser has six connections for one server: pages that nobody sees have none. */
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
