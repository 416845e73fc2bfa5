import { normalizePath } from "../../../shared/routes";

/** A page of this site as the router takes it: without the path prefix. */
export interface InternalTarget {
  readonly path: string;
  readonly hash: string;
  /** Path, query and hash. */
  readonly to: string;
}

/** An ending starts with a letter: "/guide/v1.2" is a page. */
const fileEnding = /\.[a-z][a-z0-9]*$/i;

/** @returns where a link leads on this site, or null when the browser has to follow it itself. */
export function internalTarget(link: HTMLAnchorElement): InternalTarget | null {
  if (link.target && link.target !== "_self") return null;
  if (link.hasAttribute("download") || link.dataset["action"] !== undefined) return null;
  // The link's own parts: an address that is none has no origin, where a parser would throw.
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin) return null;
  if (__PATH_PREFIX__ !== "" && pathname !== __PATH_PREFIX__ && !pathname.startsWith(`${__PATH_PREFIX__}/`))
    return null;
  const path = normalizePath(pathname.slice(__PATH_PREFIX__.length));
  if (fileEnding.test(path)) return null;
  return { path, hash, to: `${path}${search}${hash}` };
}

/** @returns the same for a page that may be loaded before anybody asks: what ends with ".html" may be a file of the static folder. */
export function targetAhead(link: HTMLAnchorElement): InternalTarget | null {
  return /\.html?$/i.test(link.pathname) ? null : internalTarget(link);
}
