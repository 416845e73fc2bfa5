import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { preloadFacesScript } from "./preloadFacesScript";

interface StyleProps {
  readonly rel?: string;
  readonly "data-identity"?: string;
  readonly "data-react-helmet"?: string | undefined;
  readonly "data-href"?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Matches addresses of font files in a style sheet; `href` is without quotes. */
const fontFile = /url\(["']?(?<href>[^"')]+\.woff2)["']?\)/g;

/**
 * Moves linked style sheets after the scripts of the head, which would otherwise wait for them. Before everything else it puts a
 * script that preloads the fonts of the site's own style sheet: the browser then requests them at once, not only after layout.
 *
 * @param parts of the head.
 * @param isLinked whether a link to its file replaces the site's own style sheet, which Gatsby writes into each page.
 */
export function placeStyleSheets(parts: readonly ReactNode[], isLinked: boolean): ReactNode[] {
  const changed = isLinked ? parts.map(asLink) : parts;
  return [
    ...parts.flatMap(preloadOfFaces),
    ...changed.filter((part) => !isStyleSheet(part)),
    ...changed.filter(isStyleSheet).map(unlessHelmets),
  ];
}

function preloadOfFaces(part: ReactNode): readonly ReactNode[] {
  if (!isOwnStyleSheet(part)) return [];
  const styles = part.props.dangerouslySetInnerHTML?.__html ?? "";
  const hrefs = new Set([...styles.matchAll(fontFile)].map(({ groups }) => groups?.["href"] ?? ""));
  if (hrefs.size === 0) return [];
  return [<script key="faces" dangerouslySetInnerHTML={{ __html: preloadFacesScript([...hrefs]) }} />];
}

function asLink(part: ReactNode): ReactNode {
  if (!isOwnStyleSheet(part)) return part;
  return <link key="styles" rel="stylesheet" href={part.props["data-href"]} />;
}

function isOwnStyleSheet(part: ReactNode): part is ReactElement<StyleProps> {
  return isValidElement<StyleProps>(part) && part.props["data-identity"] === "gatsby-global-css";
}

/** Removes Helmet's attribute, because in the browser Helmet removes elements that have it. */
function unlessHelmets(part: ReactNode): ReactNode {
  return isValidElement<StyleProps>(part) ? cloneElement(part, { "data-react-helmet": undefined }) : part;
}

function isStyleSheet(part: ReactNode): boolean {
  return isValidElement<StyleProps>(part) && part.props.rel === "stylesheet";
}
