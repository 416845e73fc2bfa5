import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from "gatsby";
import { createHash } from "node:crypto";
import type { LoadedSite } from "../loadSite";

/**
 * One node stands for the reference data and for the pages that show them. A page that draws from either asks for it, so
 * that Gatsby draws the page again when one of them changes: no query of the page would tell.
 */
export const referenceIndexType = "ReferenceIndex";

export function referenceIndexId({ createNodeId }: Pick<NodePluginArgs, "createNodeId">): string {
  return createNodeId(referenceIndexType);
}

/** Called by createPages, which knows all pages. */
export async function keepReferenceIndex(
  args: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getNode">,
  { reference, places }: Pick<LoadedSite, "reference" | "places">,
): Promise<void> {
  const contentDigest = createHash("sha256")
    .update(JSON.stringify(reference.digests))
    .update(JSON.stringify([...places]))
    .digest("hex");
  const id = referenceIndexId(args);
  const known = args.getNode(id) as { readonly internal: { readonly contentDigest: string } } | undefined;
  if (known?.internal.contentDigest === contentDigest) return;
  await args.actions.createNode({
    id,
    parent: null,
    children: [],
    internal: { type: referenceIndexType, contentDigest },
  });
}

/** Gatsby removes what no plugin has claimed at the start of a build; without it, every page would be drawn again. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const known = args.getNode(referenceIndexId(args));
  if (known) args.actions.touchNode(known);
};
