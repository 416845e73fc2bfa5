import path from "node:path/posix";
import { collections, type SourceFile } from "../../../common/sources";
import { entriesOfFolder } from "./entriesOfFolder";
import { followsFolders, looseCategories } from "./followsFolders";
import type { ImportNote } from "../planImport";
import { cleanFolder, type NamedPage } from "../planNames";
import { otherPages, type ExistingPage } from "../readExisting";
import type { Source } from "../source/readSource";
import { foldersIn, writeSidebar } from "./writeSidebar";
import { pageNodes, type SidebarNode, type SidebarNodes } from "./sidebarNodes";

export interface PlannedSidebars {
  /** A `sidebar.yml` for each group whose sidebar does not follow folders. */
  readonly files: readonly SourceFile[];
  readonly notes: readonly ImportNote[];
  /** Whether one of these files determines the page's place. */
  readonly isWritten: (page: NamedPage) => boolean;
  /** Folders of the source that those files list as one entry. */
  readonly folders: readonly string[];
  /** Labels of these folders. */
  readonly folderLabels: ReadonlyMap<string, string>;
}

export interface SidebarOptions {
  /** Folder below content/docs. */
  readonly into: string;
  readonly existing: readonly ExistingPage[];
  /** @returns the label of a group, by its folder. */
  readonly labelOf: (group: string) => string;
}

export function planSidebars(
  source: Source,
  pages: readonly NamedPage[],
  resolved: SidebarNodes,
  { into, existing, labelOf }: SidebarOptions,
): PlannedSidebars {
  const others = otherPages(existing, pages);
  const split = createSplitter(source, pages, resolved.nodes);
  const names = [...new Set(pages.flatMap((page) => groupOf(page) ?? []))];
  const plans = names.map((group): Plan => {
    const own = pages.filter((page) => groupOf(page) === group);
    const roots = rootsOf(own, source, into);
    const nodes = withoutOwnName(split(resolved.nodes, group, roots), labelOf(group));
    const visible = shown(nodes, own);
    if (visible.length === 0 || followsFolders(nodes, own)) return { group, file: null, notes: [], nodes };
    // Only a first-level folder can have a `sidebar.yml`.
    if (into.includes("/")) return { group, file: null, notes: looseCategories(nodes, own).map(notAFolder), nodes };
    const rest = shown(split(roots.flatMap(resolved.restOf), group, roots), own);
    const written = writeSidebar(visible, rest, { source, into, group, others });
    return { group, ...written, nodes: [...nodes, ...rest] };
  });
  const written = new Set(plans.filter(({ file }) => file !== null).map(({ group }) => group));
  const inFiles = plans.filter(({ file }) => file !== null).flatMap(({ nodes }) => nodes);
  return {
    files: plans.flatMap(({ file }) => file ?? []),
    notes: plans.flatMap(({ notes }) => notes),
    isWritten: (page) => written.has(groupOf(page) ?? ""),
    folders: inFiles.flatMap(foldersIn),
    folderLabels: new Map(inFiles.flatMap(labelsIn)),
  };
}

/** Unwraps a first category that has the same label as the group, which would show the label twice. */
function withoutOwnName(nodes: readonly SidebarNode[], label: string): readonly SidebarNode[] {
  const [first, ...others] = nodes;
  if (first?.kind !== "category" || first.label.trim().toLowerCase() !== label.toLowerCase()) return nodes;
  return [...pageNodes(first.page), ...first.nodes, ...others];
}

interface Plan {
  readonly group: string;
  readonly file: SourceFile | null;
  readonly notes: readonly ImportNote[];
  readonly nodes: readonly SidebarNode[];
}

function notAFolder(label: string): ImportNote {
  const what = `The group "${label}" is not a folder. To keep it, import into the folder of a sidebar group, such as --into guide.`;
  return { file: "the sidebar", line: 1, kind: "hand", what };
}

