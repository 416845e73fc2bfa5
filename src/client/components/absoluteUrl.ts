import { withPrefix } from "gatsby";

/**
 * @param siteUrl origin of the site.
 * @returns the whole address of a page or file of the site, under the path it is published at.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + withPrefix(path);
}
