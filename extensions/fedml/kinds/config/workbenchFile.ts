import type { ReferenceFile } from "../../../../node/elements/reference";
import type { Facts } from "../../data/facts";
import { workbenchPath, type WorkbenchAlgorithm, type WorkbenchData } from "../../islands/workbench/data";
import { algorithmKinds, type AlgorithmKind } from "../algorithms/lists";
import { itemKey } from "../kind";
import type { ConfigKey } from "./config";
import { keyId, keysOf, type PlacedKey } from "./keys";

/** The file that the configuration workbench loads: keys and algorithms, without what only pages show. */
export function workbenchFile(facts: Facts): ReferenceFile {
  return {
    path: workbenchPath,
    text: ({ pageOf }) => JSON.stringify(workbenchData(facts, (id) => pageOf(itemKey("key", id)))),
  };
}

/** @param addressOf returns the full address of a key's entry, by `keyId`; null if no page shows it. */
export function workbenchData(facts: Facts, addressOf: (id: string) => string | null): WorkbenchData {
  const { config, algorithms, datasets } = facts.data;
  return {
    version: config.source.version ?? "",
    documents: config.documents.map(({ name, keys, sections }) => ({
      name,
      keys: keys.map(withoutPlaces),
      sections: sections.map((section) => ({ ...section, keys: section.keys.map(withoutPlaces) })),
    })),
    algorithms: Object.fromEntries(algorithmKinds.map((kind) => [kind, algorithms[kind].map(algorithmOf)])) as Record<
      AlgorithmKind,
      WorkbenchAlgorithm[]
    >,
    withoutEffect: algorithms.without_effect.map(({ kind, name, why }) => ({ kind, name, why })),
    simulators: algorithms.training_platforms.find(({ name }) => name === "simulation")?.backends ?? [],
    datasets: datasets.datasets.map(({ name }) => name),
    models: datasets.models.map(({ name }) => name),
    ...pagesOf(config.documents.flatMap(keysOf), addressOf),
  };
}

/** Stores only pages, because the anchor of a key is its path. Most keys of a document are on the same page. */
function pagesOf(
  keys: readonly PlacedKey[],
  addressOf: (id: string) => string | null,
): Pick<WorkbenchData, "pages" | "otherPages"> {
  const pages: Record<string, string> = {};
  const otherPages: Record<string, string> = {};
  for (const { document, path } of keys) {
    // Without the origin, so that links stay on the site that the reader is on.
    const page = addressOf(keyId(document, path))?.replaceAll(/^https?:\/\/[^/]+|#.*$/g, "");
    if (page === undefined) continue;
    pages[document] ??= page;
    if (pages[document] !== page) otherPages[keyId(document, path)] = page;
  }
  return { pages, otherPages };
}

/** Removes the places where the library's code reads the key: the key's page shows them. */
function withoutPlaces({ reads, ...key }: ConfigKey): ConfigKey {
  return { ...key, reads: reads.filter(({ needed }) => needed).map((reader) => ({ ...reader, at: "" })) };
}

function algorithmOf({ name, accepted_by, required, when }: WorkbenchAlgorithm): WorkbenchAlgorithm {
  return { name, accepted_by, required, when };
}