/** @returns the first-level folder of a page; null for a page outside of all groups. */
function groupOf({ target }: NamedPage): string | null {
  const [first = "", ...below] = path.relative(collections.docs, target).split("/");
  return below.length === 0 ? null : first;
}

/** @returns the folders of the source that become the root of the group. */
function rootsOf(own: readonly NamedPage[], { kind }: Source, into: string): readonly string[] {
  if (into !== "") return ["."];
  return [...new Set(own.map(({ file }) => file.split("/")[0] ?? ""))].filter(
    (folder) => cleanFolder(folder, kind) !== "",
  );
}

type Split = (nodes: readonly SidebarNode[], group: string, roots: readonly string[]) => readonly SidebarNode[];

/** @returns a function that selects the part of a sidebar that belongs to a group: its pages, and the links that follow them. */
function createSplitter(source: Source, pages: readonly NamedPage[], all: readonly SidebarNode[]): Split {
  const groupOfFolder = (folder: string) => {
    const first = pages.find(({ file }) => file.startsWith(`${folder}/`));
    return first ? groupOf(first) : null;
  };
  const groupOfLink = new Map<SidebarNode, string | null>();
  let last = pages.map(groupOf).find((group) => group !== null) ?? null;
  const noteLinks = (node: SidebarNode) => {
    if (node.kind === "link") groupOfLink.set(node, last);
    if (node.kind === "page") last = groupOf(node.page) ?? last;
    if (node.kind === "folder") last = groupOfFolder(node.folder) ?? last;
    if (node.kind !== "category") return;
    if (node.page) last = groupOf(node.page) ?? last;
    node.nodes.forEach(noteLinks);
  };
  all.forEach(noteLinks);

  const split: Split = (nodes, group, roots) =>
    nodes.flatMap((node): readonly SidebarNode[] => {
      switch (node.kind) {
        case "page":
          return groupOf(node.page) === group ? [node] : [];
        case "link":
          return groupOfLink.get(node) === group ? [node] : [];
        case "folder":
          if (groupOfFolder(node.folder) !== group) return [];
          return roots.includes(node.folder) ? contentOf(source, pages, node.folder) : [node];
        case "category": {
          const page = node.page && groupOf(node.page) === group ? node.page : null;
          const inner = split(node.nodes, group, roots);
          return inner.length > 0 ? [{ ...node, page, nodes: inner }] : pageNodes(page);
        }
      }
    });
  return split;
}

/** Children of a group's own folder, which replace the folder: it cannot be an entry of its own sidebar. */
function contentOf(source: Source, pages: readonly NamedPage[], folder: string): readonly SidebarNode[] {
  return entriesOfFolder(source, pages, folder).map((entry) =>
    entry.kind === "page"
      ? { kind: "page", page: entry.page, label: null }
      : { kind: "folder", folder: entry.folder, label: null },
  );
}

/** @returns the nodes without drafts and unlisted pages, which sidebars do not show. */
function shown(nodes: readonly SidebarNode[], pages: readonly NamedPage[]): readonly SidebarNode[] {
  const isShown = ({ data }: NamedPage) => data["draft"] !== true && data["unlisted"] !== true;
  return nodes.flatMap((node): readonly SidebarNode[] => {
    switch (node.kind) {
      case "page":
        return isShown(node.page) ? [node] : [];
      case "link":
        return [node];
      case "folder":
        return pages.some((page) => page.file.startsWith(`${node.folder}/`) && isShown(page)) ? [node] : [];
      case "category": {
        const page = node.page && isShown(node.page) ? node.page : null;
        const inner = shown(node.nodes, pages);
        return inner.length > 0 ? [{ ...node, page, nodes: inner }] : pageNodes(page);
      }
    }
  });
}

function labelsIn(node: SidebarNode): readonly (readonly [string, string])[] {
  if (node.kind === "category") return node.nodes.flatMap(labelsIn);
  return node.kind === "folder" && node.label !== null ? [[node.folder, node.label]] : [];
}
