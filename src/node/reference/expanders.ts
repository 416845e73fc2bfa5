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

/** Whether a document may hold such an element: a text that does not name one cannot. */
export function mayUseReference(text: string): boolean {
  return elementStart.test(text);
}

const elementStart = new RegExp(`<(?:${expanderNames.join("|")})\\b`);
