import { z } from "zod";
import { unknown } from "../../../node/elements/element";
import {
  code,
  itemLink,
  lines,
  link,
  paragraph,
  strong,
  table,
  text as plain,
  type Block,
  type Phrases,
} from "../../../node/elements/mdast";
import type { Facts } from "../data/facts";
import { sourced } from "../shared/fields";
import { lineUrl } from "../shared/phrases";
import { source, text } from "../shared/schemas";
import { keyId } from "./config/keys";
import { item, itemKey, type FactsElement, type FactsPlace, type Kind } from "./kind";

/** Areas in which two versions are compared, in the order of the page. */
export const changeAreas = ["commands", "options", "api", "keys", "names", "files"] as const;

export type ChangeArea = (typeof changeAreas)[number];

const titles: Readonly<Record<ChangeArea, string>> = {
  commands: "Commands",
  options: "Options",
  api: "Python names",
  keys: "Configuration keys",
  names: "Names that the configuration selects",
  files: "Files of the Python package",
};

const change = z.strictObject({
  area: z.enum(changeAreas),
  name: text,
  /** What changed about it. */
  what: text.optional(),
  /** File in the repository, and line: of the later version; for removed items, of the earlier one. */
  at: text.optional(),
});

const list = z.array(change);

/** The format of the file that `npm run facts -- --library NEW --against OLD --write` writes. */
const schema = z.strictObject({
  source,
  from: text,
  to: text,
  added: list,
  gone: list,
  changed: list,
});

export type Change = z.output<typeof change>;

const kinds = ["added", "gone", "changed"] as const;

interface PlacedChange extends Change {
  readonly kind: (typeof kinds)[number];
}

function all({ data: { changes: data } }: Facts): readonly PlacedChange[] {
  return kinds.flatMap((kind) => data[kind].map((each) => ({ ...each, kind })));
}

function idOf({ area, kind, name }: PlacedChange): string {
  return `${area} ${kind} ${name}`;
}

/** One anchor for each area: the next version has other changes, but published addresses stay valid. */
function anchorOf(area: string): string {
  return `changes-${area}`;
}

/** `<Changes area="commands" />`: what changed in one area, or in all areas, between two versions of the library. */
const changesElement: FactsElement = {
  reads: ["changes", "commands", "api", "config", "places"],
  attributes: { area: "optional" },
  expand: ({ area }, place) => {
    if (area === undefined)
      return changeAreas.flatMap((each) => [
        paragraph(strong([plain(titles[each])], place.anchor(anchorOf(each))), { className: ["reference-section"] }),
        ...blocksOf(each, place),
      ]);
    const known = changeAreas.find((each) => each === area);
    if (known === undefined) throw unknown(area, changeAreas, "area of changes");
    return blocksOf(known, place);
  },
};

function blocksOf(area: ChangeArea, place: FactsPlace): readonly Block[] {
  const { from, to } = place.facts.data.changes;
  const own = all(place.facts).filter((each) => each.area === area);
  const anchor = place.anchor(anchorOf(area));
  if (own.length === 0) return [paragraph([plain(`Nothing changed between ${from} and ${to}.`)], anchor)];
  return [
    paragraph([plain(`Between ${from} and ${to}:`)], anchor),
    table({
      label: `${titles[area]}, ${from} to ${to}`,
      className: "reference-list",
      head: ["Name", "Change"],
      rows: own.map((each) => [nameOf(each, place), lines(phraseOf(each, from, to), sourceOf(each, place))]),
    }),
  ];
}

/** A name, linked to its entry in the reference. */
function nameOf(each: PlacedChange, place: FactsPlace): Phrases {
  place.show(itemKey("change", idOf(each)));
  const name = code(each.name);
  const target = each.kind === "gone" ? undefined : targetOf(each, place.facts);
  return target === undefined ? name : itemLink(target, name);
}

function targetOf({ area, name }: Change, facts: Facts) {
  // An option is part of the entry of its command.
  const command = area === "options" ? name.slice(0, name.lastIndexOf(" ")) : name;
  if ((area === "commands" || area === "options") && facts.commands.has(command)) return itemKey("command", command);
  if (area === "api" && facts.symbols.has(name)) return itemKey("symbol", name);
  const key = area === "keys" ? facts.settings.get(name) : undefined;
  return key && itemKey("key", keyId(key.document, key.path));
}

function phraseOf({ kind, what }: PlacedChange, from: string, to: string): Phrases {
  if (kind === "added") return [plain(`New in ${to}.`)];
  if (kind === "gone") return [plain(`Removed; ${from} has it.`)];
  return [plain(what === undefined ? "Changed." : `Changed. ${what}`)];
}

/** Removed items do not exist at the commit of the reference. */
function sourceOf({ kind, area, name, at }: PlacedChange, { facts }: FactsPlace): Phrases {
  const place = area === "files" ? `${name}:1` : at;
  if (place === undefined || kind === "gone") return [];
  const [file = "", line = ""] = place.split(":");
  return link(lineUrl(facts.data.changes.source, file, line), [plain(area === "files" ? "Source" : place)]);
}

export const changes: Kind<typeof schema, object, "change"> = {
  schema,
  index: () => ({}),
  items: [
    item("change", {
      all,
      id: idOf,
      anchor: (id) => anchorOf(id.slice(0, id.indexOf(" "))),
      field: "changes",
      type: "LibraryChange",
      description: "Something in which two versions of the library differ.",
      fields: {
        kind: ["String!", "added, gone or changed."],
        area: ["String!", "commands, options, api, keys, names or files."],
        name: ["String!", "The name, as readers know it."],
        what: ["String", "What is different; null if the name says enough."],
        at: ["String", "File and line in the source."],
        from: ["String!", "The former version."],
        to: ["String!", "The later version."],
        ...sourced,
      },
      values: (_, { data: { changes: data } }) => ({ from: data.from, to: data.to }),
    }),
  ],
  check(facts, { unique }) {
    for (const kind of kinds)
      unique(
        facts.data.changes[kind].map(({ area, name }, index) => ({ id: `${area} ${name}`, at: [kind, index, "name"] })),
      );
  },
  elements: { Changes: changesElement },
};
