import { z } from "zod";

const text = z.string().min(1);
const texts = z.array(text).default([]);
/** A number, a truth value or a text, as configuration files hold them. */
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const url = z.url({ protocol: /^https?$/ });

/** Where the facts of one file come from; an entry may name a file of its own. */
const source = z
  .strictObject({
    library: text.optional(),
    version: text.optional(),
    repository: url,
    commit: z.string().regex(/^[0-9a-f]{40}$/, "must be the 40 digits of a commit"),
    /** File or folder in the repository. */
    file: text,
  })
  .describe('write "source:" with "repository", "commit" and "file".');

const file = text.describe('write the file in the repository, such as "file: python/fedml/cli/modules/login.py".');

const paper = z.strictObject({
  title: text.optional(),
  authors: text.optional(),
  venue: text.optional(),
  year: z.int().optional(),
  link: url.optional(),
});

const argument = z.strictObject({
  name: text,
  required: z.boolean().default(false),
  multiple: z.boolean().default(false),
  description: text,
});

const option = z.strictObject({
  flag: z.string().startsWith("--"),
  short: z.string().startsWith("-").optional(),
  type: z.enum(["text", "flag", "integer", "boolean", "choice"]),
  default: scalar.optional(),
  required: z.boolean().default(false),
  multiple: z.boolean().default(false),
  hidden: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  /** Version of the library that brought it. */
  since: text.optional(),
  /** Values that the program enforces. */
  choices: texts,
  /** Values that it understands, though it accepts others. */
  values: texts,
  description: text,
});

const command = z.strictObject({
  name: text,
  kind: z.enum(["command", "group"]),
  file,
  since: text.optional(),
  description: text,
  usage: text,
  arguments: z.array(argument).default([]),
  options: z.array(option).default([]),
  notes: texts,
  examples: texts,
});

const removedForm = z.strictObject({
  id: text,
  /** What was written before. */
  form: text,
  /** What takes its place: a name of the same file. */
  now: text.optional(),
  note: text.optional(),
});

export const commandsSchema = z.strictObject({
  source,
  commands: z.array(command),
  removed: z.array(removedForm.extend({ command: text.optional() })).default([]),
});

const parameter = z.strictObject({
  name: text,
  type: text.optional(),
  required: z.boolean().default(false),
  default: z.string().optional(),
  description: text.optional(),
});

const symbol = z.strictObject({
  name: text,
  group: text,
  kind: z.enum(["function", "class", "method"]),
  module: text,
  file,
  since: text.optional(),
  signature: text,
  description: text,
  bases: texts,
  abstract: z.boolean().default(false),
  async: z.boolean().default(false),
  parameters: z.array(parameter).default([]),
  returns: text.optional(),
  returns_annotation: text.optional(),
  raises: texts,
  notes: texts,
});

const titled = z.strictObject({ id: text, title: text });

export const apiSchema = z.strictObject({
  source,
  groups: z.array(titled),
  symbols: z.array(symbol),
  result_codes: z.array(z.strictObject({ code: z.int(), constant: text, meaning: text })),
  removed: z.array(removedForm).default([]),
  /** Names that examples import and that no page describes. */
  further: z.array(z.strictObject({ name: z.string().startsWith("fedml."), file })).default([]),
});

/** What `<Algorithms kind="…">` may name. */
export const algorithmKinds = [
  "training_platforms",
  "simulation_backends",
  "federated_optimizers",
  "communication_backends",
  "attacks",
  "defenses",
  "differential_privacy",
  "secure_aggregation",
  "federated_analytics_tasks",
  "contribution_assessment",
] as const;
export type AlgorithmKind = (typeof algorithmKinds)[number];

/** Lists of names that a key may take its value from. */
export const valueLists = [...algorithmKinds, "datasets", "models"] as const;

const configKey = z.strictObject({
  key: text,
  type: text,
  required: z.boolean().default(false),
  /** Keys of the same document that make it needless. */
  required_unless: texts,
  default: scalar.optional(),
  allowed: z.array(scalar).default([]),
  /** The list whose names are its values. */
  values_of: z.enum(valueLists).optional(),
  example: z.union([scalar, z.array(scalar)]).optional(),
  meaning: text,
  read_by_library: z.boolean().default(true),
  notes: texts,
});

