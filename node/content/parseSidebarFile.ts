import path from "node:path/posix";
import { z } from "zod";
import { locateYaml, parseYaml } from "../common/parseYaml";
import { withoutNumberPrefixes } from "../common/numberPrefix";
import type { Place, Problem } from "../common/problem";
import { collections, type SourceFile } from "../common/sources";
import { checkMarkedKeys } from "./markedWords";

/** `sidebar.yml` of a group: lists the entries of its sidebar in order, instead of positions. */
export interface SidebarFile {
  readonly file: string;
  /** Folder of the group, below content/docs. */
  readonly folder: string;
  readonly entries: readonly SidebarEntry[];
}

export type SidebarEntry = Place &
  (
    | { readonly kind: "page"; readonly target: string; readonly label: string | null }
    | { readonly kind: "link"; readonly href: string; readonly label: string }
    | { readonly kind: "folder"; readonly folder: string }
    | {
        readonly kind: "category";
        readonly label: string;
        /** File of the page that the category's name links to. */
        readonly target: string | null;
        readonly collapsed: boolean;
        readonly entries: readonly SidebarEntry[];
      }
  );

const file = z.string().regex(/^\.\//, 'must be a file or folder from here, such as "./install.mdx"');

const entrySchema = z.strictObject({
  page: file.optional(),
  folder: file.optional(),
  link: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("write the whole address, with https."),
  category: z.string().min(1).optional().describe("write its name."),
  label: z.string().min(1).optional().describe("write the name of the entry."),
  collapsed: z.boolean().optional().describe('write "true" or "false".'),
  get items() {
    return z.array(entrySchema).min(1).optional().describe("write the entries of the category.");
  },
});
/** The keys that authors may write in an entry. */
export const sidebarKeys: readonly string[] = Object.keys(entrySchema.shape);

type RawEntry = z.output<typeof entrySchema>;

const sidebarSchema = z.strictObject({
  items: z.array(entrySchema).min(1).describe('write a list of entries, such as "- page: ./install.mdx".'),
});

/** The kinds of entries, each with the keys that it may have. The first kind whose own key is present applies. */
const forms: Readonly<Record<SidebarEntry["kind"], readonly string[]>> = {
  category: ["category", "page", "collapsed", "items"],
  page: ["page", "label"],
  folder: ["folder"],
  link: ["link", "label"],
};

/** @param numberPrefixes whether names of folders begin with their position. */
export function parseSidebarFile(
  source: SourceFile,
  numberPrefixes = false,
): {
  readonly sidebar: SidebarFile;
  readonly problems: readonly Problem[];
} {
  const folder = path.relative(collections.docs, path.dirname(source.file));
  const { data, problems: found } = parseYaml({ ...source, firstLine: 1 }, sidebarSchema, "category");
  const problems = [...found];
  const placeOf = locateYaml(source.text);
  const here = path.dirname(source.file);

  const read = (entries: readonly RawEntry[], at: readonly PropertyKey[]): readonly SidebarEntry[] =>
    entries.flatMap((entry, index): readonly SidebarEntry[] => {
      const own = [...at, index];
      const place = placeOf(own);
      const kind = (Object.keys(forms) as (keyof typeof forms)[]).find((key) => entry[key] !== undefined);
      const misfit = Object.keys(entry).find((key) => kind === undefined || !forms[kind].includes(key));
      const isWhole = kind !== undefined && (kind !== "category" || entry.items) && (kind !== "link" || entry.label);
      if (misfit !== undefined || !isWhole) {
        problems.push({
          file: source.file,
          ...(misfit === undefined ? place : placeOf([...own, misfit])),
          rule: "category-wrong-value",
          severity: "error",
          what:
            misfit !== undefined && kind !== undefined
              ? `"${misfit}" does not go with "${kind}".`
              : "This entry does not say what it is.",
          fix: 'write "page: ./install.mdx", "folder: ./part", "link: https://…" with "label: …", or "category: …" with "items:".',
        });
        return [];
      }
      const lines = Object.fromEntries(Object.keys(entry).map((key) => [key, placeOf([...own, key]).line]));
      problems.push(...checkMarkedKeys(source.file, entry, lines));
      const target = entry.page === undefined ? null : path.join(here, entry.page);
      switch (kind) {
        case "category":
          return [
            {
              ...place,
              kind,
              label: entry.category ?? "",
              target,
              collapsed: entry.collapsed ?? true,
              entries: read(entry.items ?? [], [...own, "items"]),
            },
          ];
        case "page":
          return [{ ...placeOf([...own, "page"]), kind, target: target ?? "", label: entry.label ?? null }];
        case "folder":
          return [{ ...placeOf([...own, "folder"]), kind, folder: path.join(folder, entry.folder ?? "") }];
        case "link":
          return [{ ...place, kind, href: entry.link ?? "", label: entry.label ?? "" }];
      }
    });

  const entries = read(data?.items ?? [], ["items"]);
  const group = numberPrefixes ? withoutNumberPrefixes(folder) : folder;
  return { sidebar: { file: source.file, folder: group, entries }, problems };
}
