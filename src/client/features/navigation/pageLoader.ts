/** The part of Gatsby's loader that this site uses; its own type is not published. */
export interface PageLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  loadPageSync(path: string): LoadedPage | undefined;
}

interface LoadedPage {
  /** "error" if the page did not load. */
  readonly status?: string;
  readonly json?: { readonly pageContext?: unknown };
  readonly page?: { readonly webpackCompilationHash?: string; readonly componentChunkName?: string };
}

/** How long to wait for a page before something else is tried, in milliseconds; a slow connection takes about 2 s. */
const patience = 15_000;

/**
 * Loads a page's data and code into memory.
 *
 * @param path without the path prefix, with its query.
 * @returns whether the page can be rendered. Does not throw.
 */
export async function loadPage(path: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return isSound(await Promise.race([window.___loader?.loadPage(__PATH_PREFIX__ + path), silence]));
  } catch {
    // The data are not those of a page, or the address cannot be decoded.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a page is in memory, so that it renders without a request. */
export function isLoaded(path: string): boolean {
  try {
    return isSound(window.___loader?.loadPageSync(__PATH_PREFIX__ + path));
  } catch {
    return false;
  }
}

/** Whether a page can be rendered here; data of another shape would throw during rendering. */
function isSound(page: LoadedPage | undefined): boolean {
  return (
    page !== undefined && page.status !== "error" && typeof page.json?.pageContext === "object" && isOfThisBuild(page)
  );
}

/**
 * Gatsby's own `navigate` loads a page of another build whole, but adds it to the history first: the page is then there twice,
 * and Back stays on it. The live preview has no hash.
 */
function isOfThisBuild({ page }: LoadedPage): boolean {
  const { ___webpackCompilationHash: hash } = window;
  return hash === undefined || page?.webpackCompilationHash === hash;
}