const user = z
  .strictObject({ command: text.optional(), symbol: text.optional(), key: text.optional() })
  .refine((value) => Object.values(value).filter(Boolean).length === 1, "must be one of command, symbol and key");

const configDocument = z.strictObject({
  name: text,
  file,
  description: text,
  used_by: z.array(user).default([]),
  notes: texts,
  example: text.optional(),
  sections: z.array(z.strictObject({ name: text, keys: z.array(configKey) })).default([]),
  keys: z.array(configKey).default([]),
});

export const configSchema = z.strictObject({
  source,
  documents: z.array(configDocument),
  environment_variables: z.array(z.strictObject({ name: text, meaning: text })),
});

const algorithm = z.strictObject({
  id: text,
  name: text,
  file,
  /** Name of the constant in the source. */
  constant: text.optional(),
  class: text.optional(),
  local_class: text.optional(),
  server_class: text.optional(),
  role: z.enum(["solution", "mechanism", "accountant"]).optional(),
  kind: text.optional(),
  where: text.optional(),
  description: text.optional(),
  backends: texts,
  scenarios: texts,
  optimizers: texts,
  accepted_by: texts,
  stage: texts,
  modes: z.array(z.strictObject({ name: text, meaning: text })).default([]),
  /** Keys of fedml_config.yaml. */
  keys: texts,
  /** Further keys that its code reads. */
  other_keys: texts,
  datasets: texts,
  needs: text.optional(),
  limits: text.optional(),
  chosen_by: text.optional(),
  example: text.optional(),
  reference_code: url.optional(),
  paper: paper.optional(),
  code_name: text.optional(),
  is_training_type: z.boolean().default(true),
  notes: texts,
});

const algorithms = z.array(algorithm);

export const algorithmsSchema = z.strictObject({
  source,
  training_platforms: algorithms,
  simulation_backends: algorithms,
  federated_optimizers: algorithms,
  communication_backends: algorithms,
  attacks: algorithms,
  defenses: algorithms,
  differential_privacy: algorithms,
  secure_aggregation: algorithms,
  federated_analytics_tasks: algorithms,
  contribution_assessment: algorithms,
  /** Names that the library has and that do nothing. */
  without_effect: z.array(
    z.strictObject({
      id: text,
      kind: z.enum(algorithmKinds),
      name: text,
      file,
      why: text,
      paper: paper.optional(),
    }),
  ),
});

const dataset = z.strictObject({
  id: text,
  name: text,
  task: text,
  file,
  /** The function that loads it; without one, no code of the library does. */
  loaded_by: text.optional(),
  description: text,
  classes: z.int().optional(),
  statistics: z
    .strictObject({
      clients: z.int().optional(),
      samples: z.int().optional(),
      train_clients: z.int().optional(),
      train_samples: z.int().optional(),
      test_clients: z.int().optional(),
      test_samples: z.int().optional(),
      mean_per_client: z.number().optional(),
    })
    .optional(),
  sets_client_num_in_total: text.optional(),
  models: texts,
  /** Models that have no name in the configuration. */
  other_models: text.optional(),
  downloads: z.array(url).default([]),
  paper: paper.optional(),
  notes: texts,
});

const model = z.strictObject({
  id: text,
  name: text,
  kind: text,
  class: text,
  file,
  description: text,
  datasets: texts,
  /** Data that has no name in the configuration. */
  other_data: text.optional(),
  notes: texts,
});

export const datasetsSchema = z.strictObject({ source, datasets: z.array(dataset), models: z.array(model) });

const benchmarkRow = z.strictObject({
  id: text,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The example it was measured with. */
  example: text.optional(),
  notes: texts,
  provenance: z.strictObject({ paper: text, where: z.array(z.strictObject({ what: text, at: text })) }).optional(),
});

