import { previewEvents, type PreviewReport } from "../../../shared/preview";
import { showReport } from "./showReport";

/** Milliseconds until a server that has refused is asked again: it may be starting. */
const pause = 1_000;

let path = "";
let source: EventSource | undefined;

/** In the live preview alone: shows what is wrong with the open page, for as long as it is. Called at every navigation. */
export function watchPreview(pathname: string): void {
  if (path === "") document.addEventListener("visibilitychange", connect);
  const next = decodeURI(pathname).replace(/(?<=.)\/$/, "");
  if (next === path) return;
  path = next;
  showReport(null);
  connect();
}

/** A browser has six connections for one server: pages that nobody sees have none. */
function connect(): void {
  source?.close();
  if (document.visibilityState === "hidden") return;
  const own = (source = new EventSource(`${previewEvents}?path=${encodeURIComponent(path)}`));
  own.addEventListener("message", ({ data }: MessageEvent<string>) => showReport(JSON.parse(data) as PreviewReport));
  own.addEventListener("error", () => {
    if (own.readyState === EventSource.CLOSED) setTimeout(() => own === source && connect(), pause);
  });
}
