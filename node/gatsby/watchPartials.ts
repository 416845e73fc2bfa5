import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { snippetsFolder } from "../common/sources";
import { directoryOf } from "./documentOf";
import { lateChangeType } from "./lateChanges";
import { watchFolder } from "./watchFolder";

/** Milliseconds to wait after a change, because some editors write a file in two steps. */
const pause = 100;

/**
 * Makes the live preview create its pages again when a file that documents include changes. Gatsby does not watch such files, because
 * gatsby-plugin-mdx would turn every MDX file that Gatsby knows into a document.
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