const benchmark = z.strictObject({
  id: text,
  title: text,
  file,
  link: url.optional(),
  /** Findings in words, where there are no rows. */
  statements: texts,
  /** Names of columns, in their order. */
  columns: texts,
  chart: z
    .strictObject({
      /** Columns that name a bar. */
      label: z.array(text).min(1),
      /** Columns that are drawn. */
      series: z.array(text).min(1),
      unit: z.string(),
      maximum: z.number().positive(),
    })
    .optional(),
  notes: texts,
  rows: z.array(benchmarkRow),
});

export const benchmarksSchema = z.strictObject({
  source,
  /** What readers see above each column. */
  columns: z.record(z.string(), text),
  tables: z.array(benchmark),
  links: z.array(z.strictObject({ label: text, url })),
});

export const papersSchema = z.strictObject({
  source,
  areas: z.array(titled),
  papers: z.array(
    z.strictObject({
      id: text,
      /** Without it the paper is cited and not listed. */
      area: text.optional(),
      title: text,
      authors: text.optional(),
      venue: text.optional(),
      year: z.int().optional(),
      link: url.optional(),
      award: text.optional(),
      notes: texts,
    }),
  ),
  talks: z.array(
    z.strictObject({
      id: text,
      kind: z.enum(["talk", "video"]),
      title: text,
      speaker: text.optional(),
      event: text.optional(),
      link: url,
    }),
  ),
});

export const glossarySchema = z.strictObject({
  source,
  areas: z.array(titled),
  terms: z.array(z.strictObject({ id: text, term: text, area: text, definition: text })),
});

export const installSchema = z.strictObject({
  source,
  methods: z.array(titled),
  systems: z.array(
    z.strictObject({
      id: text,
      name: text,
      /** Address of the page about it. */
      page: z.string().startsWith("/"),
      methods: z.array(
        z.strictObject({
          method: text,
          recommended: z.boolean().default(false),
          commands: texts,
          note: text.optional(),
        }),
      ),
    }),
  ),
  extras: z.array(z.strictObject({ name: text, command: text, packages: texts, use: text })),
});

export const examplesSchema = z.strictObject({
  source,
  examples: z.array(
    z.strictObject({
      id: text,
      title: text,
      /** Address of the page about it. */
      page: z.string().startsWith("/"),
      /** Folder in the repository. */
      file,
      summary: text,
      config_file: text,
      files: z.array(z.strictObject({ path: text, purpose: text.optional() })),
      variants: z.array(z.strictObject({ name: text, meaning: text })).default([]),
      config: z.record(z.string(), scalar),
      notes: texts,
    }),
  ),
});

/** The files of content/reference, by name without ending. */
export const referenceSchemas = {
  commands: commandsSchema,
  api: apiSchema,
  config: configSchema,
  algorithms: algorithmsSchema,
  datasets: datasetsSchema,
  benchmarks: benchmarksSchema,
  papers: papersSchema,
  glossary: glossarySchema,
  install: installSchema,
  examples: examplesSchema,
} as const;

export type ReferenceFile = keyof typeof referenceSchemas;
export const referenceFiles = Object.keys(referenceSchemas) as ReferenceFile[];

/** @returns the name of a file without folder and ending. */
export function nameOfFile(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
}

export function isReferenceFile(name: string): name is ReferenceFile {
  return Object.hasOwn(referenceSchemas, name);
}

/** All reference data: plain, so that it can be cached. */
export type ReferenceData = { readonly [File in ReferenceFile]: z.output<(typeof referenceSchemas)[File]> };

export type Command = z.output<typeof command>;
export type Option = z.output<typeof option>;
export type Symbol = z.output<typeof symbol>;
export type ConfigDocument = z.output<typeof configDocument>;
export type ConfigKey = z.output<typeof configKey>;
export type Algorithm = z.output<typeof algorithm>;
export type Dataset = z.output<typeof dataset>;
export type Model = z.output<typeof model>;
export type Benchmark = z.output<typeof benchmark>;
export type Paper = ReferenceData["papers"]["papers"][number];
export type Talk = ReferenceData["papers"]["talks"][number];
export type Term = ReferenceData["glossary"]["terms"][number];
export type Example = ReferenceData["examples"]["examples"][number];
export type PaperLink = z.output<typeof paper>;
export type Source = z.output<typeof source>;
