import { existsSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { harmlessAddress } from "../content/frontMatter";
import { formatImport, leavesOutPlaces } from "./import/report/formatImport";
import { formatTrial } from "./import/report/formatTrial";
import { sourceKinds, type SourceKind } from "./import/importedPage";
import { planImport } from "./import/planImport";
import { readExisting } from "./import/readExisting";
import { readSource } from "./import/source/readSource";
import { groupsOf, tryImport } from "./import/report/tryImport";
import { writeImport } from "./import/writeImport";

/** File for the full report, in the root of the site. */
const reportFile = "import-report.txt";

const usage = `npm run import -- docusaurus|starlight|vitepress DIR [options]
  --into GROUP   folder below content/docs for the pages, such as guide or guide/old
  --config FILE  configuration of the old site, if it is not in DIR or a folder above it
  --base PATH    what the pages' old addresses start with, such as /docs
  --site URL     address of the old site, for links to its pages that were not imported
  --trial        write nothing; import into a temporary folder, and count what the checks report
  --force        also overwrite files that somebody has changed since the last import`;

/** `npm run import`: imports pages of another site engine and reports what is left to do. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const { kind, folder, into, config, values } = readArguments();
  const source = await readSource(kind, folder, { base: values.base, config });
  if (source.pages.length === 0) throw new Error(`There are no .md or .mdx files in "${folder}".`);
  const existing = values.trial ? [] : await readExisting(process.cwd());
  const labels = new Map(definition.settings.sidebars.map(({ folder, label }) => [folder, label]));
  const plan = await planImport(source, {
    into,
    site: values.site,
    existing,
    labelOf: (folder) => labels.get(folder) ?? folder,
  });
  if (values.trial) {
    console.log(formatTrial(await tryImport(source, plan, definition, into), source, plan));
    return;
  }
  const written = await writeImport(process.cwd(), plan, values.force);
  console.log(formatImport(plan, written));
  if (leavesOutPlaces(plan)) {
    await writeFile(reportFile, `${formatImport(plan, written, true)}\n`);
    console.log(`\nEvery place is in ${reportFile}.`);
  }
  const groups = definition.settings.sidebars.map((sidebar) => sidebar.folder);
  const missing = groupsOf(plan).filter((name) => !groups.includes(name));
  for (const name of missing)
    console.log(
      `\nAdd the group to "sidebars" in src/site/settings.ts: { name: "${name}", folder: "${name}", label: "${name}" },`,
    );
  console.log("\nSee what is left to correct: npm run check");
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: "string", default: "" },
      config: { type: "string" },
      base: { type: "string" },
      site: { type: "string" },
      trial: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
    },
  });
  const [given = "", dir = "", ...rest] = positionals;
  const kind = sourceKinds.find((name) => name === given) as SourceKind | undefined;
  if (kind === undefined) throw new Error(`"${given}" is not one of ${sourceKinds.join(", ")}.`);
  const here = process.env["INIT_CWD"] ?? ".";
  const folder = path.resolve(here, dir);
  if (dir === "" || rest.length > 0 || !existsSync(folder))
    throw new Error(`Name one folder of documents; "${dir}" is not one.`);
  const into = values.into.replace(/^\/+|\/+$/g, "");
  if (into !== "" && !harmlessAddress.test(`/${into}`))
    throw new Error(`"${values.into}" is not a folder below content/docs.`);
  const config = values.config === undefined ? undefined : path.resolve(here, values.config);
  if (config !== undefined && !statSync(config, { throwIfNoEntry: false })?.isFile())
    throw new Error(`Name the file of the configuration; "${values.config ?? ""}" is not one.`);
  return { kind, folder, into, config, values };
}

main().catch((error: unknown) => {
  process.exitCode = 2;
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
});
