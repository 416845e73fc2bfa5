import { find, unknown, ElementError } from "../../../../node/elements/element";
import { itemKey, type FactsElement, type FactsPlace } from "../kind";
import { capital, labelled, notes, shortCitation, sourceLine, sourceLink, values } from "../../shared/phrases";
import {
  code,
  itemLink,
  join,
  lines,
  link,
  paragraph,
  strong,
  table,
  text,
  type Block,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import { keyId, settingsOf } from "../config/keys";
import type { Algorithm } from "./algorithms";
import { algorithmKinds, type AlgorithmKind } from "./lists";

/** `<Algorithms kind="attacks" />`, or one entry: `<Algorithms id="def.krum" />` */
export const algorithmsElement: FactsElement = {
  reads: ["algorithms", "config", "places"],
  attributes: { kind: "optional", id: "optional" },
  expand: ({ kind, id }, place) => {
    if (kind !== undefined && !isKind(kind)) throw unknown(kind, algorithmKinds, "kind of algorithms");
    if (id !== undefined) return one(id, kind, place);
    if (kind === undefined) {
      throw new ElementError(
        "reference-attribute",
        "<Algorithms> names neither a kind nor an id.",
        'write one, such as <Algorithms kind="attacks" />.',
      );
    }
    return whole(kind, place);
  },
};

interface Columns {
  readonly head: readonly string[];
  readonly cells: (algorithm: Algorithm) => readonly Phrases[];
}

/** What each kind tells besides name and description. */
const columns: Readonly<Record<AlgorithmKind, Columns>> = {
  training_platforms: {
    head: ["Name in the code", "Optimizers"],
    cells: ({ code_name, optimizers }) => [code_name ?? [], values(optimizers)],
  },
  simulation_backends: { head: ["Class"], cells: classCells },
  federated_optimizers: { head: ["Accepted by"], cells: ({ accepted_by }) => [values(accepted_by)] },
  communication_backends: { head: [], cells: () => [] },
  attacks: { head: ["Kind"], cells: ({ kind, where }) => [lines(kind ?? [], where ?? [])] },
  defenses: { head: ["Stage"], cells: ({ stage }) => [stage.join(", ")] },
  differential_privacy: { head: ["Role"], cells: ({ role }) => [role ?? []] },
  secure_aggregation: {
    head: ["Chosen by"],
    cells: ({ chosen_by }) => [chosen_by === undefined ? [] : code(chosen_by)],
  },
  federated_analytics_tasks: { head: [], cells: () => [] },
  contribution_assessment: { head: ["Class"], cells: classCells },
};

/** Everything that reads better as lines than as another column. */
function meaningOf(entry: Algorithm, kind: AlgorithmKind, facts: Facts): Phrases {
  const name = (value: string | undefined) => (value === undefined ? [] : code(value));
  return lines(
    entry.description ?? [],
    ...modes(entry),
    labelled("Backends", values(entry.backends)),
    labelled("Scenarios", values(entry.scenarios)),
    kind === "differential_privacy" ? labelled("Class", name(entry.class)) : [],
    labelled("Client class", name(entry.local_class)),
    labelled("Server class", name(entry.server_class)),
    labelled("Needs", entry.needs ?? []),
    labelled("Limits", entry.limits ?? []),
    labelled("Keys", keys(entry, facts)),
    labelled("Data sets", values(entry.datasets)),
    labelled("Paper", shortCitation(entry.paper)),
    entry.reference_code === undefined ? [] : link(entry.reference_code, [text("Code of the authors")]),
    ...entry.notes,
  );
}

function classCells({ class: name }: Algorithm): readonly Phrases[] {
  return [name === undefined ? [] : code(name)];
}

const titles: Readonly<Record<AlgorithmKind, string>> = {
  training_platforms: "Training platforms",
  simulation_backends: "Simulation backends",
  federated_optimizers: "Federated optimizers",
  communication_backends: "Communication backends",
  attacks: "Attacks",
  defenses: "Defenses",
  differential_privacy: "Differential privacy",
  secure_aggregation: "Secure aggregation",
  federated_analytics_tasks: "Analytics tasks",
  contribution_assessment: "Contribution assessment",
};

function whole(kind: AlgorithmKind, place: FactsPlace): readonly Block[] {
  const { data } = place.facts;
  const { head, cells } = columns[kind];
  const idle = data.algorithms.without_effect.filter((entry) => entry.kind === kind);
  return [
    table({
      label: titles[kind],
      className: "reference-list",
      head: ["Name", ...head, "What it does"],
      labels: head,
      rows: data.algorithms[kind].map((entry) => [
        code(entry.name, place.show(itemKey("algorithm", entry.id))),
        ...cells(entry),
        meaningOf(entry, kind, place.facts),
      ]),
    }),
    ...(idle.length === 0
      ? []
      : [
          paragraph("The library has these names too, but no configuration can use them:"),
          table({
            label: `${titles[kind]} without effect`,
            className: "reference-list",
            head: ["Name", "Why", "Paper"],
            labels: ["Paper"],
            rows: idle.map(({ id, name, why, paper }) => [code(name, place.anchor(id)), why, shortCitation(paper)]),
          }),
        ]),
  ];
}

/** One entry with all that is known of it. */
function one(id: string, kind: string | undefined, place: FactsPlace): readonly Block[] {
  const { algorithms, data } = place.facts;
  const ofKind = new Map([...algorithms].filter(([, entry]) => kind === undefined || entry.of === kind));
  const entry = find(ofKind, id, kind === undefined ? "algorithm" : `entry of "${kind}"`);
  const known = settingsOf(place.facts, entry.keys);
  const settings = entry.keys.flatMap((key) => known.get(key) ?? []);
  const { source } = data.algorithms;
  return [
    paragraph(
      [strong(code(entry.name, place.show(itemKey("algorithm", id)))), ". ", ...join([entry.description ?? ""], "")],
      { className: ["reference-symbol"] },
    ),
    ...notes([
      ...[entry.kind, entry.where].flatMap((part) => (part === undefined ? [] : [`${capital(part)}.`])),
      ...(entry.stage.length === 0 ? [] : [`Stage: ${entry.stage.join(", ")}.`]),
      ...(entry.accepted_by.length === 0 ? [] : [labelled("Accepted by", values(entry.accepted_by))]),
      ...(entry.class === undefined ? [] : [labelled("Class", code(entry.class))]),
      ...(entry.local_class === undefined ? [] : [labelled("Client class", code(entry.local_class))]),
      ...(entry.server_class === undefined ? [] : [labelled("Server class", code(entry.server_class))]),
      ...(entry.chosen_by === undefined ? [] : [labelled("Chosen by", code(entry.chosen_by))]),
      ...(entry.needs === undefined ? [] : [labelled("Needs", entry.needs)]),
      ...(entry.limits === undefined ? [] : [labelled("Limits", entry.limits)]),
      ...modes(entry),
      ...(entry.example === undefined ? [] : [labelled("Example", sourceLink(source, entry.example))]),
      ...(entry.paper === undefined ? [] : [labelled("Paper", shortCitation(entry.paper))]),
      ...entry.notes,
    ]),
    ...(settings.length === 0
      ? []
      : [
          table({
            label: `Keys of ${entry.name}`,
            className: "reference-list",
            head: ["Key", "Type", "Meaning"],
            rows: settings.map((setting) => [
              itemLink(itemKey("key", keyId(setting.document, setting.path)), code(setting.key)),
              setting.type,
              lines(setting.meaning, ...setting.notes),
            ]),
          }),
        ]),
    ...(entry.other_keys.length === 0 ? [] : [paragraph(["Its code also reads ", ...values(entry.other_keys), "."])]),
    sourceLine(source, entry.file),
  ];
}

function isKind(kind: string): kind is AlgorithmKind {
  return (algorithmKinds as readonly string[]).includes(kind);
}

function keys(entry: Algorithm, facts: Facts): Phrases {
  const settings = settingsOf(facts, entry.keys);
  const linked = entry.keys.map((key): Phrases => {
    const setting = settings.get(key);
    return setting ? itemLink(itemKey("key", keyId(setting.document, setting.path)), code(key)) : code(key);
  });
  return join([...linked, ...entry.other_keys.map((key) => code(key))], ", ");
}

function modes({ modes: all }: Algorithm): readonly Phrases[] {
  return all.map(({ name, meaning }) => [code(name), `: ${meaning}`]);
}
