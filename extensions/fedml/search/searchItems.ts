import type { SearchItem } from "../../../node/elements/reference";
import { itemKey, keyId, optionAnchor } from "../data/item";
import type { Facts } from "../data/facts";

/** Everything of the reference data that readers may search for by its name. */
export function searchItems(facts: Facts): readonly SearchItem[] {
  const { data } = facts;
  return [
    ...data.commands.commands.flatMap(({ name, kind, description, options }) => [
      { key: itemKey("command", name), name, kind: kind === "group" ? "commands" : "command", description },
      ...options
        .filter(({ hidden }) => !hidden)
        .map(({ flag, description: meaning }) => ({
          key: itemKey("command", name),
          anchor: optionAnchor(name, flag),
          name: `${name} ${flag}`,
          kind: "option",
          description: meaning,
        })),
    ]),
    ...data.api.symbols.map(({ name, kind, description, parameters }) => ({
      key: itemKey("symbol", name),
      name,
      kind,
      description: [description, ...parameters.map((parameter) => parameter.name)].join(" "),
    })),
    ...[...facts.keys.values()].map(({ document, path, meaning }) => ({
      key: itemKey("key", keyId(document, path)),
      name: path,
      kind: `key of ${document}`,
      description: meaning,
    })),
    ...data.config.environment_variables.map(({ name, meaning }) => ({
      key: itemKey("variable", name),
      name,
      kind: "environment variable",
      description: meaning,
    })),
    ...[...facts.algorithms.values()].map(({ id, name, description = "" }) => ({
      key: itemKey("algorithm", id),
      name,
      kind: "algorithm",
      description,
    })),
    ...data.datasets.datasets.map(({ id, name, task, description }) => ({
      key: itemKey("dataset", id),
      name,
      kind: "data set",
      description: `${task}. ${description}`,
    })),
    ...data.datasets.models.map(({ id, name, description }) => ({
      key: itemKey("model", id),
      name,
      kind: "model",
      description,
    })),
    ...data.glossary.terms.map(({ id, term, definition }) => ({
      key: itemKey("term", id),
      name: term,
      kind: "term",
      isDefinition: true,
      description: definition,
    })),
    ...data.papers.papers.map(({ id, title, authors = "", venue = "", year }) => ({
      key: itemKey("paper", id),
      name: title,
      kind: "paper",
      description: [authors, venue, year].filter(Boolean).join(", "),
    })),
  ];
}
