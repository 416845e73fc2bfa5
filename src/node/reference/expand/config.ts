import { find, unknown, type Expander, type Place } from "./expander";
import { labelled, notes, sourceLine, value, values } from "./facts";
import { itemKey, keyId } from "../item";
import {
  code,
  fence,
  itemLink,
  join,
  lines,
  paragraph,
  phrases,
  strong,
  table,
  type Block,
  type Phrases,
} from "../mdast";
import { keysFrom, type PlacedKey } from "../reference";
import type { ConfigDocument } from "../schemas";

/** `<ConfigKeys document="job.yaml" under="computing" />` */
export const configKeysExpander: Expander = {
  attributes: { document: "required", under: "optional" },
  expand: ({ document: name = "", under }, place) => {
    const { reference } = place;
    const document = find(reference.documents, name, "document");
    const all = keysFrom(reference, name);
    const keys = all.filter(({ path }) => under === undefined || path === under || path.startsWith(`${under}.`));
    if (keys.length === 0) {
      const sections = document.sections.map((section) => section.name);
      throw unknown(under ?? "", [...sections, ...all.map(({ path }) => path)], `key of ${name}`);
    }
    return [...tables(document, keys, place), ...(under === undefined ? wholeDocument(document, place) : [])];
  },
};

/** `<EnvironmentVariables />` */
export const environmentVariablesExpander: Expander = {
  attributes: {},
  expand: (_, place) => [
    table({
      label: "Environment variables",
      className: "reference-list",
      head: ["Variable", "Meaning"],
      rows: place.reference.data.config.environment_variables.map(({ name, meaning }) => [
        code(name, place.show(itemKey("variable", name))),
        meaning,
      ]),
    }),
  ],
};

/** One table for the keys of the first level, and one for each section. */
function tables(document: ConfigDocument, keys: readonly PlacedKey[], place: Place): readonly Block[] {
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
      rows: inside.map((key) => row(key, place)),
    }),
  ]);
}

function row(key: PlacedKey, place: Place): readonly Phrases[] {
  return [
    code(key.path, place.show(itemKey("key", keyId(key.document, key.path)))),
    key.type,
    key.required ? "required" : value(key.default),
    lines(
      key.meaning,
      labelled("Values", values(key.allowed)),
      key.example === undefined ? [] : labelled("Example", value(key.example)),
      key.read_by_library ? [] : "The library does not read it itself.",
      ...key.notes,
    ),
  ];
}

function wholeDocument(document: ConfigDocument, { reference }: Place): readonly Block[] {
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
    sourceLine(reference.data.config.source, document.file),
  ];
}
