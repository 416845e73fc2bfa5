import { readPageData } from "./pageData";

/** Milliseconds that Gatsby has to bring what was saved, and until the server is asked again that has not yet written it. */
const pause = 3_000;

interface Followed {
  readonly path: string;
  /** Of the state of the page's file that is to be shown; null for a page without a file. */
  readonly digest: string | null;
  /** Whether the page is still open, and this its state. */
  readonly isMeant: () => boolean;
  readonly reload: () => void;
}

/**
 * Gatsby sends new data to pages that are connected. A page that is just being loaded may have the former data and not yet a connection: it
 * would never show what was saved in that moment. Loads such a page anew when the server has the data of the last state of its file.
 */
export function followText({ path, digest, isMeant, reload }: Followed): void {
  if (digest === null) return;
  const look = async () => {
    if (!isMeant() || shownDigest(path) === digest) return;
    const { result } = await readPageData(path);
    if (!isMeant()) return;
    if (result?.pageContext?.digest === digest && shownDigest(path) !== digest) reload();
    else setTimeout(() => void look(), pause);
  };
  setTimeout(() => void look(), pause);
}

function shownDigest(path: string): string | undefined {
  const { pageContext } = window.___loader?.loadPageSync(path)?.json ?? {};
  return (pageContext as { readonly digest?: string } | undefined)?.digest;
}
