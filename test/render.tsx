import { render as renderAlone, type RenderResult } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { SiteContext } from "../src/client/hooks/useSite";
import { ContentStringsContext } from "../src/mdx/contentStrings";
import type { Site } from "../src/shared/site";
import { testSite } from "./testSite";

/** @returns elements within a site, as on its pages. */
export function withSite(children: ReactNode, site: Site = testSite()): ReactElement {
  return (
    <SiteContext.Provider value={site}>
      <ContentStringsContext.Provider value={site.strings.content}>{children}</ContentStringsContext.Provider>
    </SiteContext.Provider>
  );
}

/** Testing Library's `render`, within a site. */
export function render(element: ReactElement, site: Site = testSite()): RenderResult {
  return renderAlone(element, { wrapper: ({ children }) => withSite(children, site) });
}
