import { isValidElement, type ReactNode } from "react";

/** React key of Gatsby's script that tells the router which page this is. */
const gatsbyKey = "script-loader";

/**
 * Gatsby writes the page's path into the text of a script, so the text differs on every page. Here the path is an attribute
 * and the text is the same everywhere, so that a Content Security Policy needs one hash for it.
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
