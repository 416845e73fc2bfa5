import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from "gatsby";
import { sha256 } from "../common/sha256";
import type { Places } from "../model/buildPlaces";

/**
 * Types of nodes that hold only a digest. A page whose text depends on more than its own file reads them in its query, so that Gatsby
 * re-renders the page when they change, and only then:
 *
 * - one node for the places where all reference data are shown;
 * - one for the address of each document. The document's own node would work too, but it changes with every edit of the text, and then all
 *   pages that link to the document would be re-rendered;
 * - one for the other files of each document that has any: its pictures, the recorded output of its runs, and snippets.
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
  /** Digests and other facts of the other files of each document, by the document's file. */
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

/** @param contents what each node represents, by id. The node's digest is made from it. */
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

/**
 * At the start of a build, Gatsby removes nodes that no plugin has touched. Without these nodes, every page that depends on one would be
 * re-rendered.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, getNodesByType }) => {
  for (const type of [placesType, addressType, filesType])
    for (const node of getNodesByType(type)) actions.touchNode(node);
};
