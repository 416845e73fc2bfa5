import type { Doc } from "../content/parseDocument";
import type { Problem } from "../common/problem";
import { recordingsFileOf, type RecordingsFile } from "../recordings/recording";
import { digestOfRun, type Run } from "../recordings/readRuns";
import { resolveHref } from "../syntax/resolveHref";

type Files = Readonly<Record<string, RecordingsFile>>;

/** Compares the runs in documents with the recordings, without running anything. */
export function checkRecordings(docs: readonly Doc[], files: Files): readonly Problem[] {
  const byFile = new Map(docs.map((doc) => [doc.file, doc]));
  const owners = new Map(docs.map((doc) => [recordingsFileOf(doc.file), doc]));
  return [
    ...docs.flatMap((doc) => doc.runs.runs.flatMap((run) => checkRun(run, doc, byFile, files))),
    ...Object.entries(files).flatMap(([file, { recordings }]) =>
      checkUse(file, Object.keys(recordings), owners.get(file)),
    ),
  ];
}

function checkRun(run: Run, doc: Doc, docs: ReadonlyMap<string, Doc>, files: Files): readonly Problem[] {
  const { line, column, name } = run;
  const problem = { file: doc.file, line, column, severity: "error" } as const;
  const listings: Run["files"][] = [];
  for (const href of run.filesOf) {
    const listing = listingsOf(href, doc.file, docs);
    if (listing) listings.push(listing);
    else {
      const what = `"${href}" is not a document of this site that shows files.`;
      const fix = 'write the path to its file from here, such as files="../tutorial.mdx".';
      return [{ ...problem, rule: "wrong-run", what, fix }];
    }
  }
  const fix = `npm run record -- ${doc.file}`;
  const recording = own(files[recordingsFileOf(doc.file)]?.recordings, name);
  if (!recording)
    return [{ ...problem, rule: "missing-recording", what: `The run "${name}" was never recorded.`, fix }];
  if (recording.digest === digestOfRun(run, listings)) return [];
  const what = `The run "${name}" was recorded with different text: the block, its options or a file above it has changed.`;
  return [{ ...problem, rule: "stale-recording", what, fix }];
}

function own<Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** @returns the files that another document shows in code blocks; undefined if there is no such document or file. */
export function listingsOf(href: string, from: string, docs: ReadonlyMap<string, Doc>): Run["files"] | undefined {
  const target = resolveHref(href, from);
  const listings = target.kind === "document" ? docs.get(target.file)?.runs.listings : undefined;
  return listings?.length === 0 ? undefined : listings;
}

function checkUse(file: string, names: readonly string[], doc: Doc | undefined): readonly Problem[] {
  const used = new Set(doc?.runs.runs.map(({ name }) => name));
  return names
    .filter((name) => !used.has(name))
    .map((name) => {
      const what = `No code block has the run "${name}".`;
      const fix =
        doc && used.size > 0 ? `npm run record -- ${doc.file}` : "delete the file: none of its blocks is run.";
      return { file, line: 1, column: 1, rule: "unused-recording", severity: "warning", what, fix };
    });
}
