import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { parseCategory } from "../content/parseCategory";
import { categoryFileName, collections } from "../content/sources";

interface FileNode {
  readonly id: string;
  readonly base: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
  readonly internal: { readonly type: string; readonly contentDigest: string };
}

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) => {
  const { base, internal } = node as unknown as FileNode;
  return internal.type === "File" && base === categoryFileName;
};

/** Makes a DocCategory node of every `_category_.yml`. Its problems are reported by createPages, with all others. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createNodeId, loadNodeContent }) => {
  const { relativePath, sourceInstanceName, internal } = node as unknown as FileNode;
  if (sourceInstanceName !== "docs") return;
  const file = path.posix.join(collections.docs, relativePath);
  const { category } = parseCategory({ file, text: await loadNodeContent(node) });
  const id = createNodeId(`${node.id} >>> DocCategory`);
  const { label, description = null, position = null, collapsed, folder } = category;
  const categoryNode = {
    id,
    parent: node.id,
    children: [],
    file,
    folder,
    label,
    description,
    position,
    collapsed,
    path: category.path,
    internal: { type: "DocCategory", contentDigest: internal.contentDigest, owner: "" },
  };
  // Gatsby names the owner itself.
  await actions.createNode({
    ...categoryNode,
    internal: { type: "DocCategory", contentDigest: internal.contentDigest },
  });
  actions.createParentChildLink({ parent: node, child: categoryNode });
};
