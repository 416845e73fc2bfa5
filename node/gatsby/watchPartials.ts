import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { snippetsFolder } from "../common/sources";
import { directoryOf } from "./documentOf";
import { lateChangeType } from "./lateChanges";
import { watchFolder } from "./watchFolder";

/** Some editors write a file in two steps, in milliseconds. */
const pause = 100;

/**
 * Lets the live preview create its pages again when a file changes that documents include. Gatsby does not watch such files: of
 * every MDX file that it knows, gatsby-plugin-mdx makes a document.
 */
export function watchPartials(args: CreateDevServerArgs): void {
  let timer: NodeJS.Timeout | undefined;
  watchFolder(path.join(directoryOf(args), snippetsFolder), (name) => {
    if (name !== "" && !name.endsWith(".mdx")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const id = args.createNodeId("Partials");
      const contentDigest = args.createContentDigest(String(Date.now()));
      void args.actions.createNode({
        id,
        parent: null,
        children: [],
        internal: { type: lateChangeType, contentDigest },
      });
    }, pause);
  });
}
