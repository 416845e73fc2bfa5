import { isValidElement, type ReactNode } from "react";

/** How Gatsby names its script that tells the router which page this is. */
const gatsbyKey = "script-loader";

/**
 * Gatsby writes the page's path into the text of a script, another text on every page. Here the path is an attribute and
 * the text the same everywhere, so that a security policy can name it once.
 *
 * @param path the page's own address, without the path prefix.
 */
export function withConstantPathScript(components: readonly ReactNode[], path: string): ReactNode[] {
  return components.map((component) =>
    isValidElement(component) && component.key === gatsbyKey ? (
      <script
        key={gatsbyKey}
        id="gatsby-script-loader"
        data-path={path}
        dangerouslySetInnerHTML={{ __html: "window.pagePath=document.currentScript.dataset.path" }}
      />
    ) : (
      component
    ),
  );
}
