import path from "node:path/posix";
import { splitPrefix, type NamedPage } from "../planNames";
import type { Source } from "../source/readSource";

/** A direct child of a folder of the source. */
export type FolderEntry =
  | { readonly kind: "page"; readonly page: NamedPage; readonly position: number | null }
  | { readonly kind: "folder"; readonly folder: string; readonly position: number | null };

type Site = Pick<Source, "kind" | "categories">;

/**
 * @source Docusaurus and Starlight: generated sidebars are sorted by position, then by file name.
 * @param folder folder of the source; "." for its root.
 * @returns the children of the folder, in the order of the old engine.
 */
export function entriesOfFolder(site: Site, pages: readonly NamedPage[], folder: string): readonly FolderEntry[] {
  const prefix = folder === "." ? "" : `${folder}/`;
  const entries = new Map<string, FolderEntry>();
  for (const page of pages) {
    if (!page.file.startsWith(prefix)) continue;
    const [first = "", ...below] = page.file.slice(prefix.length).split("/");
    const inner = prefix + first;
    if (below.length === 0) entries.set(page.file, { kind: "page", page, position: positionOf(site, page) });
    else if (!entries.has(inner))
      entries.set(inner, { kind: "folder", folder: inner, position: positionOfFolder(site, pages, inner) });
  }
  return [...entries.values()].sort(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) || nameOf(site, a).localeCompare(nameOf(site, b), "en"),
  );
}

function positionOf({ kind }: Site, { data, position }: NamedPage): number | null {
  if (kind === "docusaurus") return numberOf(data["sidebar_position"]) ?? position;
  const { sidebar } = data;
  return typeof sidebar === "object" && sidebar !== null
    ? numberOf((sidebar as { readonly order?: unknown }).order)
    : null;
}

/** Position of a folder. In Starlight, it is the lowest position of its pages. */
function positionOfFolder(site: Site, pages: readonly NamedPage[], folder: string): number | null {
  const inside = pages.filter(({ file }) => file.startsWith(`${folder}/`));
  if (site.kind !== "docusaurus") {
    const all = inside.flatMap((page) => positionOf(site, page) ?? []);
    return all.length === 0 ? null : Math.min(...all);
  }
  const index = inside.find((page) => page.isIndex && path.dirname(page.file) === folder);
  return (
    numberOf(site.categories.get(folder)?.["position"]) ??
    numberOf(index?.data["sidebar_position"]) ??
    splitPrefix(path.basename(folder), site.kind).position
  );
}

function nameOf({ kind }: Site, entry: FolderEntry): string {
  if (entry.kind === "folder") return path.basename(entry.folder);
  return kind !== "docusaurus" && entry.page.isIndex ? "" : path.parse(entry.page.file).name;
}

export function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
