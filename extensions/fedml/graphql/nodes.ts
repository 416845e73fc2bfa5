import type { ReferenceNode } from "../../../node/site/extension";
import { itemKey, keyId, optionAnchor, type ItemKind } from "../data/item";
import { keysOf, type Facts } from "../data/facts";
import type { Command, Option, ReferenceFile, Source } from "../data/schemas";

/** GraphQL type of each kind. */
export const typeOfKind: Readonly<Record<ItemKind, string>> = {
  command: "FedmlCommand",
  symbol: "ApiSymbol",
  key: "ConfigKey",
  variable: "EnvironmentVariable",
  algorithm: "Algorithm",
  dataset: "Dataset",
  model: "Model",
  benchmark: "Benchmark",
  paper: "Paper",
  talk: "Talk",
  term: "GlossaryTerm",
  extra: "InstallExtra",
  system: "InstallSystem",
  example: "RepositoryExample",
};

export const optionType = "FedmlOption";

/** @returns the item of an option, which is shown where its command is. */
export function optionItem(command: string, flag: string): string {
  return `option:${optionAnchor(command, flag)}`;
}

/** The nodes of one file, in its order. */
export function referenceNodes(facts: Facts, file: ReferenceFile): readonly ReferenceNode[] {
  const { data } = facts;
  const { source } = data[file];
  const node = (kind: ItemKind, id: string, fields: object): ReferenceNode => ({
    type: typeOfKind[kind],
    item: itemKey(kind, id),
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  });
  switch (file) {
    case "commands":
      return data.commands.commands.flatMap((command) => [
        node("command", command.name, { ...commandFields(command, facts), source: placeOf(source, command.file) }),
        ...command.options.map((option) => ({
          type: optionType,
          item: optionItem(command.name, option.flag),
          fields: optionFields(command, option),
        })),
      ]);
    case "api":
      return data.api.symbols.map((symbol) =>
        node("symbol", symbol.name, {
          ...symbol,
          parameters: symbol.parameters.map(
            ({ type = null, default: initial = null, description = null, ...rest }) => ({
              ...rest,
              type,
              default: initial,
              description,
            }),
          ),
          source: placeOf(source, symbol.file),
        }),
      );
    case "config":
      return [
        ...data.config.documents.flatMap((document) =>
          keysOf(document).map((key) =>
            node("key", keyId(document.name, key.path), {
              document: document.name,
              path: key.path,
              type: key.type,
              required: key.required,
              default: asText(key.default),
              allowed: key.allowed.map(asText),
              example: asText(key.example),
              meaning: key.meaning,
              readByLibrary: key.read_by_library,
              notes: key.notes,
              source: placeOf(source, document.file),
            }),
          ),
        ),
        ...data.config.environment_variables.map((variable) =>
          node("variable", variable.name, { ...variable, source: placeOf(source, source.file) }),
        ),
      ];
    case "algorithms":
      return [...facts.algorithms.values()].map(({ of, id, kind, ...algorithm }) =>
        node("algorithm", id, {
          ...algorithm,
          key: id,
          kind: of,
          sort: kind ?? null,
          source: placeOf(source, algorithm.file),
        }),
      );
    case "datasets":
      return [
        ...data.datasets.datasets.map(({ id, ...dataset }) =>
          node("dataset", id, { ...dataset, key: id, source: placeOf(source, dataset.file) }),
        ),
        ...data.datasets.models.map(({ id, ...model }) =>
          node("model", id, { ...model, key: id, source: placeOf(source, model.file) }),
        ),
      ];
    case "benchmarks":
      return data.benchmarks.tables.map(({ id, title, columns, rows, statements, notes, file: where }) =>
        node("benchmark", id, {
          key: id,
          title,
          statements,
          notes,
          rows: rows.map(({ values }) => ({
            cells: columns.flatMap((column) =>
              values[column] === undefined
                ? []
                : [{ column, label: data.benchmarks.columns[column] ?? column, value: String(values[column]) }],
            ),
          })),
          source: placeOf(source, where),
        }),
      );
    case "papers":
      return [
        ...data.papers.papers.map(({ id, ...paper }) =>
          node("paper", id, { ...paper, key: id, source: placeOf(source, source.file) }),
        ),
        ...data.papers.talks.map(({ id, ...talk }) =>
          node("talk", id, { ...talk, key: id, source: placeOf(source, source.file) }),
        ),
      ];
    case "glossary":
      return data.glossary.terms.map(({ id, ...term }) =>
        node("term", id, { ...term, key: id, source: placeOf(source, source.file) }),
      );
    case "install":
      return [
        ...data.install.systems.map(({ id, ...system }) =>
          node("system", id, { ...system, key: id, source: placeOf(source, source.file) }),
        ),
        ...data.install.extras.map((extra) =>
          node("extra", extra.name, { ...extra, source: placeOf(source, source.file) }),
        ),
      ];
    case "examples":
      return data.examples.examples.map(({ id, page, config, config_file: configFile, file: folder, ...example }) =>
        node("example", id, {
          ...example,
          key: id,
          address: page,
          folder,
          configFile,
          config: Object.entries(config).map(([key, value]) => ({ key, value: asText(value) })),
          source: placeOf(source, folder),
        }),
      );
  }
}

function commandFields(command: Command, { data }: Facts): object {
  return {
    name: command.name,
    kind: command.kind,
    group: command.name.split(" ").slice(0, -1).join(" ") || null,
    description: command.description,
    usage: command.usage,
    since: command.since ?? null,
    arguments: command.arguments,
    notes: command.notes,
    examples: command.examples,
    optionItems: command.options.map(({ flag }) => optionItem(command.name, flag)),
    replaces: data.commands.removed.filter(({ now }) => now === command.name).map(({ form }) => form),
  };
}

function optionFields(
  command: Command,
  { default: initial, short, since, ...option }: Option,
): Record<string, unknown> {
  return { ...option, short: short ?? null, since: since ?? null, default: asText(initial), commandName: command.name };
}

/** Values are of several types, which GraphQL has no word for. */
function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? `[${value.join(", ")}]` : String(value);
}

function placeOf({ repository, commit }: Source, file: string): object {
  return { repository, commit, file, url: `${repository}/blob/${commit}/${file}` };
}

/** Names of the fields of a document that list what it shows, by kind. */
export const shownFields = {
  command: "commands",
  symbol: "apiSymbols",
  key: "configKeys",
  variable: "environmentVariables",
  algorithm: "algorithms",
  dataset: "datasets",
  model: "models",
  benchmark: "benchmarks",
  paper: "papers",
  talk: "talks",
  term: "terms",
  extra: "installExtras",
  system: "installSystems",
  example: "repositoryExamples",
} as const satisfies Record<ItemKind, string>;
