import { showLoadFailureName } from "./loadFailureScript";

/** How Gatsby says that it cannot take a page over: its data is missing, or (webpack's words) its template. */
const notRendered = /^page resources for .* not found|^Loading chunk .* failed/s;

/** A page whose data or program did not load stays as the build drew it; the reader is told, and may try again. */
export function watchLoadFailures(view: Window): void {
  view.addEventListener("unhandledrejection", (event) => {
    const message = event.reason instanceof Error ? event.reason.message : "";
    if (!notRendered.test(message)) return;
    const show = (view as unknown as Record<string, unknown>)[showLoadFailureName];
    if (typeof show === "function") show("The data of this page could not be loaded.");
  });
}
