import { find, unknown, ReferenceError, type Expander, type Place } from "./expander";
import { citation, labelled, notes, sourceLine, sourceLink, values } from "./facts";
import { itemKey, keyId } from "../item";
import { code, itemLink, join, lines, link, paragraph, strong, table, text, type Block, type Phrases } from "../mdast";
import type { KindedAlgorithm, Reference } from "../reference";
import { federatedDocument } from "../checkReferenceData";
import { algorithmKinds, type Algorithm, type AlgorithmKind } from "../schemas";

/** `<Algorithms kind="attacks" />`, or one entry: `<Algorithms id="def.krum" />` */
export const algorithmsExpander: Expander = {
  attributes: { kind: "optional", id: "optional" },
  expand: ({ kind, id }, place) => {
    if (kind !== undefined && !isKind(kind)) throw unknown(kind, algorithmKinds, "kind of algorithms");
    if (id !== undefined) return one(id, kind, place);
    if (kind === undefined) {
      throw new ReferenceError(
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
  readonly cells: (algorithm: Algorithm, reference: Reference) => readonly Phrases[];
}

const described = ({ description, needs, limits, notes: remarks, reference_code }: Algorithm): Phrases =>
  lines(
    description ?? [],
    labelled("Needs", needs ?? []),
    labelled("Limits", limits ?? []),
    reference_code === undefined ? [] : link(reference_code, [text("Code of the authors")]),
    ...remarks,
  );

/** What each kind tells besides its names. */
const columns: Readonly<Record<AlgorithmKind, Columns>> = {
  training_platforms: {
    head: ["Name in the code", "Backends", "Scenarios", "Optimizers", "Notes"],
    cells: (entry) => [
      entry.code_name ?? [],
      values(entry.backends),
      values(entry.scenarios),
      values(entry.optimizers),
      lines(...entry.notes),
    ],
  },
  simulation_backends: {
    head: ["Class", "What it does"],
    cells: (entry) => [classOf(entry), described(entry)],
  },
  federated_optimizers: {
    head: ["What it does", "Accepted by", "Keys", "Paper"],
    cells: (entry, reference) => [
      described(entry),
      values(entry.accepted_by),
      keys(entry, reference),
      citation(entry.paper),
    ],
  },
  communication_backends: { head: ["What it carries"], cells: (entry) => [described(entry)] },
  attacks: {
    head: ["Kind", "What it does", "Keys", "Paper"],
    cells: (entry, reference) => [
      lines(entry.kind ?? [], entry.where ?? []),
      lines(described(entry), ...modes(entry)),
      keys(entry, reference),
      citation(entry.paper),
    ],
  },
  defenses: {
    head: ["Stage", "What it does", "Keys", "Paper"],
    cells: (entry, reference) => [
      entry.stage.join(", "),
      described(entry),
      keys(entry, reference),
      citation(entry.paper),
    ],
  },
  differential_privacy: {
    head: ["Role", "Class", "What it does", "Keys", "Paper"],
    cells: (entry, reference) => [
      entry.role ?? [],
      classOf(entry),
      described(entry),
      keys(entry, reference),
      citation(entry.paper),
    ],
  },
  secure_aggregation: {
    head: ["Chosen by", "Notes"],
    cells: (entry) => [entry.chosen_by === undefined ? [] : code(entry.chosen_by), described(entry)],
  },
  federated_analytics_tasks: {
    head: ["What it finds", "Client class", "Server class", "Keys", "Paper"],
    cells: (entry, reference) => [
      described(entry),
      entry.local_class === undefined ? [] : code(entry.local_class),
      entry.server_class === undefined ? [] : code(entry.server_class),
      keys(entry, reference),
      citation(entry.paper),
    ],
  },
  contribution_assessment: {
    head: ["Class", "What it measures"],
    cells: (entry) => [classOf(entry), described(entry)],
  },
};

const titles: Readonly<Record<AlgorithmKind, string>> = {
  training_platforms: "Training platforms",
  simulation_backends: "Simulation backends",
  federated_optimizers: "Federated optimizers",
  communication_backends: "Communication backends",
  attacks: "Attacks",
  defenses: "Defences",
  differential_privacy: "Differential privacy",
  secure_aggregation: "Secure aggregation",
  federated_analytics_tasks: "Analytics tasks",
  contribution_assessment: "Contribution assessment",
};

function whole(kind: AlgorithmKind, place: Place): readonly Block[] {
  const { data } = place.reference;
  const { head, cells } = columns[kind];
  const idle = data.algorithms.without_effect.filter((entry) => entry.kind === kind);
  return [
    table({
      label: titles[kind],
      className: "reference-wide",
      head: ["Name", ...head],
      rows: data.algorithms[kind].map((entry) => [
        code(entry.name, place.show(itemKey("algorithm", entry.id))),
        ...cells(entry, place.reference),
      ]),
    }),
    ...(idle.length === 0
      ? []
      : [
          paragraph("These names stand in the library too, and have no effect there:"),
          table({
            label: `${titles[kind]} without effect`,
            className: "reference-list",
            head: ["Name", "Why", "Paper"],
            rows: idle.map(({ id, name, why, paper }) => [code(name, place.anchor(id)), why, citation(paper)]),
          }),
        ]),
  ];
}

/** One entry with all that is known of it. */
function one(id: string, kind: string | undefined, place: Place): readonly Block[] {
  const { algorithms, data, keys: known } = place.reference;
  const ofKind = new Map([...algorithms].filter(([, entry]) => kind === undefined || entry.of === kind));
  const entry: KindedAlgorithm = find(ofKind, id, kind === undefined ? "algorithm" : `entry of "${kind}"`);
  const settings = entry.keys.flatMap((key) => [...known.values()].filter(isSetting(key)).slice(0, 1));
  const { source } = data.algorithms;
  return [
    paragraph(
      [strong(code(entry.name, place.show(itemKey("algorithm", id)))), ". ", ...join([entry.description ?? ""], "")],
      { className: ["reference-symbol"] },
    ),
    ...notes([
      ...[entry.kind, entry.where].flatMap((part) => (part === undefined ? [] : [capital(part)])),
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
      ...(entry.paper === undefined ? [] : [labelled("Paper", citation(entry.paper))]),
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

const isSetting = (key: string) => (candidate: { readonly key: string; readonly document: string }) =>
  candidate.key === key && candidate.document === federatedDocument;

function keys(entry: Algorithm, reference: Reference): Phrases {
  const linked = entry.keys.map((key): Phrases => {
    const setting = [...reference.keys.values()].find(isSetting(key));
    return setting ? itemLink(itemKey("key", keyId(setting.document, setting.path)), code(key)) : code(key);
  });
  return join([...linked, ...entry.other_keys.map((key) => code(key))], ", ");
}

function modes({ modes: all }: Algorithm): readonly Phrases[] {
  return all.map(({ name, meaning }) => [code(name), `: ${meaning}`]);
}

function classOf({ class: name }: Algorithm): Phrases {
  return name === undefined ? [] : code(name);
}

function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
