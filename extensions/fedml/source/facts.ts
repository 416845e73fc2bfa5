import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { nameOfFile } from "../data/facts";
import { parseFacts } from "../data/parseFacts";
import { compareLibrary } from "./compareLibrary";
import type { Difference } from "./difference";
import { LibraryError, openLibrary } from "./openLibrary";
import { PythonSyntaxError } from "./python";
import { lineOf, writeDifferences } from "./writeDifferences";

const usage = `npm run facts -- --library DIR [--write]
  --library DIR   a clone of the library's repository, or a folder of Python packages with the library in it
  --write         write names, signatures, defaults and sources into content/reference; descriptions stay`;

const folder = "content/reference";
const kinds = ["new", "gone", "changed", "undocumented", "unread"] as const;

/** `npm run facts`: the reference data against the library's source. Ends with 1 when they differ, with 2 when asked wrongly. */
function main(): void {
  const { library: given, write } = readOptions();
  const library = openLibrary(given);
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

function formatDifference(difference: Difference, texts: Readonly<Record<string, string>>): string {
  const { kind, data, name, what, source } = difference;
  const file = `${folder}/${data}.yaml`;
  const place = `${file}:${lineOf(texts[file] ?? "", difference)}`;
  return `${place}  ${kind}\n  ${name} ${what}.${source === "" ? "" : `\n  Source: ${source}`}`;
}

function readTexts(): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return Object.fromEntries(files.map((file) => [`${folder}/${file}`, readFileSync(path.join(folder, file), "utf8")]));
}

function readData() {
  const { facts, problems } = parseFacts(Object.entries(readTexts()).map(([file, text]) => ({ file, text })));
  const [problem] = problems.filter(({ severity }) => severity === "error");
  if (problem) throw new LibraryError(`${problem.file}:${problem.line} is not sound. Fix: run "npm run check" first.`);
  return facts.data;
}

function readOptions(): { readonly library: string; readonly write: boolean } {
  try {
    const { library, write } = parseArgs({
      options: { library: { type: "string" }, write: { type: "boolean", default: false } },
    }).values;
    if (library !== undefined) return { library, write };
  } catch {
    // The usage says what there is.
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
