import type { FactsData } from "../data/facts";
import { compareCommands } from "./compareCommands";
import { compareKeys } from "./compareKeys";
import { compareLines } from "./compareLines";
import { compareNames } from "./compareNames";
import { compareSymbols } from "./compareSymbols";
import type { Difference } from "./difference";
import type { Library } from "./openLibrary";

/** Files of the data that are read from the source. */
const files = ["algorithms", "api", "commands", "config", "datasets"] as const;

/** @returns all differences between the data and the library's source. */
export function compareLibrary(library: Library, data: FactsData): readonly Difference[] {
  return [
    ...files.flatMap((file) => compareSource(library, file, data[file].source)),
    ...compareChanges(library, data),
    ...compareCommands(library, data),
    ...compareSymbols(library, data),
    ...compareKeys(library, data),
    ...compareNames(library, data),
    ...compareLines(library, data),
  ];
}

function compareSource(
  { version, commit }: Library,
  data: string,
  source: { readonly version?: string | undefined; readonly commit: string },
): readonly Difference[] {
  const pairs = [
    ["version", source.version, version],
    ["commit", source.commit, commit ?? source.commit],
  ] as const;
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([key, before, after]) => ({
      kind: "changed",
      data,
      name: key,
      what: `is ${after}, not ${before ?? "given"}`,
      source: "python/fedml/__init__.py",
      path: ["source"],
      edits: [{ path: ["source", key], value: after }],
    }));
}

/** For a new version, the changes must be compared again, with the version before it. */
function compareChanges(
  { version }: Library,
  { changes: { from, to, source } }: Pick<FactsData, "changes">,
): readonly Difference[] {
  if (source.version === undefined || to === version) return [];
  const what = `lead from ${from} to ${to}, not to ${version}; compare with the version before by --against`;
  return [
    { kind: "changed", data: "changes", name: "changes", what, source: "python/fedml/__init__.py", path: ["to"] },
  ];
}
