import { isValidElement, type ReactNode } from "react";

interface StyleProps {
  readonly rel?: string;
  readonly "data-identity"?: string;
  readonly "data-href"?: string;
}

/**
 * Puts linked style sheets behind the scripts of the head, which would wait for them.
 *
 * @param parts of the head.
 * @param isLinked whether the site's own style sheet, which Gatsby writes into each page, becomes a link to its file.
 */
export function placeStyleSheets(parts: readonly ReactNode[], isLinked: boolean): ReactNode[] {
  const changed = isLinked ? parts.map(asLink) : parts;
  return [...changed.filter((part) => !isStyleSheet(part)), ...changed.filter(isStyleSheet)];
}

function asLink(part: ReactNode): ReactNode {
  if (!isValidElement<StyleProps>(part) || part.props["data-identity"] !== "gatsby-global-css") return part;
  return <link key="styles" rel="stylesheet" href={part.props["data-href"]} />;
}

function isStyleSheet(part: ReactNode): boolean {
  return isValidElement<StyleProps>(part) && part.props.rel === "stylesheet";
}
