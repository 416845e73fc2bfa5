import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { sourceKinds } from "../../node/commands/import/importedPage";
import type { HandEdit } from "./handEdits";

const sourceSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(sourceKinds),
  repository: z.string(),
  commit: z.string().length(40),
  /** Files and folders that are checked out. */
  take: z.array(z.string()),
  /** Folders of documents that are not imported: translations. */
  leave: z.array(z.string()),
  /** Folder of the documents. */
  docs: z.string(),
  /** Address of the site, for links to pages that are not imported. */
  site: z.string(),
});
export type MigrationSource = z.infer<typeof sourceSchema>;

const editSchema = z.union([
  z.strictObject({ file: z.string(), line: z.number(), old: z.string(), new: z.string() }),
  z.strictObject({ file: z.string(), text: z.string() }),
]);

const folder = "scripts/migrations";

/** @param names of the sources to read; all if there are none. */
export function readSources(root: string, names: readonly string[]): readonly MigrationSource[] {
  const file = path.join(root, folder, "sources.json");
  const all = z.array(sourceSchema).parse(JSON.parse(readFileSync(file, "utf8")));
  const unknown = names.find((name) => all.every((source) => source.name !== name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not one of ${all.map((source) => source.name).join(", ")}.`);
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** @returns the edits by hand to the pages of a source after the import. */
export function readHandEdits(root: string, { name }: MigrationSource): readonly HandEdit[] {
  const file = path.join(root, folder, "edits", `${name}.json`);
  return z.array(editSchema).parse(JSON.parse(readFileSync(file, "utf8")));
}
