import path from "node:path";
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { parseCategory } from "../content/parseCategory";
import { categoryFileName, collections } from "../content/sources";
import { parseReference } from "../reference/parseReference";
import { referenceFolder } from "../reference/readReference";
import { referenceNodes } from "../reference/referenceNodes";
import { isReferenceFile, nameOfFile } from "../reference/schemas";
import { isDevelop } from "./checkedSite";
import { watchLateChanges } from "./lateChanges";

interface FileNode {
  readonly id: string;
  readonly base: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
  readonly internal: { readonly type: string; readonly contentDigest: string };
}

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) => {
  const { base, sourceInstanceName, internal } = node as unknown as FileNode;
  if (internal.type !== "File") return false;
  return isDevelop() || base === categoryFileName || sourceInstanceName === "reference";
};

/** Makes nodes of YAML files. Their problems are reported by createPages, with all others. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { base, sourceInstanceName } = args.node as unknown as FileNode;
  if (isDevelop()) watchLateChanges(args);
  if (sourceInstanceName === "docs" && base === categoryFileName) await createCategoryNode(args);
  if (sourceInstanceName === "reference") await createReferenceNodes(args);
};

/** A DocCategory node of a `_category_.yml`. */
async function createCategoryNode(args: CreateNodeArgs): Promise<void> {
  const { id, relativePath, internal } = args.node as unknown as FileNode;
  const file = path.posix.join(collections.docs, relativePath);
  const { category } = parseCategory({ file, text: await args.loadNodeContent(args.node) });
  const { label, description = null, position = null, collapsed, folder, path: address } = category;
  const fields = { file, folder, label, description, position, collapsed, path: address };
  await createChild(args, `${id} >>> DocCategory`, "DocCategory", internal.contentDigest, fields);
}

/** The nodes of one file of the reference data. */
async function createReferenceNodes(args: CreateNodeArgs): Promise<void> {
  const { relativePath } = args.node as unknown as FileNode;
  const name = nameOfFile(relativePath);
  if (!isReferenceFile(name)) return;
  const file = path.posix.join(referenceFolder, relativePath);
  const { reference } = parseReference([{ file, text: await args.loadNodeContent(args.node) }]);
  // At once, because Gatsby asks every plugin about every node.
  await Promise.all(
    referenceNodes(reference, name).map(({ type, item, fields }) =>
      createChild(args, item, type, args.createContentDigest(fields), { ...fields, item }),
    ),
  );
}

async function createChild(
  { node, actions, createNodeId }: CreateNodeArgs,
  name: string,
  type: string,
  contentDigest: string,
  fields: object,
): Promise<void> {
  const id = createNodeId(name);
  const child = { ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as typeof node });
}
