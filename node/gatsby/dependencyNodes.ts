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
 * - one for the other files of each document that has some: its pictures, what its runs have printed, and snippets.
 */
export const placesType = "ReferencePlaces";
export const addressType = "DocAddress";
export const filesType = "DocFiles";

type Ids = Pick<NodePluginArgs, "createNodeId">;

export function placesId({ createNodeId }: Ids): string {
  return createNodeId(placesType);
}

/** @param file of the document, from the repository root. */
export function addressId({ createNodeId }: Ids, file: string): string {
  return createNodeId(`${addressType} ${file}`);
}

/** @param file of the document, from the repository root. */
export function filesId({ createNodeId }: Ids, file: string): string {
  return createNodeId(`${filesType} ${file}`);
}

export interface Dependencies {
  readonly places: Places;
  /** Address of each document, by file. */
  readonly pathOf: Readonly<Record<string, string>>;
  /** What the other files of each document are made of, by the document's file. */
  readonly files: Readonly<Record<string, readonly (string | null)[]>>;
}

/** Called by createPages, which knows all pages. */
export async function updateDependencyNodes(
  args: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getNodesByType">,
  { places, pathOf, files }: Dependencies,
): Promise<void> {
  const shown = [...places].map(([key, { files }]) => [key, ...files]).sort();
  await updateNodes(args, placesType, new Map([[placesId(args), shown]]));
  const addresses = Object.entries(pathOf).map(([file, path]) => [addressId(args, file), path] as const);
  await updateNodes(args, addressType, new Map(addresses));
  const others = Object.entries(files).map(([file, digests]) => [filesId(args, file), digests] as const);
  await updateNodes(args, filesType, new Map(others));
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
  for (const type of [placesType, addressType, filesType])
    for (const node of getNodesByType(type)) actions.touchNode(node);
};
