// The entry point that the processes of a build run. Engine code does not know which site it builds: this file passes it the site's
// definition.
import type { GatsbyConfig } from "gatsby";
import { definition } from "../src/site/definition";
import { prerender as prerenderSite } from "./fast/prerender";
import { gatsbyConfig as configOf } from "./gatsby/config";
import { gatsbyHooks } from "./gatsby/hooks";

/** @param root absolute path of the repository. */
export function gatsbyConfig(root: string): GatsbyConfig {
  return configOf(root, definition);
}

export const hooks = gatsbyHooks(definition);

/** See `prerender` of node/fast. */
export function prerender(root: string, goesOn: boolean): Promise<boolean> {
  return prerenderSite(root, definition, goesOn);
}
