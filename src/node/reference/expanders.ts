import { algorithmsExpander } from "./expand/algorithms";
import { apiListExpander, apiSymbolExpander, resultCodesExpander } from "./expand/api";
import { benchmarkExpander } from "./expand/benchmarks";
import { commandExpander, commandListExpander } from "./expand/commands";
import { configKeysExpander, environmentVariablesExpander } from "./expand/config";
import { datasetsExpander, modelsExpander } from "./expand/datasets";
import { exampleExpander } from "./expand/examples";
import type { Expander } from "./expand/expander";
import { glossaryExpander, termExpander } from "./expand/glossary";
import { installExtrasExpander, installMatrixExpander } from "./expand/install";
import { papersExpander, talksExpander } from "./expand/papers";
import type { Reference } from "./reference";

/** The elements that authors write by name, and that become Markdown made of the reference data. */
export const expanders: Readonly<Record<string, Expander>> = {
  Algorithms: algorithmsExpander,
  ApiList: apiListExpander,
  ApiSymbol: apiSymbolExpander,
  Benchmark: benchmarkExpander,
  Command: commandExpander,
  CommandList: commandListExpander,
  ConfigKeys: configKeysExpander,
  Datasets: datasetsExpander,
  EnvironmentVariables: environmentVariablesExpander,
  Example: exampleExpander,
  Glossary: glossaryExpander,
  InstallExtras: installExtrasExpander,
  InstallMatrix: installMatrixExpander,
  Models: modelsExpander,
  Papers: papersExpander,
  ResultCodes: resultCodesExpander,
  Talks: talksExpander,
  Term: termExpander,
};

export const expanderNames = Object.keys(expanders);

const elementStart = new RegExp(`<(${expanderNames.join("|")})\\b`, "g");

/** @returns names of elements that a document may hold: what its text does not name it cannot. */
function namesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(elementStart)].map(([, name = ""]) => name))];
}

export function mayUseReference(text: string): boolean {
  return namesIn(text).length > 0;
}

/** @returns what changes with the reference data that a document may draw; empty when it draws none. */
export function digestFor(text: string, { digests, unread }: Reference): string {
  const files = new Set(namesIn(text).flatMap((name) => expanders[name]?.reads ?? []));
  const parts = [...files].sort().map((file) => digests[file] ?? "");
  return parts.length === 0 ? "" : [...parts, ...unread].join("-");
}
