import { unknown, ElementError } from "../../../../node/elements/element";
import { itemKey, type FactsElement, type FactsPlace } from "../kind";
import { labelled, shortCitation, values } from "../../shared/phrases";
import {
  code,
  itemLink,
  join,
  lines,
  link,
  paragraph,
  table,
  text,
  type Block,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import { keyId, settingsOf } from "../config/keys";
import type { Algorithm } from "./algorithms";
import { modes, one } from "./entry";
import { algorithmKinds, explainedKinds, type AlgorithmKind } from "./lists";

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

/** Columns of each kind, in addition to name and description. */
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

/** Everything that reads better as lines than as another column. Short for entries that a page explains one by one. */
function meaningOf(entry: Algorithm, kind: AlgorithmKind, facts: Facts): Phrases {
  if (explainedKinds.includes(kind)) {
    const { description = [], faults } = entry;
    return lines(description, faults.length === 0 ? [] : labelled("Known issues", String(faults.length)));
  }
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
    entry.reference_code === undefined ? [] : link(entry.reference_code, [text("The authors' code")]),
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
        nameOf(entry, kind, place),
        ...cells(entry),
        meaningOf(entry, kind, place.facts),
      ]),
    }),
    ...(idle.length === 0
      ? []
      : [
          paragraph("The library's code also contains these names, but you cannot use them here:"),
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

/** The name, with the anchor of its entry. For entries that a page explains one by one, a link to that page. */
function nameOf({ id, name }: Algorithm, kind: AlgorithmKind, place: FactsPlace): Phrases {
  const key = itemKey("algorithm", id);
  return explainedKinds.includes(kind) ? itemLink(key, code(name, place.anchor(id))) : code(name, place.show(key));
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
  return join(linked, ", ");
}
