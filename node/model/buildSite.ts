import path from "node:path/posix";
import type { Card, NavLink } from "../../src/shared/pages";
import { isExternal, normalizePath } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { SidebarItem } from "../../src/shared/sidebar";
import { splitNumberPrefix, withoutNumberPrefixes } from "../common/numberPrefix";
import { collections } from "../common/sources";
import type { Category } from "../content/parseCategory";
import type { SidebarEntry } from "../content/parseSidebarFile";
import { settingsFile } from "../settings/settingsFile";
import type { Content } from "../content/parseContent";
import { learningPathPages } from "./learningPaths";
import { tagPages, type TagPage } from "./tagPages";
import type { Doc } from "../content/parseDocument";

/** A group of documents, with its tree. */
export interface Sidebar {
  readonly name: string;
  readonly label: string;
  /** The whole tree; `items` is never null in it. */
  readonly items: readonly SidebarItem[];
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Where it is written: a document's front matter or the settings. */
  readonly file: string;
  readonly line: number;
}

/** A generated page that lists the contents of a folder, or the steps of a learning path. */
export interface CategoryPage {
  /** Null for a learning path. */
  readonly category: Category | null;
  readonly path: string;
  readonly label: string;
  readonly description: string | null;
  readonly sidebar: string;
  readonly cards: readonly Card[];
}

/** The whole site as data, before anything is rendered. */
export interface SiteModel {
  /** Published documents, without duplicate addresses. */
  readonly docs: readonly Doc[];
  readonly categories: readonly Category[];
  readonly categoryPages: readonly CategoryPage[];
  readonly tagPages: readonly TagPage[];
  readonly sidebars: readonly Sidebar[];
  readonly redirects: readonly Redirect[];
  /** Name of the sidebar of a document of content/docs, by file. */
  readonly sidebarOf: ReadonlyMap<string, string>;
}

export const emptySite: SiteModel = {
  docs: [],
  categories: [],
  categoryPages: [],
  tagPages: [],
  sidebars: [],
  redirects: [],
  sidebarOf: new Map(),
};

interface BuildOptions {
  readonly settings: SiteSettings;
  readonly withDrafts: boolean;
}

/** Builds the model of the site: groups from the top-level folders; order from a sidebar file, else from positions, then labels. */
export function buildSite(content: Content, { settings, withDrafts }: BuildOptions): SiteModel {
  const { docs: all, categories, sidebarFiles = [] } = content;
  const docs = firstOfEachPath(all.filter(({ frontMatter }) => withDrafts || !frontMatter.draft));
  const listed = docs.filter(isListed);
  const tree = new Tree(listed, categories, settings);
  const sidebars: Sidebar[] = [];
  const sidebarOf = new Map<string, string>();
  const categoryPages: CategoryPage[] = [];

  for (const { name, folder, label } of settings.sidebars) {
    // A file without entries is invalid, which the checks report; the group then gets its pages without it.
    const written = sidebarFiles.find((sidebar) => sidebar.folder === folder && sidebar.entries.length > 0);
    sidebars.push({ name, label, items: written ? tree.itemsAsWritten(written.entries) : tree.itemsOf(folder) });
    for (const doc of docs) {
      if (doc.collection === "docs" && isWithin(doc.folder, folder)) sidebarOf.set(doc.file, name);
    }
    for (const category of categories) {
      if (category.path === null || !isWithin(category.folder, folder)) continue;
      const cards = tree.cardsOf(category.folder);
      // Skip an empty page, which would lead nowhere; the checks report it.
      if (cards.length === 0) continue;
      const { label: title, description = null } = category;
      categoryPages.push({ category, path: category.path, label: title, description, sidebar: name, cards });
    }
  }
  categoryPages.push(...learningPathPages(listed, settings));
  return {
    docs,
    categories,
    categoryPages,
    tagPages: tagPages(listed, settings),
    sidebars,
    sidebarOf,
    redirects: collectRedirects(docs, settings),
  };
}

/** Whether a document appears in sidebars and lists, in the search, the sitemap and files for programs. */
export function isListed({ frontMatter }: Doc): boolean {
  return !frontMatter.unlisted;
}

