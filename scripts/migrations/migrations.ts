// `npm run migrations`: imports the documentation of other projects into new sites, builds them, and compares.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { planNames } from "../../node/commands/import/planNames";
import { readSource } from "../../node/commands/import/source/readSource";
import { showsHelp } from "../../node/common/showsHelp.mjs";
import { createRandom } from "../bench/random.mjs";
import { missingWords } from "./content";
import { contentOfHtml } from "./contentOfHtml";
import { contentOfSource } from "./contentOfSource";
import { drawPages } from "./drawPages";
import { fetchSource } from "./fetchSource";
import {
  formatDetails,
  formatRow,
  formatTable,
  renewTable,
  type ComparedPage,
  type Migration,
} from "./formatMigrations";
import { mostHandEdits } from "./handEdits";
import { group, migrateSite } from "./migrateSite";
import { readHandEdits, readSources, type MigrationSource } from "./readSources";

const usage = `npm run migrations -- [options] [source …]
  --from DIR   folder with a git repository for each source, named as the source; without it, git fetches them
  --seed N     which pages are compared (default: 1)
  --pages N    how many pages of each source are compared (default: 20)
  --write      renew the rows of these sources in docs/MIGRATION.md`;

/** npm starts programs at the root of the repository. */
const root = process.cwd();
const report = path.join(root, "docs/MIGRATION.md");
/** Sources and sites stay here for inspection, until a later run replaces them. Each copy of the project has its own folder. */
const workspaces = path.join(
  os.tmpdir(),
  `docs-site-migrations-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`,
);

async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const { sources, from, seed, most, isWriting } = readArguments();
  const migrations: Migration[] = [];
  for (const source of sources) {
    console.log(`${source.name}: fetching, importing, building …`);
    const migration = await migrate(source, from, seed, most);
    console.log(formatDetails(migration));
    migrations.push(migration);
  }
  const rows = new Map(migrations.map((migration) => [migration.source.name, formatRow(migration, seed)]));
  console.log(`\n${formatTable([...rows.values()])}`);
  if (isWriting) writeReport(rows);
  process.exitCode = migrations.every(({ site, edits }) => site.isBuilt && edits <= mostHandEdits) ? 0 : 1;
}

async function migrate(
  source: MigrationSource,
  from: string | undefined,
  seed: number,
  most: number,
): Promise<Migration> {
  const workspace = path.join(workspaces, source.name);
  mkdirSync(workspace, { recursive: true });
  const docs = fetchSource(source, workspace, from);
  const edits = readHandEdits(root, source);
  const site = migrateSite(root, path.join(workspace, "site"), source, docs, edits);
  const { pages } = await readSource(source.kind, docs, undefined);
  const named = planNames(pages, source.kind, group);
  const compared: ComparedPage[] = [];
  for (const page of site.isBuilt ? drawPages(named, most, createRandom(seed)) : []) {
    const before = contentOfSource(page.body, source.kind);
    const after = contentOfHtml(readFileSync(builtFile(site.folder, page.address), "utf8"));
    compared.push({ file: page.file, source: before, rendered: after, missing: missingWords(before, after) });
  }
  return { source, pages: pages.length, edits: edits.length, site, compared };
}

function writeReport(rows: ReadonlyMap<string, string>): void {
  writeFileSync(report, renewTable(readFileSync(report, "utf8"), readSources(root, []), rows));
  execFileSync(process.execPath, [path.join(root, "node_modules/prettier/bin/prettier.cjs"), "--write", report]);
}

function builtFile(folder: string, address: string): string {
  const output = path.join(folder, "public");
  const names = [`${address}.html`, `${address}/index.html`].map((name) => path.join(output, name));
  const found = names.find((name) => existsSync(name));
  if (found === undefined) throw new Error(`The build has no page "${address}".`);
  return found;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string" },
      seed: { type: "string", default: "1" },
      pages: { type: "string", default: "20" },
      write: { type: "boolean", default: false },
    },
  });
  const [seed, most] = [Number(values.seed), Number(values.pages)];
  if (!Number.isSafeInteger(seed)) throw new Error(`"${values.seed}" is not a whole number.`);
  if (!Number.isSafeInteger(most) || most < 1) throw new Error(`"${values.pages}" is not a number of pages.`);
  const from = values.from === undefined ? undefined : path.resolve(process.env["INIT_CWD"] ?? ".", values.from);
  if (from !== undefined && !existsSync(from)) throw new Error(`The folder "${values.from ?? ""}" does not exist.`);
  return { sources: readSources(root, positionals), from, seed, most, isWriting: values.write };
}

main().catch((error: unknown) => {
  process.exitCode = 2;
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
});
