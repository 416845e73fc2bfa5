import type { PreviewReport } from "../../../shared/preview";
import { readPageData } from "./pageData";

/** Milliseconds that Gatsby has to send a saved change; also the interval between requests while the server has not written it yet. */
const pause = 3_000;
/** Key in the session storage: the bundle for which the tab was last reloaded. */
const triedKey = "preview-bundle";

/** State of the site that an open page should show: its data and its bundle. */
export type Saved = Pick<PreviewReport, "digest" | "bundle">;

interface Followed {
  readonly path: string;
  readonly saved: Saved;
  /** Whether the page is still open and this is still the latest state. */
  readonly isMeant: () => boolean;
  readonly reload: () => void;
}

/**
 * Gatsby sends saved changes to connected pages. A page that is still loading may have the former state and no connection yet,
 * so it would never show a change that was saved at that moment. Reloads such a page once the server has the latest state.
 */
export function followSaves({ path, saved: { digest, bundle }, isMeant, reload }: Followed): void {
  const hasText = () => digest === null || shownDigest(path) === digest;
  // One reload for each bundle: if the hashes never agree, the page must not reload for ever.
  const hasProgram = () => bundle === null || shownBundle() === bundle || sessionStorage.getItem(triedKey) === bundle;
  const look = async () => {
    if (!isMeant() || (hasText() && hasProgram())) return;
    const { result } = await readPageData(path);
    if (!isMeant() || (hasText() && hasProgram())) return;
    if (!hasText() && result?.pageContext?.digest !== digest) return void setTimeout(() => void look(), pause);
    if (bundle !== null) sessionStorage.setItem(triedKey, bundle);
    reload();
  };
  setTimeout(() => void look(), pause);
}

function shownDigest(path: string): string | undefined {
  const { pageContext } = window.___loader?.loadPageSync(path)?.json ?? {};
  return (pageContext as { readonly digest?: string } | undefined)?.digest;
}

function shownBundle(): string | null {
  return typeof __webpack_hash__ === "string" ? __webpack_hash__ : null;
}
