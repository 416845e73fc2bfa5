import { find } from "../../../../node/elements/element";
import {
  code,
  formula,
  itemLink,
  join,
  lines,
  list,
  paragraph,
  phrases,
  strong,
  table,
  text,
  type Block,
  type Phrase,
  type Phrases,
} from "../../../../node/elements/mdast";
import { itemKey, type FactsPlace } from "../kind";
import {
  capital,
  labelled,
  linesLink,
  notes,
  shortCitation,
  sourceLine,
  sourceLink,
  values,
} from "../../shared/phrases";
import type { Source } from "../../shared/schemas";
import { keyId, settingsOf } from "../config/keys";
import type { Algorithm } from "./algorithms";

/** One entry with everything known about it: what it does, its formula, keys, paper, faults and source. */
export function one(id: string, kind: string | undefined, place: FactsPlace): readonly Block[] {
  const { algorithms, data } = place.facts;
  const ofKind = new Map([...algorithms].filter(([, entry]) => kind === undefined || entry.of === kind));
  const entry = find(ofKind, id, kind === undefined ? "algorithm" : `entry of "${kind}"`);
  const { source } = data.algorithms;
  return [
    paragraph(
      [strong(code(entry.name, place.show(itemKey("algorithm", id)))), ". ", ...join([entry.description ?? ""], "")],
      { className: ["reference-symbol"] },
    ),
    ...formulaOf(entry),
    ...notes(remarks(entry, source)),
    ...keysOf(entry, place),
    ...faultsOf(entry, source),
    ...sourcesOf(entry, source),
  ];
}

function formulaOf({ formula: tex, formula_note: note }: Algorithm): readonly Block[] {
  return [...(tex === undefined ? [] : [formula(tex)]), ...(note === undefined ? [] : [paragraph(note)])];
}

function remarks(entry: Algorithm, source: Source): readonly Phrases[] {
  const name = (value: string | undefined): Phrases => (value === undefined ? [] : code(value));
  return [
    ...[entry.kind, entry.where].map((part) => (part === undefined ? [] : `${capital(part)}.`)),
    entry.stage.length === 0 ? [] : `Stage: ${entry.stage.join(", ")}.`,
    labelled("Accepted by", values(entry.accepted_by)),
    labelled("Class", name(entry.class)),
    labelled("Client class", name(entry.local_class)),
    labelled("Server class", name(entry.server_class)),
    labelled("Chosen by", name(entry.chosen_by)),
    labelled("Needs", entry.needs ?? []),
    labelled("Limits", entry.limits ?? []),
    ...modes(entry),
    labelled("Data sets", values(entry.datasets)),
    labelled("Example", entry.example === undefined ? [] : sourceLink(source, entry.example)),
    labelled("Paper", shortCitation(entry.paper)),
    ...entry.notes,
  ].filter((remark) => phrases(remark).length > 0);
}

export function modes({ modes: all }: Algorithm): readonly Phrases[] {
  return all.map(({ name, meaning }) => [code(name), `: ${meaning}`]);
}

/** A table of the keys that the reference explains, and a line with the others. */
function keysOf(entry: Algorithm, { facts }: FactsPlace): readonly Block[] {
  const known = settingsOf(facts, entry.keys);
  const settings = entry.keys.flatMap((key) => known.get(key) ?? []);
  const others = entry.other_keys.map((key): Phrases => {
    const need = needOf(key, entry);
    return need === "" ? code(key) : [code(key), ...phrases(` (${need})`)];
  });
  return [
    ...(settings.length === 0
      ? []
      : [
          table({
            label: `Keys of ${entry.name}`,
            className: "reference-list",
            head: ["Key", "Type", "Meaning"],
            rows: settings.map((setting) => {
              const need = needOf(setting.key, entry);
              return [
                itemLink(itemKey("key", keyId(setting.document, setting.path)), code(setting.key)),
                setting.type,
                lines(setting.meaning, ...setting.notes, need === "" ? [] : `${capital(need)}.`),
              ];
            }),
          }),
        ]),
    ...(others.length === 0 ? [] : [paragraph(["Its code also reads ", ...join(others, ", "), "."])]),
  ];
}

/** "required in `MPI`", "read with `stage: search`", or "" if it is optional everywhere. */
function needOf(key: string, { required, when }: Algorithm): string {
  const isRequired = required.includes(key);
  const condition = when[key];
  if (condition === undefined) return isRequired ? "required" : "";
  return `${isRequired ? "required" : "read"} ${condition}`;
}

function faultsOf({ faults }: Algorithm, source: Source): readonly Block[] {
  if (faults.length === 0) return [];
  return [
    paragraph(strong(`Known issues${source.version === undefined ? "" : ` in ${source.version}`}`), {
      className: ["reference-section"],
    }),
    list(faults.map(({ what, lines: places }) => [what, text(" "), ...linesOf(places, source)])),
  ];
}

function linesOf(places: readonly string[], source: Source): readonly Phrase[] {
  return join(
    places.map((place) => linesLink(source, place)),
    ", ",
  );
}

/** Links to the decisive lines, or to the file if none are known. */
function sourcesOf({ file, lines: places }: Algorithm, source: Source): readonly Block[] {
  if (places.length === 0) return [sourceLine(source, file)];
  const version = source.version === undefined ? "" : ` in ${source.library ?? ""} ${source.version}`;
  return [
    paragraph(["Code: ", ...linesOf(places, source), version], {
      className: ["reference-source"],
    }),
  ];
}
