import { normalizePath } from "../../../shared/routes";

/** A page of this site in the form that the router takes, without the path prefix. */
export interface InternalTarget {
  readonly path: string;
  readonly hash: string;
  /** Path, query and hash. */
  readonly to: string;
}

/** A file ending starts with a letter, so "/guide/v1.2" is a page. */
const fileEnding = /\.[a-z][a-z0-9]*$/i;

/** @returns where a link leads on this site, or null if the browser must follow it itself. */
export function internalTarget(link: HTMLAnchorElement): InternalTarget | null {
  if (link.target && link.target !== "_self") return null;
  if (link.hasAttribute("download") || link.dataset["action"] !== undefined) return null;
  // The link's own properties: for an invalid address, the origin is empty, where `new URL` would throw.
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin) return null;
  if (__PATH_PREFIX__ !== "" && pathname !== __PATH_PREFIX__ && !pathname.startsWith(`${__PATH_PREFIX__}/`))
    return null;
  const path = normalizePath(pathname.slice(__PATH_PREFIX__.length));
  if (fileEnding.test(path)) return null;
  return { path, hash, to: `${path}${search}${hash}` };
}

/** @returns the same for a page that may be prefetched; null for ".html", which may be a file of the static folder. */
export function targetAhead(link: HTMLAnchorElement): InternalTarget | null {
  return /\.html?$/i.test(link.pathname) ? null : internalTarget(link);
}
