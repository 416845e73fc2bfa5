import type { ReactNode } from "react";
import { marks } from "../../shared/marks";
import type { SiteSettings } from "../../shared/settings";

/**
 * Links to the icons and the manifest that browsers, home screens and app lists show.
 *
 * @param pathPrefix "" or "/docs".
 */
export function siteMarks(
  { favicon, hasMarks }: Pick<SiteSettings, "favicon" | "hasMarks">,
  pathPrefix: string,
): readonly ReactNode[] {
  return [
    // The bitmap comes first: a browser takes the last icon that it can show.
    hasMarks && <link key="bitmap" rel="icon" href={`${pathPrefix}${marks.bitmap}`} sizes="32x32" />,
    favicon !== null && <link key="icon" rel="icon" href={`${pathPrefix}${favicon}`} {...typeOf(favicon)} />,
    hasMarks && <link key="touch" rel="apple-touch-icon" href={`${pathPrefix}${marks.touch}`} />,
    hasMarks && <link key="manifest" rel="manifest" href={`${pathPrefix}${marks.manifest}`} />,
  ].filter((part) => part !== false);
}

function typeOf(file: string) {
  return file.endsWith(".svg") ? { type: "image/svg+xml" } : {};
}
