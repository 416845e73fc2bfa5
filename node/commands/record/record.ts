import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { definition } from "../../../src/site/definition";
import { checkRecordings, listingsOf } from "../../checks/checkRecordings";
import { showsHelp } from "../../common/showsHelp.mjs";
import { toRepositoryFile } from "../../common/sources";
import { writeWhole } from "../../common/writeWhole";
import type { Doc } from "../../content/parseDocument";
import { isWithin } from "../../model/buildSite";
import { formatRecordings, recordingsFileOf, type Recording, type Recordings } from "../../recordings/recording";
import { digestOfRun, type Run } from "../../recordings/readRuns";
import { loadFromDisk, type LoadedFromDisk } from "../../site/loadFromDisk";
import { cleanOutput, type Rule } from "./cleanOutput";
import { readRules } from "./readRules";
import { planRuns } from "./planRuns";
import { prepareEnvironment, type Environment } from "./prepareEnvironment";
import { RecordError } from "./recordError";
import { killBlocks, runBlocks } from "./runBlocks";

const usage = `npm run record -- [--all] [file or folder …]
  Runs the code blocks of documents and records what they print: those that you name, or else those whose recording is missing or stale.
  --all   every document that has such blocks`;

/** `npm run record`. Exit code: 1 if a block did not exit as its document says, 2 if the arguments are wrong. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const { only, isAll } = readOptions(root);
  const loaded = await loadFromDisk(root, definition);
  const docs = loaded.content.docs.filter(({ runs }) => runs.runs.length > 0);
  const meant = only.length > 0 ? docs.filter(({ file }) => only.some((entry) => isWithin(file, entry))) : docs;
  const outdated = new Set(checkRecordings(docs, loaded.reference.recordings ?? {}).map(({ file }) => file));
  const isOutdated = ({ file }: Doc) => outdated.has(file) || outdated.has(recordingsFileOf(file));
  const chosen = isAll || only.length > 0 ? meant : meant.filter(isOutdated);
  if (only.length > 0 && chosen.length === 0)
    throw new RecordError("No document at that path has a code block that is run.");
  if (chosen.length === 0) {
    console.log("Every run is recorded.");
    return;
  }
  const rules = readRules(root);
  const environment = prepareEnvironment(root);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      killBlocks();
      process.exit(130);
    });
  }
  for (const doc of chosen) {
    await recordDocument(root, doc, loaded, { environment, rules }).catch((error: unknown) => {
      if (!(error instanceof RecordError)) throw error;
      process.exitCode = 1;
      console.error(`${doc.file}: ${error.message}`);
    });
  }
}

interface Means {
  readonly environment: Environment;
  readonly rules: readonly Rule[];
}

async function recordDocument(root: string, doc: Doc, loaded: LoadedFromDisk, means: Means): Promise<void> {
  const { environment, rules } = means;
  const { runs } = doc.runs;
  if (loaded.problems.some(({ file, rule }) => file === doc.file && rule === "wrong-run"))
    throw new RecordError("The options of its runs contradict each other. Fix: correct what npm run check reports.");
  const textOf = (file: string) => loaded.texts.get(file) ?? "";
  const planned = await planRuns({ file: doc.file, text: textOf(doc.file) }, runs, textOf, loaded.reference.snippets);
  const folder = await mkdtemp(path.join(os.tmpdir(), "recording-"));
  try {
    const project = path.join(folder, "project");
    await mkdir(project);
    const ended = await runBlocks(planned, project, environment);
    const recordings: Record<string, Recording> = {};
    let hasFailed = false;
    for (const { run, output, exit } of ended) {
      const places = { folder: project, home: path.join(folder, "home"), environment: environment.folder };
      console.log(`${doc.file}:${run.line}  ${run.name} ended with ${exit}`);
      if (exit !== run.exit) {
        hasFailed = true;
        console.error(`  The document says ${run.exit}. Its output:\n${output.slice(-4000).replace(/^/gm, "  ")}`);
      }
      const lines = cleanOutput(output, { places, rules, only: run.lines });
      if (run.lines !== null && lines.length === 0) {
        hasFailed = true;
        console.error(`  No line of the output contains "${run.lines}". Fix: remove lines="…", or name other words.`);
      }
      recordings[run.name] = {
        output: [...lines],
        exit,
        versions: environment.versions,
        date: new Date().toISOString().slice(0, 10),
        digest: digestOfRun(run, listingsFor(run, doc, loaded)),
      };
    }
    if (hasFailed) process.exitCode = 1;
    else await writeRecordings(root, doc, recordings);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function listingsFor(run: Run, doc: Doc, { content }: LoadedFromDisk): readonly Run["files"][] {
  const docs = new Map(content.docs.map((each) => [each.file, each]));
  return run.filesOf.map((href) => listingsOf(href, doc.file, docs) ?? []);
}

async function writeRecordings(root: string, doc: Doc, recordings: Recordings): Promise<void> {
  const file = path.join(root, recordingsFileOf(doc.file));
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, (unfinished) => writeFile(unfinished, formatRecordings(recordings)));
}

function readOptions(root: string) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: "boolean", default: false } },
    });
    const only = positionals.map((given) => toRepositoryFile(root, path.resolve(root, given)));
    const missing = only.find((file) => !existsSync(path.join(root, file)));
    if (missing !== undefined) throw new Error(`"${missing}" does not exist.`);
    return { only, isAll: values.all };
  } catch (error) {
    throw new RecordError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

main().catch((error: unknown) => {
  process.exitCode = 2;
  console.error(error instanceof RecordError ? error.message : error);
});
