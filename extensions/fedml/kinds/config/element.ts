import { find, unknown } from "../../../../node/elements/element";
import { itemKey, type FactsElement, type FactsPlace } from "../kind";
import { labelled, lineUrl, notes, sourceLine, value, values } from "../../shared/phrases";
import {
  code,
  fence,
  itemLink,
  join,
  link,
  lines,
  paragraph,
  phrases,
  strong,
  table,
  text,
  type Block,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import type { ConfigDocument, KeyReader } from "./config";
import { keyId, keysFrom, type PlacedKey } from "./keys";
import { schemaPath } from "./schema";

/** `<ConfigKeys document="job.yaml" under="computing, docker" />`: all keys, or some keys with the keys below them. */
export const configKeysElement: FactsElement = {
  reads: ["config", "algorithms", "datasets", "places"],
  attributes: { document: "required", under: "optional" },
  expand: ({ document: name = "", under }, place) => {
    const { facts } = place;
    const document = find(facts.documents, name, "document");
    const all = keysFrom(facts, name);
    const keys = under === undefined ? all : under.split(/,\s*/).flatMap((key) => keysUnder(key, document, all));
    return [...tables(document, keys, place), ...(under === undefined ? wholeDocument(document, place) : [])];
  },
};

/** `<EnvironmentVariables />` */
export const environmentVariablesElement: FactsElement = {
  reads: ["config"],
  attributes: {},
  expand: (_, place) => [
    table({
      label: "Environment variables",
      className: "reference-list",
      head: ["Variable", "Meaning"],
      rows: place.facts.data.config.environment_variables.map(({ name, meaning }) => [
        code(name, place.show(itemKey("variable", name))),
        meaning,
      ]),
    }),
  ],
};

/** `<Schema document="job.yaml" />`: the comment that tells an editor where the JSON Schema of the file is. */
export const schemaElement: FactsElement = {
  reads: ["config"],
  attributes: { document: "required" },
  expand: ({ document: name = "" }, { facts, urlOf }) => [
    fence("yaml", `# yaml-language-server: $schema=${urlOf(schemaPath(find(facts.documents, name, "document").name))}`),
  ],
};

function keysUnder(key: string, { name, sections }: ConfigDocument, all: readonly PlacedKey[]): readonly PlacedKey[] {
  const found = all.filter(({ path }) => path === key || path.startsWith(`${key}.`));
  if (found.length > 0) return found;
  throw unknown(key, [...sections.map((section) => section.name), ...all.map(({ path }) => path)], `key of ${name}`);
}

/** One table for the top-level keys, and one for each section. */
function tables(document: ConfigDocument, keys: readonly PlacedKey[], place: FactsPlace): readonly Block[] {
  const sectionOf = ({ path }: PlacedKey) =>
    document.sections.find(({ name }) => path.startsWith(`${name}.`))?.name ?? null;
  const groups = new Map<string | null, PlacedKey[]>();
  for (const key of keys) groups.set(sectionOf(key), [...(groups.get(sectionOf(key)) ?? []), key]);
  return [...groups].flatMap(([section, inside]) => [
    ...(section === null
      ? []
      : [paragraph(strong(code(section, place.anchor(section))), { className: ["reference-section"] })]),
    table({
      label: `Keys of ${section ?? document.name}`,
      className: "reference-options",
      head: ["Key", "Type", "Default", "Meaning"],
      labels: ["Default"],
      rows: inside.map((key) => row(key, place)),
    }),
  ]);
}

function row(key: PlacedKey, place: FactsPlace): readonly Phrases[] {
  return [
    code(key.path, place.show(itemKey("key", keyId(key.document, key.path)))),
    key.type,
    value(key.default),
    lines(
      join([...(key.required ? ["Required."] : []), key.meaning], " "),
      labelled("Values", key.values_of === undefined ? values(key.allowed) : listedNames(key, place.facts)),
      key.example === undefined ? [] : labelled("Example", value(key.example)),
      key.read_by_library ? [] : "The library itself does not read this key.",
      ...readers(key, place.facts),
      ...key.notes,
    ),
  ];
}

/** "Needed by FedGKT (GKTClientTrainer.py:38)", with a link to the line. */
function readers({ reads }: PlacedKey, { data }: Facts): readonly Phrases[] {
  const shown = (wanted: readonly KeyReader[]) =>
    join(
      wanted.map(({ by, at }): Phrases => {
        const [file = "", line = ""] = at.split(":");
        const name = `${file.slice(file.lastIndexOf("/") + 1)}:${line}`;
        return [...phrases(by), " (", link(lineUrl(data.config.source, file, line), [text(name)]), ")"];
      }),
      ", ",
    );
  return [
    labelled("Needed by", shown(reads.filter(({ needed }) => needed))),
    labelled("Read by", shown(reads.filter(({ needed }) => !needed))),
  ];
}

/** The names of a list of the reference data, each linked to the page that describes it. */
function listedNames({ values_of: list }: PlacedKey, { data }: Facts): Phrases {
  if (list === undefined) return [];
  const [kind, entries] =
    list === "datasets"
      ? (["dataset", data.datasets.datasets] as const)
      : list === "models"
        ? (["model", data.datasets.models] as const)
        : (["algorithm", data.algorithms[list]] as const);
  return join(
    entries.map(({ id, name }) => itemLink(itemKey(kind, id), code(name))),
    ", ",
  );
}

function wholeDocument(document: ConfigDocument, { facts }: FactsPlace): readonly Block[] {
  const users = document.used_by.map(({ command, symbol, key }): Phrases => {
    if (command !== undefined) return itemLink(itemKey("command", command), code(command));
    if (symbol !== undefined) return itemLink(itemKey("symbol", symbol), code(symbol));
    const [, path = ""] = (key ?? "").split("#");
    return itemLink(itemKey("key", key ?? ""), code(path));
  });
  const used = phrases(join(users, ", "));
  return [
    ...(document.example === undefined ? [] : [fence("yaml", document.example.trimEnd(), document.name)]),
    ...notes(document.notes),
    ...(used.length === 0 ? [] : [paragraph(["Read by ", ...used, "."])]),
    sourceLine(facts.data.config.source, document.file),
  ];
}
