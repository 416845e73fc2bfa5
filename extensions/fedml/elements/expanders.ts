import { algorithmsExpander } from "./algorithms";
import { apiListExpander, apiSymbolExpander, resultCodesExpander } from "./api";
import { benchmarkExpander } from "./benchmarks";
import { commandExpander, commandListExpander } from "./commands";
import { configKeysExpander, environmentVariablesExpander } from "./config";
import { datasetsExpander, modelsExpander } from "./datasets";
import { exampleExpander } from "./examples";
import type { Expander, Reads } from "../../../node/elements/element";
import { glossaryExpander, termExpander } from "./glossary";
import { installExtrasExpander, installMatrixExpander } from "./install";
import { papersExpander, talksExpander } from "./papers";
import type { Reference } from "../data/reference";

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

/** @returns what a document may draw from, in a fixed order: the elements that its text does not name it cannot hold. */
export function readsOf(text: string): readonly Reads[] {
  const names = new Set([...text.matchAll(elementStart)].map(([, name = ""]) => name));
  return [...new Set([...names].flatMap((name) => expanders[name]?.reads ?? []))].sort();
}

/** @returns what changes with the reference data that a document may draw; empty when it draws none. */
export function digestFor(text: string, { digests, unread }: Reference): string {
  const files = readsOf(text).filter((name) => name !== "places");
  return files.length === 0 ? "" : [...files.map((file) => digests[file] ?? ""), ...unread].join("-");
}
