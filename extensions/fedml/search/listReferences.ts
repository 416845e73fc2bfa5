import type { LoadedSite } from "../../../node/site/loadSite";
import { anchorOf, itemKey, keyId, optionAnchor, type ItemKey } from "../data/item";
import { termKind, type ReferenceItem } from "../../../node/search/buildRecords";

type Entry = Omit<ReferenceItem, "path" | "anchor"> & {
  readonly key: ItemKey;
  /** Where it is not the anchor of the item itself. */
  readonly anchor?: string;
};

/** Everything of the reference data that a page shows, at its home: the page that promises to show it. */
export function listReferences({
  site,
  reference,
  places,
}: Pick<LoadedSite, "site" | "reference" | "places">): readonly ReferenceItem[] {
  const pathOf = new Map(site.docs.map(({ file, path }) => [file, path]));
  const { data } = reference;
  const entries: readonly Entry[] = [
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
    ...[...reference.keys.values()].map(({ document, path, meaning }) => ({
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
    ...[...reference.algorithms.values()].map(({ id, name, description = "" }) => ({
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
      kind: termKind,
      description: definition,
    })),
    ...data.papers.papers.map(({ id, title, authors = "", venue = "", year }) => ({
      key: itemKey("paper", id),
      name: title,
      kind: "paper",
      description: [authors, venue, year].filter(Boolean).join(", "),
    })),
  ];
  return entries.flatMap(({ key, anchor = anchorOf(key), ...item }) => {
    const path = pathOf.get(places.get(key)?.home ?? "");
    return path === undefined ? [] : [{ ...item, path, anchor }];
  });
}
