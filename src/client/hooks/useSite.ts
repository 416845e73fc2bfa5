import { createContext, useContext } from "react";
import type { Site } from "../../shared/site";

/** The site that components render; `gatsby-browser` and `gatsby-ssr` provide it. */
export const SiteContext = createContext<Site | null>(null);

/** @throws {Error} outside of a provider. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("There is no site: put a SiteContext.Provider around the component.");
  return site;
}
