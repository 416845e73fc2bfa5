import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from "gatsby";
import { ContentStringsContext } from "../../mdx/contentStrings";
import type { Site } from "../../shared/site";
import { SiteContext } from "../hooks/useSite";
import { RootBoundary } from "./RootBoundary";

/**
 * @returns what stands between Gatsby's root and its router: the site for all components, and the highest place where an error
 *   is met before anything has gone from the screen.
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
