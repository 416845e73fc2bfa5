import type { PreviewReport } from "../../../shared/preview";
import { readPageData } from "./pageData";

/** Milliseconds that Gatsby has to bring what was saved; also the time between two questions to a server that has not written it yet. */
const pause = 3_000;
/** Where the tab keeps the bundle for which it was last loaded anew. */
const triedKey = "preview-bundle";

/** State of the site that an open page is to show: its data, and its program. */
export type Saved = Pick<PreviewReport, "digest" | "bundle">;

interface Followed {
  readonly path: string;
  readonly saved: Saved;
  /** Whether the page is still open, and this the last state. */
  readonly isMeant: () => boolean;
  readonly reload: () => void;
}

/**
 * Gatsby sends what was saved to pages that are connected. A page that is just being loaded may have the former state and not yet a
 * connection: it would never show what was saved in that moment. Loads such a page anew when the server has the last state.
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
