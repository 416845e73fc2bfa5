import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from "gatsby";
import { createHash } from "node:crypto";
import type { Places } from "../model/buildPlaces";

/**
 * One node stands for where the reference data are shown. A page with links to what they hold asks for it, so that Gatsby
 * draws the page again when such a link comes to lead elsewhere: no query of the page would tell.
 */
export const placesType = "ReferencePlaces";

export function placesId({ createNodeId }: Pick<NodePluginArgs, "createNodeId">): string {
  return createNodeId(placesType);
}

/** Called by createPages, which knows all pages. */
export async function keepPlacesNode(
  args: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getNode">,
  places: Places,
): Promise<void> {
  const homes = [...places].map(([key, { home }]) => [key, home]).sort();
  const contentDigest = createHash("sha256").update(JSON.stringify(homes)).digest("hex");
  const id = placesId(args);
  const known = args.getNode(id) as { readonly internal: { readonly contentDigest: string } } | undefined;
  if (known?.internal.contentDigest === contentDigest) return;
  await args.actions.createNode({ id, parent: null, children: [], internal: { type: placesType, contentDigest } });
}

/** Gatsby removes what no plugin has claimed at the start of a build; without it, every such page would be drawn again. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const known = args.getNode(placesId(args));
  if (known) args.actions.touchNode(known);
};
