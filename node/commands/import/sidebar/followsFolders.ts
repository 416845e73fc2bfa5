import path from "node:path/posix";
import type { NamedPage } from "../planNames";
import type { SidebarNode } from "./sidebarNodes";

interface Leaf {
  readonly file: string;
  readonly isIndex: boolean;
}

/**
 * Whether a sidebar generated from folders, with labels and positions, would be the same.
 *
 * @param pages all pages of the group.
 */
export function followsFolders(nodes: readonly SidebarNode[], pages: readonly NamedPage[]): boolean {
  const leaves = nodes.flatMap(leavesOf);
  const ordered = inFolders(leaves, commonFolder(pages.map(({ file }) => file)));
  return (
    !nodes.some(holdsLink) &&
    looseCategories(nodes, pages).length === 0 &&
    leaves.every(({ file }, index) => ordered[index]?.file === file)
  );
}

/** @returns the labels of categories that do not correspond to a folder. */
export function looseCategories(nodes: readonly SidebarNode[], pages: readonly NamedPage[]): readonly string[] {
  const folderOf = createFolderTest(pages);
  const visit = (node: SidebarNode): readonly string[] =>
    node.kind === "category" ? [...(folderOf(node) === null ? [node.label] : []), ...node.nodes.flatMap(visit)] : [];
  return nodes.flatMap(visit);
}

/**
 * @returns a function that returns the folder of a category: the folder that contains all pages of the category and no others. Null
 * if there is none, or if another category already has it.
 */
export function createFolderTest(pages: readonly NamedPage[]): (category: SidebarNode) => string | null {
  const found = new Set<string>();
  return (category) => {
    const files = leavesOf(category).map(({ file }) => file);
    const folder = commonFolder(files);
    const isWhole = pages
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .every(({ file }) => files.some((leaf) => leaf === file || (leaf.endsWith("/") && file.startsWith(leaf))));
    if (folder === "." || !isWhole || found.has(folder)) return null;
    found.add(folder);
    return folder;
  };
}

/** Lists the pages of a node. A folder entry is one leaf, whose name ends with a slash. */
function leavesOf(node: SidebarNode): readonly Leaf[] {
  switch (node.kind) {
    case "page":
      return [node.page];
    case "folder":
      return [{ file: `${node.folder}/`, isIndex: false }];
    case "category":
      return [...(node.page ? [node.page] : []), ...node.nodes.flatMap(leavesOf)];
    case "link":
      return [];
  }
}

function holdsLink(node: SidebarNode): boolean {
  return node.kind === "link" || (node.kind === "category" && node.nodes.some(holdsLink));
}

/** @returns the leaves in the order of a sidebar generated from folders: each folder in one place, its index page first. */
function inFolders(leaves: readonly Leaf[], folder: string): readonly Leaf[] {
  const prefix = folder === "." ? "" : `${folder}/`;
  const children = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const [first = "", ...below] = leaf.file.slice(prefix.length).split("/");
    const key = below.length === 0 || below.join("/") === "" ? leaf.file : prefix + first;
    children.set(key, [...(children.get(key) ?? []), leaf]);
  }
  return [...children].flatMap(([key, inside]) => {
    if (inside[0]?.file === key) return inside;
    const isOwn = (leaf: Leaf) => leaf.isIndex && path.dirname(leaf.file) === key;
    return [
      ...inside.filter(isOwn),
      ...inFolders(
        inside.filter((leaf) => !isOwn(leaf)),
        key,
      ),
    ];
  });
}

function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) =>
    (file.endsWith("/") ? file.slice(0, -1) : path.dirname(file)).split("/"),
  );
  let length = first.length;
  for (const parts of others) while (parts.slice(0, length).join("/") !== first.slice(0, length).join("/")) length -= 1;
  return first.slice(0, length).join("/") || ".";
}
