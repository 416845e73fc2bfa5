import path from "node:path/posix";
import type { Code } from "mdast";
import type { Finding } from "../codeBlocks/codeBlock";
import { plainCodeBlock } from "../codeBlocks/plainCodeBlock";
import { readCallouts } from "../codeBlocks/readCallouts";
import { textAfterChange } from "../codeBlocks/textAfterChange";
import { sha256 } from "../common/sha256";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { languageOf } from "../syntax/languages";
import { placeOf } from "../syntax/tree";

/** A code block whose title is a file name: readers save it as a file before they run anything. */
export interface Listing {
  readonly name: string;
  readonly text: string;
}

/** A run that a code block with `run="name"` requests. Plain data, so that it can be cached. */
export interface Run {
  readonly name: string;
  /** Command for the shell: the text of the block. */
  readonly command: string;
  /** Name of the terminal; consecutive blocks that name a terminal run at the same time. Null for none. */
  readonly terminal: string | null;
  /** Whether the run is stopped once the other terminals are done. */
  readonly isService: boolean;
  /** Text in the output after which the next terminal may start; null waits a few seconds. */
  readonly ready: string | null;
  /** Text that a line of the output must contain to be recorded; null records all lines. */
  readonly lines: string | null;
  readonly exit: number;
  /** Links to documents whose file code blocks are saved before those of this one. */
  readonly filesOf: readonly string[];
  /** Files in code blocks above this one in the document, the last version of each name. */
  readonly files: readonly { readonly name: string; readonly digest: string }[];
  readonly line: number;
  readonly column: number;
}

export interface RunsOfDocument {
  readonly runs: readonly Run[];
  /** Digests of the files in the document's code blocks, in their state at its end. */
  readonly listings: Run["files"];
  readonly findings: readonly Finding[];
}

export const noRuns: Omit<RunsOfDocument, "findings"> = { runs: [], listings: [] };

/** Reads the runs that a document's code blocks request, and the files that its code blocks show. */
export function readRuns(blocks: readonly Code[]): RunsOfDocument {
  const runs: Run[] = [];
  const findings: Finding[] = [];
  const files = new Map<string, string>();
  for (const block of blocks) {
    const listing = listingOf(block);
    if (listing) files.set(listing.name, sha256(listing.text).slice(0, 16));
    const { values, flags } = parseFenceMeta(block.meta);
    const place = placeOf(block);
    findings.push(...misuses(block, runs).map((each) => ({ ...place, rule: "wrong-run" as const, ...each })));
    if (!values["run"]) continue;
    runs.push({
      name: values["run"],
      command: readCallouts(block.value, block.lang ?? "").code,
      terminal: values["terminal"] ?? null,
      isService: flags.has("service"),
      ready: values["ready"] ?? null,
      lines: values["lines"] ?? null,
      exit: Number(values["exit"] ?? 0),
      filesOf: (values["files"] ?? "").split(/\s+/).filter((href) => href !== ""),
      files: [...files].map(([name, digest]) => ({ name, digest })),
      ...place,
    });
  }
  return { runs, listings: [...files].map(([name, digest]) => ({ name, digest })), findings };
}

const fileName = /^(?:[\w.-]+\/)*[\w-][\w.-]*\.\w+$/;

/** @returns the file that a code block shows, or null if it shows none. A part of a file, a diagram and a diff do not count as files. */
export function listingOf(block: Code): Listing | null {
  const { values, flags } = parseFenceMeta(block.meta);
  const name = values["title"] ?? "";
  if (!fileName.test(name) || path.normalize(name) !== name || name.split("/").includes("..")) return null;
  // A part of a configuration with a file name of its own is a whole file.
  const isPart = flags.has("part") && values["schema"] === undefined;
  if (isPart || block.lang === "mermaid" || block.lang === "diff") return null;
  const callouts = readCallouts(block.value, block.lang ?? "text");
  const { code } = plainCodeBlock(textAfterChange(callouts.code), block.lang ?? "text");
  return { name, text: `${code}\n` };
}

function misuses(block: Code, before: readonly Run[]): readonly Pick<Finding, "what" | "fix">[] {
  const { values, flags } = parseFenceMeta(block.meta);
  const { run: name, exit, "not-run": reason } = values;
  if (reason !== undefined && reason.trim() === "")
    return [{ what: "This code block does not say why it is not run.", fix: 'write not-run="needs a GPU".' }];
  if (reason !== undefined && name !== undefined)
    return [{ what: "This code block has both run and not-run.", fix: "remove run or not-run." }];
  if (name === undefined) {
    const surplus = ["terminal", "ready", "lines", "exit", "files"].filter((key) => values[key] !== undefined);
    if (flags.has("service")) surplus.push("service");
    if (surplus.length === 0) return [];
    return [{ what: `"${surplus[0]}" is only for a code block that is run.`, fix: 'add run="a-name", or remove it.' }];
  }
  const wrong: Pick<Finding, "what" | "fix">[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    wrong.push({
      what: `"${name}" is not a name for a run.`,
      fix: 'use lower-case letters and hyphens: run="first-round".',
    });
  if (before.some((run) => run.name === name))
    wrong.push({ what: `"${name}" is the name of two runs on this page.`, fix: "give one of them another name." });
  if (languageOf(block.lang ?? "") !== "bash")
    wrong.push({
      what: `A block of ${block.lang ?? "no language"} cannot be run.`,
      fix: 'write "```bash" for a shell.',
    });
  if (exit !== undefined && !/^\d{1,3}$/.test(exit))
    wrong.push({ what: `exit="${exit}" is not an exit code.`, fix: 'write the number: exit="1".' });
  if (values["ready"] !== undefined && values["terminal"] === undefined)
    wrong.push({ what: '"ready" is for a terminal that others wait for.', fix: 'name it: terminal="Server".' });
  if (flags.has("service") && values["terminal"] === undefined)
    wrong.push({ what: "A service needs a terminal.", fix: 'name its terminal: terminal="Broker".' });
  return wrong;
}

/**
 * @param listings digests of the files from the documents in `filesOf`.
 * @returns a digest that changes with everything in the documents that the run depends on.
 */
export function digestOfRun(run: Run, listings: readonly Run["files"][]): string {
  const { command, terminal, isService, ready, lines, exit, files } = run;
  const all = new Map([...listings, files].flat().map(({ name, digest }) => [name, digest]));
  return sha256(
    JSON.stringify([command, terminal, isService, lines, exit, [...all].sort(), ...(ready === null ? [] : [ready])]),
  ).slice(0, 16);
}
