import path from "node:path/posix";
import { stringify } from "yaml";
import { categoryFileName, collections, type SourceFile } from "../../../common/sources";
import type { ImportNote } from "../planImport";
import type { SidebarPlaces } from "./placeInSidebar";
import { cleanFolder, splitPrefix, type NamedPage } from "../planNames";
import type { Source } from "../source/readSource";

/** Plans a `_category_.yml` for each folder with a label, a number prefix or a position. */
export function planCategories(
  { kind, categories }: Source,
  pages: readonly NamedPage[],
  into: string,
  places: SidebarPlaces,
  note: (note: ImportNote) => void,
): readonly SourceFile[] {
  const folders = new Set<string>();
  for (const { file, data } of pages) {
    if (data["draft"] === true) continue;
    for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder)) folders.add(folder);
  }
  const used = new Set<string>();
  return [...folders].sort().flatMap((folder): readonly SourceFile[] => {
    const given = categories.get(folder);
    const prefix = splitPrefix(path.basename(folder), kind);
    const position = places.folderPositions.get(folder) ?? numberOf(given?.["position"]) ?? prefix.position;
    const named = given?.["label"] ?? places.folderLabels.get(folder);
    if (given === undefined && named === undefined && position === null) return [];
    const clean = cleanFolder(folder, kind);
    const file = path.join(collections.docs, into, clean, categoryFileName);
    const index = pages.find((page) => page.isIndex && path.dirname(page.file) === folder);
    // A folder without a label takes the title of its index page.
    const label =
      typeof named === "string"
        ? named
        : typeof index?.data["title"] === "string"
          ? index.data["title"]
          : wordsOf(prefix.name);
    const link =
      given === undefined
        ? {}
        : linkOf(given["link"], label, used, (what) => note({ file, line: 1, kind: "hand", what }));
    for (const key of Object.keys(given ?? {})) {
      if (!["label", "position", "collapsed", "collapsible", "link", "description"].includes(key))
        note({
          file,
          line: 1,
          kind: "hand",
          what: `The key "${key}" of the category was left out: this engine has no such key.`,
        });
    }
    const description =
      textOf(given?.["description"]) ?? textOf((given?.["link"] as Record<string, unknown> | null)?.["description"]);
    const keys = {
      label,
      ...(position === null ? {} : { position }),
      ...(typeof given?.["collapsed"] === "boolean" ? { collapsed: given["collapsed"] } : {}),
      ...(description === null ? {} : { description }),
      ...link,
    };
    return [{ file, text: stringify(keys, { lineWidth: 0 }) }];
  });
}

function linkOf(value: unknown, label: string, used: Set<string>, note: (what: string) => void): object {
  if (typeof value !== "object" || value === null) return {};
  const { type, slug } = value as { type?: unknown; slug?: unknown };
  if (type !== "generated-index") {
    note("The category named its own page: here, that page is the folder's index.mdx.");
    return {};
  }
  const name =
    (typeof slug === "string" ? slug.replace(/^\/(?:category\/)?/, "") : label)
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "more";
  let own = name;
  for (let count = 2; used.has(own); count += 1) own = `${name}-${String(count)}`;
  used.add(own);
  return { link: { type: "generated-index", slug: `/category/${own}` } };
}

export function wordsOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
