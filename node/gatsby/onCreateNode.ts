import type { WithSite } from "../site/definition";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { parseCategory } from "../content/parseCategory";
import { collections, isCategoryFile } from "../common/sources";
import { referenceFolder } from "../elements/readReference";
import { isDevelop } from "./checkedSite";
import { watchLateChanges } from "./lateChanges";

type FileNode = Record<string, unknown> & {
  readonly id: string;
  readonly base: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
  readonly internal: { readonly type: string; readonly contentDigest: string };
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) => {
  const { base, sourceInstanceName, internal } = node as FileNode;
  if (internal.type !== "File") return false;
  return isDevelop() || isCategoryFile(base) || sourceInstanceName === "reference";
};

/** Creates nodes from YAML files. createPages reports their problems together with all others. */
export async function onCreateNode(args: WithSite<CreateNodeArgs>): Promise<void> {
  const { base, sourceInstanceName } = args.node as FileNode & typeof args.node;
  if (isDevelop()) watchLateChanges();
  if (sourceInstanceName === "docs" && isCategoryFile(base)) await createCategoryNode(args);
  if (sourceInstanceName === "reference") await createReferenceNodes(args);
}

/** Creates the DocCategory node of a `_category_.yml`. */
async function createCategoryNode(args: WithSite<CreateNodeArgs>): Promise<void> {
  const { id, relativePath, internal } = args.node as FileNode & typeof args.node;
  const file = path.posix.join(collections.docs, relativePath);
  const source = { file, text: await args.loadNodeContent(args.node) };
  const { category } = parseCategory(source, args.definition.settings.docs.numberPrefixes);
  const { label, description = null, position = null, collapsed, folder, path: address } = category;
  const fields = { file, folder, label, description, position, collapsed, path: address };
  await createChildren(args, [
    { name: `${id} >>> DocCategory`, type: "DocCategory", contentDigest: internal.contentDigest, fields },
  ]);
}

/** Creates the nodes of one reference data file. */
async function createReferenceNodes(args: WithSite<CreateNodeArgs>): Promise<void> {
  const { relativePath } = args.node as FileNode & typeof args.node;
  const file = path.posix.join(referenceFolder, relativePath);
  const source = { file, text: await args.loadNodeContent(args.node) };
  const children = args.definition.extension.types.nodesOf(source).map(({ type, item, fields }) => ({
    name: item,
    type,
    contentDigest: args.createContentDigest(fields),
    fields: { ...fields, item },
  }));
  await createChildren(args, children);
}

interface Child {
  /** The name that its id is made from. */
  readonly name: string;
  readonly type: string;
  readonly contentDigest: string;
  readonly fields: object;
}

/** Creates child nodes, which Gatsby deletes when the file changes. */
async function createChildren(
  { node, actions, createNodeId }: CreateNodeArgs,
  children: readonly Child[],
): Promise<void> {
  const nodes = children.map(({ name, type, contentDigest, fields }) => {
    const id = createNodeId(name);
    return { ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } };
  });
  // In parallel, because Gatsby calls every plugin for every node.
  await Promise.all(nodes.map((child) => actions.createNode(child)));
  const last = nodes.at(-1);
  if (!last) return;
  // Each link writes the file's node with all previous links, so only the last link is made through Gatsby.
  for (const { id } of nodes.slice(0, -1)) if (!node.children.includes(id)) node.children.push(id);
  actions.createParentChildLink({ parent: node, child: last });
}
