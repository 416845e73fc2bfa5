import { showLoadFailure } from "./showLoadFailure";

/**
 * Tells the reader that the page's data or bundle did not load, and offers a retry; the page stays as the build rendered it.
 * Gatsby leaves these failures as unhandled rejections: data that is missing or has another shape, or a template that is
 * missing.
 *
 * @param message for the reader.
 * @returns stops watching; call it when React has hydrated the page.
 */
export function watchLoadFailures(view: Window, message: string): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    // Browser extensions and widgets fail too.
    const isOurs = reason instanceof Error && (reason.stack ?? "").includes(`${location.origin}/`);
    if (isOurs) showLoadFailure(message);
  };
  view.addEventListener("unhandledrejection", onRejection);
  return () => view.removeEventListener("unhandledrejection", onRejection);
}
