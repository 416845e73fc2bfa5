import type { ReactNode } from "react";
import { marks } from "../../shared/marks";
import type { SiteSettings } from "../../shared/settings";

/**
 * What browsers, home screens and app lists show of the site.
 *
 * @param pathPrefix "" or "/docs".
 */
export function siteMarks(
  { favicon, hasMarks }: Pick<SiteSettings, "favicon" | "hasMarks">,
  pathPrefix: string,
): readonly ReactNode[] {
  return [
    // The bitmap first: of two that it can show, a browser takes the last one.
    hasMarks && <link key="bitmap" rel="icon" href={`${pathPrefix}${marks.bitmap}`} sizes="32x32" />,
    favicon !== null && <link key="icon" rel="icon" href={`${pathPrefix}${favicon}`} {...typeOf(favicon)} />,
    hasMarks && <link key="touch" rel="apple-touch-icon" href={`${pathPrefix}${marks.touch}`} />,
    hasMarks && <link key="manifest" rel="manifest" href={`${pathPrefix}${marks.manifest}`} />,
  ].filter((part) => part !== false);
}

function typeOf(file: string) {
  return file.endsWith(".svg") ? { type: "image/svg+xml" } : {};
}
