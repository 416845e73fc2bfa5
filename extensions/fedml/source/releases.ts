import { stringify } from "yaml";
import type { FactsData } from "../data/facts";
import type { Change } from "../kinds/changes";
import { compareVersions, type Changes } from "./compareVersions";
import { LibraryError, openLibrary, type Library } from "./openLibrary";
import { PythonSyntaxError } from "./python";
import { readVersion, type Version } from "./readVersion";

/** Two versions of the library, and what changed between them. */
export interface Releases extends Changes {
  readonly from: string;
  readonly to: string;
  /** Where the later version is published. */
  readonly source: FactsData["api"]["source"];
}

/**
 * @param folder contains the later version, which the data describe.
 * @param against contains the earlier version.
 * @throws {LibraryError} if the two cannot be compared.
 */
export function readReleases(folder: string, against: string, data: FactsData): Releases {
  const [library, former] = [openLibrary(folder), openLibrary(against)];
  const [to, from] = [library.version, former.version];
  const { source } = data.api;
  const order = from.localeCompare(to, "en", { numeric: true });
  if (order === 0)
    throw new LibraryError(
      `${folder} and ${against} both contain fedml ${to}. Fix: name the folder of an older version.`,
    );
  if (order > 0)
    throw new LibraryError(`${against} contains fedml ${from}, which is newer than ${to}. Fix: swap the two folders.`);
  if (source.version !== to)
    throw new LibraryError(
      `content/reference describes fedml ${source.version ?? "without a version"}, not ${to}. Fix: run "npm run facts -- --library ${folder} --write" first.`,
    );
  const [before, after] = [read(former, against, data), read(library, folder, data)];
  return { from, to, source, ...compareVersions(before, after) };
}

/** Both folders contain the same files, so the message also needs the folder. */
function read(library: Library, folder: string, data: FactsData): Version {
  try {
    return readVersion(library, data);
  } catch (error) {
    if (error instanceof PythonSyntaxError) throw new LibraryError(`In ${folder}, ${error.message}`);
    throw error;
  }
}

const kinds = ["added", "gone", "changed"] as const;

/** @returns the changes and their number, for a terminal. */
export function formatChanges(releases: Releases): string {
  const lines = kinds.flatMap((kind) =>
    releases[kind].map((change) => `${change.area}  ${kind}\n  ${phraseOf(change)}\n`),
  );
  const counts = kinds.map((kind) => `${releases[kind].length} ${kind}`);
  return [...lines, `fedml ${releases.from} to ${releases.to}: ${counts.join(", ")}`].join("\n");
}

function phraseOf({ name, what, at }: Change): string {
  return `${name}${what === undefined ? "" : `  ${what}`}${at === undefined ? "" : `\n  Source: ${at}`}`;
}

/** @returns the text of content/reference/changes.yaml. */
export function changesFile({ source, from, to, added, gone, changed }: Releases): string {
  const head =
    "# What changed between two versions. `npm run facts -- --library NEW --against OLD --write` writes this file.\n\n";
  return head + stringify({ source, from, to, added, gone, changed }, { lineWidth: 125 });
}
