import { withPrefix } from "gatsby";

/**
 * @param siteUrl origin of the site.
 * @returns the absolute URL of a page or file of the site, path prefix included.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + withPrefix(path);
}
