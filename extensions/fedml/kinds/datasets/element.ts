import { find } from "../../../../node/elements/element";
import { itemKey, type FactsElement, type FactsPlace } from "../kind";
import { capital, labelled, notes, shortCitation, sourceLine, thousands } from "../../shared/phrases";
import {
  code,
  itemLink,
  join,
  lines,
  link,
  paragraph,
  phrases,
  strong,
  table,
  text,
  type Block,
  type Phrase,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import type { Dataset, Model } from "./datasets";

/** `<Datasets />`, or one: `<Datasets id="ds.mnist" />` */
export const datasetsElement: FactsElement = {
  reads: ["datasets", "places"],
  attributes: { id: "optional" },
  expand: ({ id }, place) => {
    const { facts } = place;
    if (id !== undefined) return oneDataset(find(facts.datasets, id, "data set"), place);
    return [
      table({
        label: "Data sets",
        className: "reference-list",
        head: ["Name", "What it contains", "Size"],
        rows: facts.data.datasets.datasets.map((dataset) => [
          code(dataset.name, place.show(itemKey("dataset", dataset.id))),
          lines(
            [text(`${capital(dataset.task)}. `), ...phrases(dataset.description)],
            labelled("Models", models(dataset, facts)),
            ...remarks(dataset),
          ),
          lines(...sizes(dataset)),
        ]),
      }),
    ];
  },
};

/** `<Models />`, or one: `<Models id="model.lr" />` */
export const modelsElement: FactsElement = {
  reads: ["datasets", "places"],
  attributes: { id: "optional" },
  expand: ({ id }, place) => {
    const { facts } = place;
    if (id !== undefined) return oneModel(find(facts.models, id, "model"), place);
    return [
      table({
        label: "Models",
        className: "reference-list",
        head: ["Name", "What it is"],
        rows: facts.data.datasets.models.map((model) => [
          code(model.name, place.show(itemKey("model", model.id))),
          lines(
            [text(`${capital(model.kind)}. `), ...phrases(model.description)],
            labelled("Class", code(model.class)),
            labelled("Data sets", datasets(model, facts)),
            ...model.notes,
          ),
        ]),
      }),
    ];
  },
};

function oneDataset(dataset: Dataset, place: FactsPlace): readonly Block[] {
  const { source } = place.facts.data.datasets;
  return [
    paragraph(
      [
        strong(code(dataset.name, place.show(itemKey("dataset", dataset.id)))),
        ` ${capital(dataset.task)}. `,
        dataset.description,
      ],
      { className: ["reference-symbol"] },
    ),
    ...notes([
      ...sizes(dataset),
      ...(dataset.models.length === 0 && !dataset.other_models
        ? []
        : [labelled("Models", models(dataset, place.facts))]),
      ...(dataset.loaded_by === undefined ? [] : [phrases(["Loaded by ", loader(dataset.loaded_by), "."])]),
      ...(dataset.sets_client_num_in_total === undefined
        ? []
        : [phrases(["Loading it sets ", code("client_num_in_total"), `: ${dataset.sets_client_num_in_total}.`])]),
      ...dataset.downloads.map((url) => labelled("Download", link(url, [text(url)]))),
      ...(dataset.paper === undefined ? [] : [labelled("Paper", shortCitation(dataset.paper))]),
      ...remarks(dataset),
    ]),
    sourceLine(source, dataset.file),
  ];
}

function oneModel(model: Model, place: FactsPlace): readonly Block[] {
  const { source } = place.facts.data.datasets;
  return [
    paragraph(
      [strong(code(model.name, place.show(itemKey("model", model.id)))), ` ${model.kind} model. `, model.description],
      { className: ["reference-symbol"] },
    ),
    ...notes([
      labelled("Class", code(model.class)),
      labelled("Data sets", datasets(model, place.facts)),
      ...model.notes,
    ]),
    sourceLine(source, model.file),
  ];
}

function loader(name: string): Phrase {
  return itemLink(itemKey("symbol", name), code(name));
}

function remarks({ loaded_by, notes: all }: Dataset): readonly string[] {
  return [...all, ...(loaded_by === undefined ? ["fedml.data.load() does not recognize this name."] : [])];
}

function models(dataset: Dataset, { models: known }: Facts): Phrases {
  const linked = dataset.models.map((name): Phrases => {
    const model = [...known.values()].find((candidate) => candidate.name === name);
    return model ? itemLink(itemKey("model", model.id), code(name)) : code(name);
  });
  return join([...linked, ...(dataset.other_models === undefined ? [] : [dataset.other_models])], ", ");
}

function datasets(model: Model, { datasets: known }: Facts): Phrases {
  const linked = model.datasets.map((name): Phrases => {
    const dataset = [...known.values()].find((candidate) => candidate.name === name);
    return dataset ? itemLink(itemKey("dataset", dataset.id), code(name)) : code(name);
  });
  return join([...linked, ...(model.other_data === undefined ? [] : [model.other_data])], ", ");
}

function sizes({ classes, statistics = {} }: Dataset): readonly string[] {
  const { clients, samples, train_clients, train_samples, test_clients, test_samples, mean_per_client } = statistics;
  const part = (label: string, people: number | undefined, things: number | undefined) =>
    people === undefined && things === undefined
      ? []
      : [
          `${label}${[
            ...(things === undefined ? [] : [`${thousands(things)} samples`]),
            ...(people === undefined ? [] : [`${thousands(people)} clients`]),
          ].join(", ")}`,
        ];
  return [
    ...(classes === undefined ? [] : [`${thousands(classes)} classes`]),
    ...part("Training: ", train_clients, train_samples),
    ...part("Test: ", test_clients, test_samples),
    ...part("Total: ", clients, samples),
    ...(mean_per_client === undefined ? [] : [`${thousands(mean_per_client)} samples per client on average`]),
  ];
}
