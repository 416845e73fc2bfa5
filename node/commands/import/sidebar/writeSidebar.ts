import path from "node:path/posix";
import { stringify } from "yaml";
import { collections, sidebarFileName, type SourceFile } from "../../../common/sources";
import type { ImportNote } from "../planImport";
import { cleanFolder } from "../planNames";
import type { Source } from "../source/readSource";
import type { SidebarNode } from "./sidebarNodes";

export interface WrittenSidebar {
  readonly file: SourceFile;
  readonly notes: readonly ImportNote[];
}

export interface SidebarPlace {
  readonly source: Source;
  /** Folder below content/docs. */
  readonly into: string;
  readonly group: string;
  /** Files of pages that are not part of the import. */
  readonly others: readonly string[];
}

/** Maximum number of entries that a note names. */
const mostNames = 8;
/** Label of the category for pages that the old sidebar did not name. */
const restLabel = "More pages";

/** @param rest nodes of the pages that the old sidebar does not name: the checks require a place for every page. */
export function writeSidebar(
  nodes: readonly SidebarNode[],
  rest: readonly SidebarNode[],
  { source, into, group, others }: SidebarPlace,
): WrittenSidebar {
  const here = path.join(collections.docs, group);
  const file = path.join(here, sidebarFileName);
  const from = (target: string) => `./${path.relative(here, target)}`;
  const folderOf = (folder: string) => path.join(collections.docs, into, cleanFolder(folder, source.kind));
  const entryOf = (node: SidebarNode): Entry => {
    switch (node.kind) {
      case "page":
        return { page: from(node.page.target) };
      case "link":
        return { link: node.href, label: node.label };
      case "folder":
        return { folder: from(folderOf(node.folder)) };
      case "category":
        return {
          category: node.label,
          ...(node.page ? { page: from(node.page.target) } : {}),
          ...(node.collapsed ? {} : { collapsed: false }),
          items: node.nodes.map(entryOf),
        };
    }
  };
  const folders = [...nodes, ...rest].flatMap(foldersIn).map(folderOf);
  const isOutside = (other: string) =>
    other.startsWith(`${here}/`) && !folders.some((folder) => other.startsWith(`${folder}/`));
  const unnamed = [...rest.map(entryOf), ...others.filter(isOutside).map((other) => ({ page: from(other) }))];
  const isHome = ({ page }: Entry) => page === "./index.mdx";
  const more = unnamed.filter((entry) => !isHome(entry));
  const items = [
    ...unnamed.filter(isHome),
    ...nodes.map(entryOf),
    ...(more.length === 0 ? [] : [{ category: restLabel, items: more }]),
  ];
  return {
    file: { file, text: stringify({ items }, { lineWidth: 0 }) },
    notes: more.length === 0 ? [] : [{ file, line: 1, kind: "hand", what: whatOf(more.flatMap(namesIn)) }],
  };
}

/** An entry of `sidebar.yml`. */
interface Entry {
  readonly page?: string;
  readonly folder?: string;
  readonly link?: string;
  readonly label?: string;
  readonly category?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Entry[];
}

/** @returns the folders of the source that a node lists as one entry. */
export function foldersIn(node: SidebarNode): readonly string[] {
  if (node.kind === "category") return node.nodes.flatMap(foldersIn);
  return node.kind === "folder" ? [node.folder] : [];
}

function namesIn({ page, folder, items }: Entry): readonly string[] {
  return items ? items.flatMap(namesIn) : [page ?? folder ?? ""];
}

function whatOf(names: readonly string[]): string {
  const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : "";
  return `The old sidebar does not name ${names.slice(0, mostNames).join(", ")}${more}. They are in the category "${restLabel}" at the end: move them, or write "unlisted: true" into their front matter.`;
}
