import { readPageData } from "./pageData";

/** Milliseconds until the server is asked again that has not yet written the page's data. */
const pause = 1_000;

interface Followed {
  readonly path: string;
  /** Name of the template that the page has now. */
  readonly template: string;
  /** Whether the page is still open, and this its template. */
  readonly isMeant: () => boolean;
  readonly reload: () => void;
}

/**
 * Gatsby shows new data of an open page by the template with which it was loaded: a document that begins to import code would lose its
 * text. Loads the page anew as soon as its data are for the template that it has now; before, the former one would come back.
 */
export async function followTemplate(followed: Followed): Promise<void> {
  const { path, template, isMeant, reload } = followed;
  const { componentChunkName: written } = await readPageData(path);
  if (!isMeant()) return;
  if (written === template) reload();
  else setTimeout(() => void (isMeant() && followTemplate(followed)), pause);
}
