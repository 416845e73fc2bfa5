import path from "node:path/posix";
import { entriesOfFolder } from "./entriesOfFolder";
import { wordsOf } from "./planCategories";
import { splitPrefix, type NamedPage } from "../planNames";
import type { SidebarEntry } from "../source/readSidebar";
import type { Source } from "../source/readSource";

/** An entry of the old site's sidebar, with its pages resolved. */
export type SidebarNode =
  | { readonly kind: "page"; readonly page: NamedPage; readonly label: string | null }
  | { readonly kind: "link"; readonly href: string; readonly label: string }
  /** A whole folder of the source. */
  | { readonly kind: "folder"; readonly folder: string; readonly label: string | null }
  | {
      readonly kind: "category";
      readonly label: string;
      readonly page: NamedPage | null;
      readonly collapsed: boolean;
      readonly nodes: readonly SidebarNode[];
    };

/** The page that the old engine generated for a category and that this site does not have. */
export interface GeneratedIndex {
  /** Old address, without the base. */
  readonly address: string;
  readonly page: NamedPage;
}

export interface SidebarNodes {
  readonly nodes: readonly SidebarNode[];
  readonly indexes: readonly GeneratedIndex[];
  /** Entries that lead to nothing that was imported. */
  readonly lost: readonly string[];
  /** Folders whose documents the sidebar lists, but that contain none. */
  readonly emptyFolders: readonly string[];
  /** @returns the nodes of a folder that the sidebar does not name. Returns each page only once, over all calls. */
  readonly restOf: (folder: string) => readonly SidebarNode[];
}

export interface SidebarInput {
  readonly source: Source;
  readonly pages: readonly NamedPage[];
  /** @param target a document's id or address. */
  readonly pageOf: (target: string) => NamedPage | null;
  /** @returns the full address of a target that was not imported; null if it is not known. */
  readonly outside: (href: string) => string | null;
}

/** Finds the pages of a sidebar. In this engine, a page or link appears only once: at its first place. */
export function resolveSidebar(entries: readonly SidebarEntry[], input: SidebarInput): SidebarNodes {
  const resolver = new Resolver(input);
  const nodes = entries.flatMap((entry) => resolver.visit(entry));
  const { indexes, lost, emptyFolders } = resolver;
  return { nodes, indexes, lost, emptyFolders: [...emptyFolders], restOf: (folder) => resolver.contentOf(folder) };
}

class Resolver {
  readonly indexes: GeneratedIndex[] = [];
  readonly lost: string[] = [];
  readonly emptyFolders = new Set<string>();
  readonly #taken = new Set<NamedPage>();
  readonly #links = new Set<string>();

  constructor(private readonly input: SidebarInput) {}

  visit(entry: SidebarEntry): readonly SidebarNode[] {
    const { label, items, target } = entry;
    const found = target === null ? null : this.input.pageOf(target.replace(/(?<=.)[?#].*$/s, ""));
    if (entry.folder !== undefined) return this.#folder(entry.folder, entry, null);
    if (items.length === 0) return found ? this.#page(found, label) : this.#outside(entry);
    const [only] = items;
    if (
      label !== null &&
      items.length === 1 &&
      only?.folder !== undefined &&
      only.label === null &&
      !only.items.length
    ) {
      return this.#folder(only.folder, entry, found);
    }
    const page = found && this.#take(found) ? found : null;
    const nodes = [...(found ? [] : this.#outside(entry)), ...items.flatMap((item) => this.visit(item))];
    return label === null ? [...pageNodes(page), ...nodes] : this.#category(entry, label, page, nodes);
  }

  /** @returns nodes for the pages and folders in a folder that have no place yet. */
  contentOf(folder: string): readonly SidebarNode[] {
    const { source } = this.input;
    return entriesOfFolder(source, this.input.pages, folder).flatMap((entry): readonly SidebarNode[] => {
      if (entry.kind === "page") return this.#page(entry.page);
      if (this.#takeFolder(entry.folder)) return [{ kind: "folder", folder: entry.folder, label: null }];
      const given = source.categories.get(entry.folder)?.["label"];
      const label =
        typeof given === "string" ? given : wordsOf(splitPrefix(path.basename(entry.folder), source.kind).name);
      const nodes = this.contentOf(entry.folder);
      return nodes.length === 0 ? [] : [{ kind: "category", label, page: null, collapsed: true, nodes }];
    });
  }

  #page(page: NamedPage, label: string | null = null): readonly SidebarNode[] {
    return this.#take(page) ? [{ kind: "page", page, label }] : [];
  }

  #take(page: NamedPage): boolean {
    if (this.#taken.has(page)) return false;
    this.#taken.add(page);
    return true;
  }

  #inside(folder: string): readonly NamedPage[] {
    return this.input.pages.filter(({ file }) => folder === "." || folder === "" || file.startsWith(`${folder}/`));
  }

  /** Claims all pages of a folder. @returns false if the folder has no pages, or one of them already has a place. */
  #takeFolder(folder: string): boolean {
    const inside = this.#inside(folder);
    if (inside.length === 0 || inside.some((page) => this.#taken.has(page))) return false;
    for (const page of inside) this.#taken.add(page);
    return true;
  }

  /** Resolves an entry that lists all documents of a folder. */
  #folder(given: string, entry: SidebarEntry, found: NamedPage | null): readonly SidebarNode[] {
    const folder = given === "" ? "." : given;
    const { label } = entry;
    if (this.#inside(folder).length === 0) this.emptyFolders.add(folder);
    const isOfFolder = found === null || (found.isIndex && path.dirname(found.file) === folder);
    if (label !== null && folder !== "." && isOfFolder && this.#takeFolder(folder)) {
      this.#noteIndex(entry, [{ kind: "folder", folder, label }]);
      return [{ kind: "folder", folder, label }];
    }
    const page = found && this.#take(found) ? found : null;
    const nodes = this.contentOf(folder);
    return label === null ? nodes : this.#category(entry, label, page, nodes);
  }

  #category(
    entry: SidebarEntry,
    label: string,
    page: NamedPage | null,
    nodes: readonly SidebarNode[],
  ): readonly SidebarNode[] {
    if (nodes.length === 0) return pageNodes(page);
    this.#noteIndex(entry, nodes);
    // Docusaurus' groups are closed by default.
    const collapsed = entry.collapsed ?? this.input.source.kind === "docusaurus";
    return [{ kind: "category", label, page, collapsed, nodes }];
  }

  #noteIndex({ index }: SidebarEntry, nodes: readonly SidebarNode[]): void {
    const page = this.#firstPage(nodes);
    if (index !== undefined && page !== null) this.indexes.push({ address: index, page });
  }

  #firstPage(nodes: readonly SidebarNode[]): NamedPage | null {
    for (const node of nodes) {
      const found =
        node.kind === "page"
          ? node.page
          : node.kind === "category"
            ? (node.page ?? this.#firstPage(node.nodes))
            : node.kind === "folder"
              ? (this.#inside(node.folder)[0] ?? null)
              : null;
      if (found) return found;
    }
    return null;
  }

  #outside({ target, label }: SidebarEntry): readonly SidebarNode[] {
    if (target === null) return [];
    const href = this.input.outside(target);
    if (href !== null && label !== null) {
      const link = `${label} ${href}`;
      if (this.#links.has(link)) return [];
      this.#links.add(link);
      return [{ kind: "link", href, label }];
    }
    this.lost.push(label === null ? `"${target}"` : `"${label}" (${target})`);
    return [];
  }
}

export function pageNodes(page: NamedPage | null): readonly SidebarNode[] {
  return page ? [{ kind: "page", page, label: null }] : [];
}
