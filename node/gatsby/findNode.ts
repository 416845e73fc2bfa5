import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { toRepositoryFile } from "../common/sources";
import { referenceFolder } from "../elements/readReference";
import { cachedSite } from "./cached";
import { directoryOf, type MdxNode } from "./documentOf";

/** Types of nodes that represent a file of the author. */
type Type = "Mdx" | "File";

type Args = Pick<NodePluginArgs, "cache" | "store" | "getNodesByType">;

export interface NodeModel {
  getNodeById(query: { id: string; type: string }, dependencies?: { connectionType: Type }): object | null;
}

/** @returns ids of the documents and of the files of the reference data, by file from the repository root. */
export function nodeIdsOf(args: Pick<Args, "store" | "getNodesByType">): Readonly<Record<string, string>> {
  const root = directoryOf(args);
  const entries = (type: Type) => args.getNodesByType(type).map((node) => [fileOf(root, node), node.id] as const);
  const data = entries("File").filter(([file]) => file.startsWith(`${referenceFolder}/`));
  return Object.fromEntries([...data, ...entries("Mdx")]);
}

/**
 * Finds the node of a file for a page, by its id. A query with a filter does not work here: during a run, Gatsby remembers the ids of
 * matching nodes, and throws if such a node has been replaced in the meantime, which happens at every save.
 *
 * @source gatsby 5.16, schema/node-model: _query tracks whatever an id in its filter cache points to, even if no node exists.
 * @param file from the repository root.
 * @returns null if there is no node; then the page is re-rendered when a node of the type is created.
 */
export async function findNode(
  args: Args,
  nodeModel: NodeModel,
  { file, type }: { readonly file: string; readonly type: Type },
): Promise<object | null> {
  const known = (await cachedSite(args.cache)).nodeIds[file];
  const node = known === undefined ? null : nodeModel.getNodeById({ id: known, type });
  if (node) return node;
  // The node may be newer than the last run of createPages.
  const root = directoryOf(args);
  const id = args.getNodesByType(type).find((each) => fileOf(root, each) === file)?.id;
  return nodeModel.getNodeById({ id: id ?? "none", type }, id === undefined ? { connectionType: type } : undefined);
}

/** @param file from the repository root. */
export async function findDocument(args: Args, nodeModel: NodeModel, file: string): Promise<MdxNode | null> {
  return (await findNode(args, nodeModel, { file, type: "Mdx" })) as MdxNode | null;
}

function fileOf(root: string, node: object): string {
  const { absolutePath, internal } = node as { absolutePath?: string; internal: { contentFilePath?: string } };
  return toRepositoryFile(root, absolutePath ?? internal.contentFilePath ?? path.join(root, "unknown"));
}
