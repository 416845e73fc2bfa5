import type { Covers } from "../../../node/elements/reference";
import { itemKey, keyId } from "./item";
import type { ItemKey } from "../../../node/syntax/items";
import {
  algorithmKinds,
  type Algorithm,
  type AlgorithmKind,
  type Benchmark,
  type Command,
  type ConfigDocument,
  type ConfigKey,
  type Dataset,
  type Example,
  type Model,
  type Paper,
  type ReferenceData,
  type ReferenceFile,
  type Symbol,
  type Talk,
  type Term,
} from "./schemas";

/** A key of a configuration document with its whole path: "train_args.epochs". */
export interface PlacedKey extends ConfigKey {
  readonly path: string;
  readonly document: string;
}

export interface KindedAlgorithm extends Algorithm {
  readonly of: AlgorithmKind;
}

export type Digests = Readonly<Partial<Record<ReferenceFile, string>>>;

/** The reference data with its indexes. Made of plain data at any time by `indexReference`. */
export interface Facts {
  readonly data: ReferenceData;
  /** One for each file, which changes with it. */
  readonly digests: Digests;
  /** Files whose problems keep their data out: what is not here may be there. */
  readonly unread: readonly string[];
  readonly commands: ReadonlyMap<string, Command>;
  readonly symbols: ReadonlyMap<string, Symbol>;
  readonly documents: ReadonlyMap<string, ConfigDocument>;
  /** By `keyId`, in the order of the documents. */
  readonly keys: ReadonlyMap<string, PlacedKey>;
  /** Keys of `federatedDocument` by their last part: its sections are for reading comfort alone. */
  readonly settings: ReadonlyMap<string, PlacedKey>;
  readonly algorithms: ReadonlyMap<string, KindedAlgorithm>;
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly models: ReadonlyMap<string, Model>;
  readonly benchmarks: ReadonlyMap<string, Benchmark>;
  readonly papers: ReadonlyMap<string, Paper>;
  readonly talks: ReadonlyMap<string, Talk>;
  readonly terms: ReadonlyMap<string, Term>;
  readonly examples: ReadonlyMap<string, Example>;
}

/** The document that settings of algorithms and examples belong to. */
export const federatedDocument = "fedml_config.yaml";

export const emptyData: ReferenceData = (() => {
  const source = { repository: "https://example.org", commit: "0".repeat(40), file: "-" };
  return {
    commands: { source, commands: [], removed: [] },
    api: { source, groups: [], symbols: [], result_codes: [], removed: [], further: [] },
    config: { source, documents: [], environment_variables: [] },
    algorithms: {
      source,
      training_platforms: [],
      simulation_backends: [],
      federated_optimizers: [],
      communication_backends: [],
      attacks: [],
      defenses: [],
      differential_privacy: [],
      secure_aggregation: [],
      federated_analytics_tasks: [],
      contribution_assessment: [],
      without_effect: [],
    },
    datasets: { source, datasets: [], models: [] },
    benchmarks: { source, columns: {}, tables: [], links: [] },
    papers: { source, areas: [], papers: [], talks: [] },
    glossary: { source, areas: [], terms: [] },
    install: { source, methods: [], systems: [], extras: [] },
    examples: { source, examples: [] },
  };
})();

export function indexFacts(data: ReferenceData, digests: Digests, unread: readonly string[] = []): Facts {
  const placed = data.config.documents.flatMap(keysOf);
  return {
    data,
    digests,
    unread,
    commands: by(data.commands.commands, ({ name }) => name),
    symbols: by(data.api.symbols, ({ name }) => name),
    documents: by(data.config.documents, ({ name }) => name),
    keys: by(placed, ({ document, path }) => keyId(document, path)),
    settings: by(placed.filter(({ document }) => document === federatedDocument).reverse(), ({ key }) => key),
    algorithms: by(
      algorithmKinds.flatMap((of) => data.algorithms[of].map((algorithm) => ({ ...algorithm, of }))),
      ({ id }) => id,
    ),
    datasets: by(data.datasets.datasets, ({ id }) => id),
    models: by(data.datasets.models, ({ id }) => id),
    benchmarks: by(data.benchmarks.tables, ({ id }) => id),
    papers: by(data.papers.papers, ({ id }) => id),
    talks: by(data.papers.talks, ({ id }) => id),
    terms: by(data.glossary.terms, ({ id }) => id),
    examples: by(data.examples.examples, ({ id }) => id),
  };
}

/** The keys of a document in reading order, those of sections behind their section's name. */
export function keysOf(document: ConfigDocument): readonly PlacedKey[] {
  return [
    ...document.keys.map((key) => ({ ...key, path: key.key, document: document.name })),
    ...document.sections.flatMap(({ name, keys }) =>
      keys.map((key) => ({ ...key, path: `${name}.${key.key}`, document: document.name })),
    ),
  ];
}

/** @returns a command and all below it, in the order of the data; empty when there is none of this name. */
export function commandsFrom({ commands }: Facts, name: string): readonly Command[] {
  if (!commands.has(name)) return [];
  // The name of the program means its root and not the whole of it: nobody shows all commands on one page.
  const isRoot = !name.includes(" ");
  return [...commands.values()].filter(
    (command) => command.name === name || (!isRoot && command.name.startsWith(`${name} `)),
  );
}

export function symbolsOf({ symbols }: Facts, group: string): readonly Symbol[] {
  return [...symbols.values()].filter((symbol) => symbol.group === group);
}

export function keysFrom({ keys }: Facts, document: string): readonly PlacedKey[] {
  return [...keys.values()].filter((key) => key.document === document);
}

/**
 * Finds the keys that an algorithm reads, by their names alone. Of a name that stands in several sections, the one counts
 * whose section holds most of the others: "epsilon" means differential privacy beside "mechanism_type", and the heavy
 * hitters beside "max_word_len".
 */
export function settingsOf({ keys }: Facts, names: readonly string[]): ReadonlyMap<string, PlacedKey> {
  const named = [...keys.values()].filter(({ document, key }) => document === federatedDocument && names.includes(key));
  const sectionOf = ({ path }: PlacedKey) => path.slice(0, path.indexOf("."));
  const held = new Map<string, number>();
  for (const key of named) held.set(sectionOf(key), (held.get(sectionOf(key)) ?? 0) + 1);
  const found = new Map<string, PlacedKey>();
  for (const key of named) {
    const known = found.get(key.key);
    if (!known || (held.get(sectionOf(key)) ?? 0) > (held.get(sectionOf(known)) ?? 0)) found.set(key.key, key);
  }
  return found;
}

/** Kinds of what a page may promise by `covers`. */
export const coverKinds = ["commands", "api", "config"] as const;
export type CoverKind = (typeof coverKinds)[number];

/** @returns what a page promises by `covers`, as items. */
export function coveredItems(facts: Facts, { commands = [], api = [], config = [] }: Covers): readonly ItemKey[] {
  return [
    ...commands.flatMap((name) => commandsFrom(facts, name).map((command) => itemKey("command", command.name))),
    ...api.flatMap((group) => symbolsOf(facts, group).map(({ name }) => itemKey("symbol", name))),
    ...config.flatMap((document) => keysFrom(facts, document).map(({ path }) => itemKey("key", keyId(document, path)))),
  ];
}

function by<Value>(values: readonly Value[], id: (value: Value) => string): ReadonlyMap<string, Value> {
  return new Map(values.map((value) => [id(value), value]));
}
