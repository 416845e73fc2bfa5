import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from "gatsby";
import { ContentStringsContext } from "../../mdx/contentStrings";
import type { Site } from "../../shared/site";
import { SiteContext } from "../hooks/useSite";
import { RootBoundary } from "./RootBoundary";

/**
 * @returns the wrapper between Gatsby's root and its router. It provides the site to all components, and has the topmost error
 *   boundary, which can still save the text that is on the screen.
 */
export function rootElementOf(site: Site) {
  const { content, loading } = site.strings;
  return ({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) => {
    let html: string | undefined;
    const readHtml = () => (html ??= document.getElementById("___gatsby")?.innerHTML ?? "");
    return (
      <SiteContext.Provider value={site}>
        <ContentStringsContext.Provider value={content}>
          <RootBoundary readHtml={readHtml} failedText={loading.scriptFailed}>
            {element}
          </RootBoundary>
        </ContentStringsContext.Provider>
      </SiteContext.Provider>
    );
  };
}
