import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from "gatsby";
import { sha256 } from "../common/sha256";
import type { Places } from "../model/buildPlaces";

/**
 * Nodes that hold nothing but a digest. A page whose text depends on more than its own file asks for them, so that Gatsby
 * renders the page again when they change, and only then:
 *
 * - one stands for where all of the reference data are shown;
 * - one for the address of each document. The document's own node would do, but changes with every word of its text, and
 *   all pages that link to it would be rendered again;
 * - one for the pictures of each document that has some.
 */
export const placesType = "ReferencePlaces";
export const addressType = "DocAddress";
export const picturesType = "DocPictures";

type Ids = Pick<NodePluginArgs, "createNodeId">;

export function placesId({ createNodeId }: Ids): string {
  return createNodeId(placesType);
}

/** @param file of the document, from the repository root. */
export function addressId({ createNodeId }: Ids, file: string): string {
  return createNodeId(`${addressType} ${file}`);
}

/** @param file of the document, from the repository root. */
export function picturesId({ createNodeId }: Ids, file: string): string {
  return createNodeId(`${picturesType} ${file}`);
}

export interface Dependencies {
  readonly places: Places;
  /** Address of each document, by file. */
  readonly pathOf: Readonly<Record<string, string>>;
  /** What the pictures of each document are made of, by the document's file. */
  readonly pictures: Readonly<Record<string, readonly (string | null)[]>>;
}

/** Called by createPages, which knows all pages. */
export async function updateDependencyNodes(
  args: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getNodesByType">,
  { places, pathOf, pictures }: Dependencies,
): Promise<void> {
  const homes = [...places].map(([key, { home }]) => [key, home]).sort();
  await updateNodes(args, placesType, new Map([[placesId(args), homes]]));
  const addresses = Object.entries(pathOf).map(([file, path]) => [addressId(args, file), path] as const);
  await updateNodes(args, addressType, new Map(addresses));
  const shown = Object.entries(pictures).map(([file, digests]) => [picturesId(args, file), digests] as const);
  await updateNodes(args, picturesType, new Map(shown));
}

/** @param contents what each node stands for, by id. */
async function updateNodes(
  { actions, getNodesByType }: Pick<CreatePagesArgs, "actions" | "getNodesByType">,
  type: string,
  contents: ReadonlyMap<string, unknown>,
): Promise<void> {
  const known = new Map(getNodesByType(type).map((node) => [node.id, node]));
  for (const [id, node] of known) if (!contents.has(id)) actions.deleteNode(node);
  for (const [id, content] of contents) {
    const contentDigest = sha256(JSON.stringify(content));
    if (known.get(id)?.internal.contentDigest === contentDigest) continue;
    await actions.createNode({ id, parent: null, children: [], internal: { type, contentDigest } });
  }
}

/** Gatsby removes what no plugin has claimed at the start of a build; without them, every such page would be rendered again. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, getNodesByType }) => {
  for (const type of [placesType, addressType, picturesType])
    for (const node of getNodesByType(type)) actions.touchNode(node);
};