/** @returns for several sources of one address, the first by name; published documents take precedence over drafts. */
function firstOfEachPath(docs: readonly Doc[]): readonly Doc[] {
  const seen = new Set<string>();
  const isDraft = ({ frontMatter }: Doc) => frontMatter.draft;
  return [...docs.filter((doc) => !isDraft(doc)), ...docs.filter(isDraft)].filter(
    ({ path: address }) => !seen.has(address) && seen.add(address),
  );
}

function collectRedirects(docs: readonly Doc[], settings: SiteSettings): readonly Redirect[] {
  return [
    ...settings.redirects.map(({ from, to }) => ({ from, to, file: settingsFile, line: 1 })),
    ...docs.flatMap(({ file, path: to, frontMatter, keyLines }) =>
      frontMatter.redirect_from.map((from) => ({
        from: normalizePath(from),
        to,
        file,
        line: keyLines["redirect_from"] ?? 1,
      })),
    ),
  ];
}

export function isWithin(folder: string, ancestor: string): boolean {
  return folder === ancestor || folder.startsWith(`${ancestor}/`);
}

interface Entry {
  readonly item: SidebarItem;
  readonly position: number;
}

/** The folders of content/docs, walked from a group's root. */
class Tree {
  readonly #docsOf = new Map<string, Doc[]>();
  readonly #docOf = new Map<string, Doc>();
  readonly #docOfFile = new Map<string, Doc>();
  readonly #foldersOf = new Map<string, Set<string>>();
  readonly #categoryOf: ReadonlyMap<string, Category>;
  readonly #groups: ReadonlySet<string>;
  /** Numbers in front of the names of folders. */
  readonly #numberOf = new Map<string, number>();
  readonly #hasNumbers: boolean;

