import { withPrefix } from "gatsby";
import { settings } from "../../site/settings";

/** @returns the whole address of a page or file of this site, under the path it is published at. */
export function absoluteUrl(path: string): string {
  return settings.siteUrl + withPrefix(path);
}
