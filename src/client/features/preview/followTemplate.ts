import { readPageData } from "./pageData";

/** Milliseconds between requests while the server has not written the page's data yet. */
const pause = 1_000;

interface Followed {
  readonly path: string;
  /** Name of the template that the page has now. */
  readonly template: string;
  /** Whether the page is still open and this is still its template. */
  readonly isMeant: () => boolean;
  readonly reload: () => void;
}

/**
 * Gatsby renders new data of an open page with the template with which the page was loaded, so a document that starts to import
 * code would lose its text. Reloads the page as soon as its data are for its new template; an earlier reload would bring back the
 * former one.
 */
export async function followTemplate(followed: Followed): Promise<void> {
  const { path, template, isMeant, reload } = followed;
  const { componentChunkName: written } = await readPageData(path);
  if (!isMeant()) return;
  if (written === template) reload();
  else setTimeout(() => void (isMeant() && followTemplate(followed)), pause);
}
