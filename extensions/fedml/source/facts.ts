import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { showsHelp } from "../../../node/common/showsHelp.mjs";
import { nameOfFile } from "../data/facts";
import { parseFacts } from "../data/parseFacts";
import { compareLibrary } from "./compareLibrary";
import type { Difference } from "./difference";
import { LibraryError, openLibrary, type Library } from "./openLibrary";
import { PythonSyntaxError } from "./python";
import { changesFile, formatChanges, readReleases } from "./releases";
import { lineOf, writeDifferences } from "./writeDifferences";

const usage = `npm run facts -- --library DIR [--against OLD] [--write]
  --library DIR   a clone of the library's repository, or a folder of Python packages with the library in it
  --against OLD   the same of an older version: say what changed between the two
  --write         write names, signatures, defaults and sources into content/reference; descriptions stay.
                  With --against, write what changed into content/reference/changes.yaml`;

const folderOfData = "content/reference";
const kinds = ["new", "gone", "changed", "undocumented", "unread"] as const;

/** Runs `npm run facts`. Exits with 2 if the arguments or the source cannot be used. */
function main(): void {
  if (showsHelp(usage)) return;
  const { library: folder, against, write } = readOptions();
  if (against === undefined) compareData(openLibrary(folder), write);
  else compareReleases(folder, against, write);
}

/** Compares the reference data with the library's source. Exits with 1 if they differ. */
function compareData(library: Library, write: boolean): void {
  let differences = compareLibrary(library, readData());
  if (write) {
    for (const [file, text] of Object.entries(readTexts())) {
      const own = differences.filter(({ data, edits = [] }) => data === nameOfFile(file) && edits.length > 0);
      if (own.length > 0) writeFileSync(file, writeDifferences(text, own));
    }
    const count = differences.filter(({ edits = [] }) => edits.length > 0).length;
    differences = differences.filter(({ edits = [] }) => edits.length === 0);
    console.log(`${count} written\n`);
  }
  const texts = readTexts();
  for (const difference of differences) console.log(`${formatDifference(difference, texts)}\n`);
  const counts = kinds.map((kind) => `${differences.filter((each) => each.kind === kind).length} ${kind}`);
  console.log(`fedml ${library.version}: ${counts.join(", ")}`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

/** Compares two versions of the library's source. */
function compareReleases(folder: string, against: string, write: boolean): void {
  const releases = readReleases(folder, against, readData());
  console.log(formatChanges(releases));
  if (!write) return;
  const file = `${folderOfData}/changes.yaml`;
  writeFileSync(file, changesFile(releases));
  console.log(`\n${file} written`);
}

function formatDifference(difference: Difference, texts: Readonly<Record<string, string>>): string {
  const { kind, data, name, what, source } = difference;
  const file = `${folderOfData}/${data}.yaml`;
  const place = `${file}:${lineOf(texts[file] ?? "", difference)}`;
  return `${place}  ${kind}\n  ${name} ${what}.${source === "" ? "" : `\n  Source: ${source}`}`;
}

function readTexts(): Readonly<Record<string, string>> {
  const files = readdirSync(folderOfData).filter((file) => file.endsWith(".yaml"));
  return Object.fromEntries(
    files.map((file) => [`${folderOfData}/${file}`, readFileSync(path.join(folderOfData, file), "utf8")]),
  );
}

function readData() {
  const { facts, problems } = parseFacts(Object.entries(readTexts()).map(([file, text]) => ({ file, text })));
  const [problem] = problems.filter(({ severity }) => severity === "error");
  if (problem) throw new LibraryError(`${problem.file}:${problem.line} is not sound. Fix: run "npm run check" first.`);
  return facts.data;
}

function readOptions(): { readonly library: string; readonly against: string | undefined; readonly write: boolean } {
  try {
    const { library, against, write } = parseArgs({
      options: { library: { type: "string" }, against: { type: "string" }, write: { type: "boolean", default: false } },
    }).values;
    if (library !== undefined) return { library, against, write };
  } catch {
    // The usage message below lists the options.
  }
  throw new LibraryError(`Usage: ${usage}`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof LibraryError || error instanceof PythonSyntaxError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
