import { algorithmsElement } from "./algorithms";
import { apiListElement, apiSymbolElement, resultCodesElement } from "./api";
import { benchmarkElement } from "./benchmarks";
import { commandElement, commandListElement } from "./commands";
import { configKeysElement, environmentVariablesElement } from "./config";
import { datasetsElement, modelsElement } from "./datasets";
import { exampleElement } from "./examples";
import type { Element } from "../../../node/elements/element";
import type { FactsElement } from "./element";
import { glossaryElement, termElement } from "./glossary";
import { installExtrasElement, installMatrixElement } from "./install";
import { papersElement, talksElement } from "./papers";
import type { Facts } from "../data/facts";

/** The elements that authors write by name, and that become Markdown made of the reference data. */
const elements: Readonly<Record<string, FactsElement>> = {
  Algorithms: algorithmsElement,
  ApiList: apiListElement,
  ApiSymbol: apiSymbolElement,
  Benchmark: benchmarkElement,
  Command: commandElement,
  CommandList: commandListElement,
  ConfigKeys: configKeysElement,
  Datasets: datasetsElement,
  EnvironmentVariables: environmentVariablesElement,
  Example: exampleElement,
  Glossary: glossaryElement,
  InstallExtras: installExtrasElement,
  InstallMatrix: installMatrixElement,
  Models: modelsElement,
  Papers: papersElement,
  ResultCodes: resultCodesElement,
  Talks: talksElement,
  Term: termElement,
};

/** @returns the elements, each with the facts that it shows. */
export function elementsOf(facts: Facts): Readonly<Record<string, Element>> {
  const bound = ([name, element]: readonly [string, FactsElement]): readonly [string, Element] => [
    name,
    { ...element, expand: (attributes, place, children) => element.expand(attributes, { ...place, facts }, children) },
  ];
  return Object.fromEntries(Object.entries(elements).map(bound));
}
