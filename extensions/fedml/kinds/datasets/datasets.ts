import { z } from "zod";
import { named, noted, sourced } from "../../shared/fields";
import { citation, file, source, text, texts, url } from "../../shared/schemas";
import { by, item, type Kind } from "../kind";
import { ids } from "../report";
import { datasetsElement, modelsElement } from "./element";

const dataset = z.strictObject({
  id: text,
  name: text,
  task: text,
  file,
  /** The function that loads it; if absent, no code of the library loads it. */
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
  /** Models without a name in the configuration. */
  other_models: text.optional(),
  downloads: z.array(url).default([]),
  paper: citation.optional(),
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
  /** Data without a name in the configuration. */
  other_data: text.optional(),
  notes: texts,
});

const schema = z.strictObject({ source, datasets: z.array(dataset), models: z.array(model) });

export type Dataset = z.output<typeof dataset>;
export type Model = z.output<typeof model>;

function index({ datasets: sets, models }: z.output<typeof schema>) {
  return { datasets: by("id", sets), models: by("id", models) };
}

export const datasets: Kind<typeof schema, ReturnType<typeof index>, "dataset" | "model"> = {
  schema,
  index,
  items: [
    item("dataset", {
      all: ({ data }) => data.datasets.datasets,
      id: ({ id }) => id,
      field: "datasets",
      type: "Dataset",
      description: "A data set by its name in data_args.dataset.",
      fields: {
        ...named,
        name: ["String!", "The name that the configuration takes."],
        task: ["String!", "What is learned from it."],
        description: ["String!", "What it contains."],
        loaded_by: ["String", "Function that loads it; null if the library has none."],
        classes: ["Int", "Number of classes."],
        models: ["[String!]!", "Models that go with it."],
        downloads: ["[String!]!", "Where its files come from."],
        paper: ["PaperReference", "Where it was published."],
        ...noted,
        ...sourced,
      },
      search: ({ name, task, description }) => [{ name, kind: "data set", description: `${task}. ${description}` }],
    }),
    item("model", {
      all: ({ data }) => data.datasets.models,
      id: ({ id }) => id,
      field: "models",
      type: "Model",
      description: "A model by its name in model_args.model.",
      fields: {
        ...named,
        name: ["String!", "The name that the configuration takes."],
        kind: ["String!", "linear, convolutional, …"],
        class: ["String!", "Class in the source."],
        description: ["String!", "What it is."],
        datasets: ["[String!]!", "Data sets that go with it."],
        ...noted,
        ...sourced,
      },
      search: ({ name, description }) => [{ name, kind: "model", description }],
    }),
  ],
  check({ data: { datasets: data }, symbols }, { unique, link }) {
    const datasetNames = data.datasets.map(({ name }) => name);
    const modelNames = data.models.map(({ name }) => name);
    unique(ids("id", data.datasets, "datasets"));
    unique(ids("id", data.models, "models"));
    for (const [place, { models, loaded_by }] of data.datasets.entries()) {
      const at = ["datasets", place] as const;
      link([...at, "loaded_by"], loaded_by, "api", "name", symbols);
      models.forEach((name, number) => link([...at, "models", number], name, "datasets", "model", modelNames));
    }
    for (const [place, { datasets: sets }] of data.models.entries()) {
      const at = ["models", place, "datasets"] as const;
      sets.forEach((name, number) => link([...at, number], name, "datasets", "data set", datasetNames));
    }
  },
  elements: { Datasets: datasetsElement, Models: modelsElement },
};
