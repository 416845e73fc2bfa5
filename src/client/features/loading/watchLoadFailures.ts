import { showLoadFailure } from "./showLoadFailure";

/**
 * A page whose data or program did not load stays as the build rendered it; the reader is told, and may try again. What
 * Gatsby meets on the way is a promise that nobody handles: data that is missing, or of another shape, or a template that
 * is missing.
 *
 * @param message says so.
 * @returns ends the watch, for when React has taken the page over.
 */
export function watchLoadFailures(view: Window, message: string): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    // Extensions and widgets fail too.
    const isOurs = reason instanceof Error && (reason.stack ?? "").includes(`${location.origin}/`);
    if (isOurs) showLoadFailure(message);
  };
  view.addEventListener("unhandledrejection", onRejection);
  return () => view.removeEventListener("unhandledrejection", onRejection);
}