  constructor(docs: readonly Doc[], categories: readonly Category[], settings: BuildOptions["settings"]) {
    this.#groups = new Set(settings.sidebars.map(({ folder }) => folder));
    this.#hasNumbers = settings.docs.numberPrefixes ?? false;
    this.#categoryOf = new Map(categories.map((category) => [category.folder, category]));
    for (const doc of docs) {
      if (doc.collection !== "docs") continue;
      push(this.#docsOf, doc.folder, doc);
      this.#docOf.set(doc.path, doc);
      this.#docOfFile.set(doc.file, doc);
      for (let folder = doc.folder; folder !== "" && folder !== "."; folder = path.dirname(folder)) {
        const parent = path.dirname(folder);
        this.#foldersOf.set(parent, (this.#foldersOf.get(parent) ?? new Set()).add(folder));
      }
      if (this.#hasNumbers) this.#readNumbers(doc);
    }
  }

  /** Reads the numbers from the folder names on disk: `folder` does not contain them. */
  #readNumbers({ file, folder }: Doc): void {
    const parts = path.relative(collections.docs, path.dirname(file)).split("/");
    folder.split("/").forEach((_, index, names) => {
      const { position } = splitNumberPrefix(parts[index] ?? "");
      if (position !== null) this.#numberOf.set(names.slice(0, index + 1).join("/"), position);
    });
  }

  itemsOf(folder: string): readonly SidebarItem[] {
    const entries: Entry[] = [
      ...(this.#docsOf.get(folder) ?? [])
        .filter(({ isIndex }) => !isIndex || !this.#isNamedByIndex(folder))
        .map((doc) => ({
          item: { kind: "link" as const, label: doc.label, path: doc.path },
          position: doc.frontMatter.sidebar_position ?? lastPosition,
        })),
      ...[...(this.#foldersOf.get(folder) ?? [])].map((child) => this.#categoryEntry(child)),
    ];
    return entries.sort(byPosition).map(({ item }) => item);
  }

  /** Skips entries that lead nowhere; the checks report them. */
  itemsAsWritten(entries: readonly SidebarEntry[]): readonly SidebarItem[] {
    return entries.flatMap((entry): readonly SidebarItem[] => {
      switch (entry.kind) {
        case "page": {
          const doc = this.#docOfFile.get(entry.target);
          return doc ? [{ kind: "link", label: entry.label ?? doc.label, path: doc.path }] : [];
        }
        case "link":
          return [{ kind: "link", label: entry.label, path: entry.href }];
        case "folder": {
          const folder = this.#hasNumbers ? withoutNumberPrefixes(entry.folder) : entry.folder;
          return this.#holdsDocs(folder) ? [this.#categoryEntry(folder).item] : [];
        }
        case "category": {
          const path = this.#docOfFile.get(entry.target ?? "")?.path ?? null;
          const items = this.itemsAsWritten(entry.entries);
          return items.length === 0 && path === null
            ? []
            : [{ kind: "category", label: entry.label, path, collapsed: entry.collapsed, items }];
        }
      }
    });
  }

  #holdsDocs(folder: string): boolean {
    return this.#docsOf.has(folder) || this.#foldersOf.has(folder);
  }

  /** Cards of a category page: the entries below it in the sidebar. */
  cardsOf(folder: string): readonly Card[] {
    return this.itemsOf(folder).flatMap((item) => this.#card(item, folder));
  }

  #card(item: SidebarItem, parent: string): readonly Card[] {
    if (item.kind === "category") {
      const first = firstPath(item);
      const category = [...this.#categoryOf.values()].find(({ path: address, folder, label }) =>
        item.path === null ? path.posix.dirname(folder) === parent && label === item.label : address === item.path,
      );
      return first === null
        ? []
        : [
            {
              label: item.label,
              path: first,
              description: category?.description ?? this.#descriptionOf(item.path),
              count: this.#countDocs(item),
            },
          ];
    }
    return [{ label: item.label, path: item.path, description: this.#descriptionOf(item.path), count: null }];
  }

  #descriptionOf(address: string | null): string | null {
    return (address === null ? undefined : this.#findByPath(address))?.frontMatter.description ?? null;
  }

  /** Documents below a category, not counting its generated page. */
  #countDocs(item: SidebarItem): number {
    const own = item.path !== null && this.#findByPath(item.path) ? 1 : 0;
    const below = item.kind === "category" ? (item.items ?? []) : [];
    return below.reduce((sum, child) => sum + this.#countDocs(child), own);
  }

  #findByPath(address: string): Doc | undefined {
    return this.#docOf.get(address);
  }

  #indexOf(folder: string): Doc | undefined {
    return this.#docsOf.get(folder)?.find(({ isIndex }) => isIndex);
  }

  /** Whether the folder's index document is the page of its category, rather than its first entry. */
  #isNamedByIndex(folder: string): boolean {
    return !this.#groups.has(folder) && !this.#categoryOf.get(folder)?.path;
  }

  #categoryEntry(folder: string): Entry {
    const category = this.#categoryOf.get(folder);
    const index = this.#indexOf(folder);
    return {
      item: {
        kind: "category",
        label: category?.label ?? index?.label ?? path.basename(folder),
        path: category?.path ?? index?.path ?? null,
        collapsed: category?.collapsed ?? true,
        items: this.itemsOf(folder),
      },
      position: category?.position ?? index?.frontMatter.sidebar_position ?? this.#numberOf.get(folder) ?? lastPosition,
    };
  }
}

/** Entries without a position come after those with one. */
const lastPosition = Number.MAX_SAFE_INTEGER;

function byPosition(a: Entry, b: Entry): number {
  return a.position - b.position || a.item.label.localeCompare(b.item.label, "en");
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** @returns the address that an entry leads to: its own page, else the first page below; null if there is none, or for an external link. */
export function firstPath(item: SidebarItem): string | null {
  if (item.path !== null) return isExternal(item.path) ? null : item.path;
  for (const child of item.kind === "category" ? (item.items ?? []) : []) {
    const found = firstPath(child);
    if (found !== null) return found;
  }
  return null;
}

/** Every page of a sidebar in reading order, without external links. */
export function flatten(items: readonly SidebarItem[]): readonly NavLink[] {
  return items.flatMap((item) => [
    ...(item.path === null || isExternal(item.path) ? [] : [{ label: item.label, path: item.path }]),
    ...(item.kind === "category" ? flatten(item.items ?? []) : []),
  ]);
}
