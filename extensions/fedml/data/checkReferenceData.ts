import { nearest } from "../../../node/common/nearest";
import type { RuleName } from "../../../node/common/rules";
import type { Facts } from "./facts";
import { algorithmKinds, type ReferenceFile } from "./schemas";

/** Something wrong between the facts, by its place in the data. */
export interface DataProblem {
  readonly in: ReferenceFile;
  readonly at: readonly PropertyKey[];
  readonly rule: RuleName;
  readonly what: string;
  readonly fix: string;
}

/**
 * Looks for ids given twice and for links between facts that lead nowhere.
 *
 * @param read files that could be read: what lies in another one is not missed.
 */
export function checkReferenceData(facts: Facts, read: ReadonlySet<ReferenceFile>): readonly DataProblem[] {
  const { data } = facts;
  const problems: DataProblem[] = [];

  const unique = (file: ReferenceFile, ids: readonly (readonly [id: string, at: readonly PropertyKey[]])[]) => {
    const seen = new Set<string>();
    for (const [id, at] of ids) {
      if (seen.has(id)) {
        problems.push({
          in: file,
          at,
          rule: "reference-duplicate-id",
          what: `"${id}" is already taken.`,
          fix: "give one of the two entries another name, or remove it.",
        });
      }
      seen.add(id);
    }
  };
  const listed = <Entry>(list: readonly Entry[], id: (entry: Entry) => string, ...at: readonly PropertyKey[]) =>
    list.map((entry, index) => [id(entry), [...at, index]] as const);

  const link = (
    file: ReferenceFile,
    at: readonly PropertyKey[],
    name: string | undefined,
    target: ReferenceFile,
    kind: string,
    names: Iterable<string>,
  ) => {
    if (name === undefined || !read.has(target)) return;
    const known = [...names];
    if (known.includes(name)) return;
    const near = nearest(name, known);
    problems.push({
      in: file,
      at,
      rule: "reference-dead-link",
      what: `"${name}" is no ${kind} of ${target}.yaml.`,
      fix: near === null ? `add it to ${target}.yaml, or correct the name.` : `write "${near}".`,
    });
  };

  // Commands
  const { commands, removed } = data.commands;
  unique(
    "commands",
    listed(commands, ({ name }) => name, "commands"),
  );
  unique(
    "commands",
    listed(removed, ({ id }) => id, "removed"),
  );
  for (const [index, command] of commands.entries()) {
    const at = ["commands", index] as const;
    unique(
      "commands",
      listed(command.options, ({ flag }) => flag, ...at, "options"),
    );
    unique(
      "commands",
      listed(
        command.options.filter(({ short }) => short),
        ({ short }) => short ?? "",
        ...at,
        "options",
      ),
    );
    const parent = command.name.split(" ").slice(0, -1).join(" ");
    if (parent !== "") link("commands", [...at, "name"], parent, "commands", "command", facts.commands.keys());
  }
  for (const [index, { now, command }] of removed.entries()) {
    link("commands", ["removed", index, "now"], now, "commands", "command", facts.commands.keys());
    link("commands", ["removed", index, "command"], command, "commands", "command", facts.commands.keys());
  }

  // Python API
  const { api } = data;
  const groups = api.groups.map(({ id }) => id);
  unique(
    "api",
    listed(api.groups, ({ id }) => id, "groups"),
  );
  unique(
    "api",
    listed(api.symbols, ({ name }) => name, "symbols"),
  );
  unique(
    "api",
    listed(api.result_codes, ({ code }) => String(code), "result_codes"),
  );
  unique(
    "api",
    listed(api.removed, ({ id }) => id, "removed"),
  );
  for (const [index, symbol] of api.symbols.entries()) {
    const at = ["symbols", index] as const;
    link("api", [...at, "group"], symbol.group, "api", "group", groups);
    unique(
      "api",
      listed(symbol.parameters, ({ name }) => name, ...at, "parameters"),
    );
  }
  for (const [index, { now }] of api.removed.entries()) {
    link("api", ["removed", index, "now"], now, "api", "name", facts.symbols.keys());
  }

  // Configuration
  unique(
    "config",
    listed(data.config.documents, ({ name }) => name, "documents"),
  );
  unique(
    "config",
    listed(data.config.environment_variables, ({ name }) => name, "environment_variables"),
  );
  for (const [index, document] of data.config.documents.entries()) {
    const at = ["documents", index] as const;
    unique("config", [
      ...listed(document.keys, ({ key }) => key, ...at, "keys"),
      ...document.sections.flatMap(({ name, keys }, section) =>
        listed(keys, ({ key }) => `${name}.${key}`, ...at, "sections", section, "keys"),
      ),
    ]);
    for (const [user, { command, symbol, key }] of document.used_by.entries()) {
      const by = [...at, "used_by", user] as const;
      link("config", [...by, "command"], command, "commands", "command", facts.commands.keys());
      link("config", [...by, "symbol"], symbol, "api", "name", facts.symbols.keys());
      link("config", [...by, "key"], key, "config", "key", facts.keys.keys());
    }
  }

  // Algorithms
  const settings = [...facts.settings.keys()];
  const optimizers = data.algorithms.federated_optimizers.map(({ name }) => name);
  const backends = data.algorithms.simulation_backends.map(({ name }) => name);
  const datasetNames = data.datasets.datasets.map(({ name }) => name);
  const modelNames = data.datasets.models.map(({ name }) => name);
  unique("algorithms", [
    ...algorithmKinds.flatMap((kind) => listed(data.algorithms[kind], ({ id }) => id, kind)),
    ...listed(data.algorithms.without_effect, ({ id }) => id, "without_effect"),
  ]);
  for (const kind of algorithmKinds) {
    for (const [index, algorithm] of data.algorithms[kind].entries()) {
      const each = (
        field: "keys" | "optimizers" | "backends" | "datasets",
        target: ReferenceFile,
        what: string,
        names: readonly string[],
      ) =>
        algorithm[field].forEach((name, place) =>
          link("algorithms", [kind, index, field, place], name, target, what, names),
        );
      each("keys", "config", "key", settings);
      each("optimizers", "algorithms", "optimizer", optimizers);
      each("backends", "algorithms", "backend", backends);
      each("datasets", "datasets", "data set", datasetNames);
    }
  }

  // Data sets and models
  unique(
    "datasets",
    listed(data.datasets.datasets, ({ id }) => id, "datasets"),
  );
  unique(
    "datasets",
    listed(data.datasets.models, ({ id }) => id, "models"),
  );
  for (const [index, { models, loaded_by }] of data.datasets.datasets.entries()) {
    link("datasets", ["datasets", index, "loaded_by"], loaded_by, "api", "name", facts.symbols.keys());
    models.forEach((name, place) =>
      link("datasets", ["datasets", index, "models", place], name, "datasets", "model", modelNames),
    );
  }
  for (const [index, { datasets }] of data.datasets.models.entries()) {
    datasets.forEach((name, place) =>
      link("datasets", ["models", index, "datasets", place], name, "datasets", "data set", datasetNames),
    );
  }

  // Benchmarks
  const columns = Object.keys(data.benchmarks.columns);
  unique(
    "benchmarks",
    listed(data.benchmarks.tables, ({ id }) => id, "tables"),
  );
  for (const [index, table] of data.benchmarks.tables.entries()) {
    const at = ["tables", index] as const;
    unique(
      "benchmarks",
      listed(table.rows, ({ id }) => id, ...at, "rows"),
    );
    table.columns.forEach((name, place) =>
      link("benchmarks", [...at, "columns", place], name, "benchmarks", "column", columns),
    );
    for (const field of ["label", "series"] as const) {
      table.chart?.[field].forEach((name, place) =>
        link("benchmarks", [...at, "chart", field, place], name, "benchmarks", "column", table.columns),
      );
    }
    for (const [row, { values, example }] of table.rows.entries()) {
      link("benchmarks", [...at, "rows", row, "example"], example, "examples", "example", facts.examples.keys());
      for (const name of Object.keys(values)) {
        link("benchmarks", [...at, "rows", row, "values", name], name, "benchmarks", "column", table.columns);
      }
    }
  }

  // Papers and terms
  unique(
    "papers",
    listed(data.papers.papers, ({ id }) => id, "papers"),
  );
  unique(
    "papers",
    listed(data.papers.talks, ({ id }) => id, "talks"),
  );
  for (const [index, { area }] of data.papers.papers.entries()) {
    link(
      "papers",
      ["papers", index, "area"],
      area,
      "papers",
      "area",
      data.papers.areas.map(({ id }) => id),
    );
  }
  unique(
    "glossary",
    listed(data.glossary.terms, ({ id }) => id, "terms"),
  );
  for (const [index, { area }] of data.glossary.terms.entries()) {
    link(
      "glossary",
      ["terms", index, "area"],
      area,
      "glossary",
      "area",
      data.glossary.areas.map(({ id }) => id),
    );
  }

  // Installation and examples
  unique(
    "install",
    listed(data.install.systems, ({ id }) => id, "systems"),
  );
  unique(
    "install",
    listed(data.install.extras, ({ name }) => name, "extras"),
  );
  for (const [index, { methods }] of data.install.systems.entries()) {
    methods.forEach(({ method }, place) =>
      link(
        "install",
        ["systems", index, "methods", place, "method"],
        method,
        "install",
        "method",
        data.install.methods.map(({ id }) => id),
      ),
    );
  }
  unique(
    "examples",
    listed(data.examples.examples, ({ id }) => id, "examples"),
  );
  for (const [index, { config, config_file, files }] of data.examples.examples.entries()) {
    const at = ["examples", index] as const;
    link(
      "examples",
      [...at, "config_file"],
      config_file,
      "examples",
      "file",
      files.map(({ path }) => path),
    );
    // The loader flattens the sections, so that a key may stand in any.
    for (const key of Object.keys(config)) {
      link("examples", [...at, "config", key], key.split(".").at(-1), "config", "key", settings);
    }
  }
  return problems;
}
