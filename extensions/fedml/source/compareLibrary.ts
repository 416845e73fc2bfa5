import type { FactsData } from "../data/facts";
import { compareCommands } from "./compareCommands";
import { compareKeys } from "./compareKeys";
import { compareNames } from "./compareNames";
import { compareSymbols } from "./compareSymbols";
import type { Difference } from "./difference";
import type { Library } from "./openLibrary";

/** Files of the data that are read from the source. */
const files = ["algorithms", "api", "commands", "config", "datasets"] as const;

/** @returns everything in which the data differs from the library's source. */
export function compareLibrary(library: Library, data: FactsData): readonly Difference[] {
  return [
    ...files.flatMap((file) => compareSource(library, file, data[file].source)),
    ...compareCommands(library, data),
    ...compareSymbols(library, data),
    ...compareKeys(library, data),
    ...compareNames(library, data),
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
