import type { ConfigEntry } from "../../../../node/codeBlocks/parseConfiguration";
import type { AlgorithmKind } from "../../kinds/algorithms/lists";
import { federatedDocument, keysOf } from "../../kinds/config/keys";
import type { WorkbenchAlgorithm, WorkbenchFacts } from "./data";

/** A remark from the reference data on something that the rules accept. */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly kind: "unread" | "needs" | "unfit" | "without-effect";
  readonly what: string;
}

/** Keys that select an algorithm, each with the list of names and the switch that must be on. */
const choices: readonly { readonly key: string; readonly list: AlgorithmKind; readonly on?: string }[] = [
  { key: "federated_optimizer", list: "federated_optimizers" },
  { key: "attack_type", list: "attacks", on: "enable_attack" },
  { key: "defense_type", list: "defenses", on: "enable_defense" },
];

/** @returns remarks on keys that nothing reads, keys that a choice also needs, and choices that do not work together. */
export function remarksOn(
  entries: readonly ConfigEntry[],
  document: string | null,
  facts: WorkbenchFacts,
): readonly Remark[] {
  const known = facts.documents.get(document ?? "");
  if (!known) return [];
  const isSectioned = known.sections.length > 0;
  const keys = keysOf(known);
  const unread = entries.flatMap(({ path, line, column }): Remark[] => {
    const written = path.join(".");
    const own =
      keys.find((key) => key.path === written) ??
      (isSectioned && path.length === 2 ? keys.find(({ key }) => key === path[1]) : undefined);
    if (!own || own.read_by_library) return [];
    const [note = "Other programs may read it."] = own.notes;
    return [
      { line, column, kind: "unread", what: `The library ${facts.data.version} does not read "${written}". ${note}` },
    ];
  });
  const federated = document === federatedDocument ? remarksOnRun(entries, facts) : [];
  return [...unread, ...federated].sort((a, b) => a.line - b.line || a.column - b.column);
}

function remarksOnRun(entries: readonly ConfigEntry[], facts: WorkbenchFacts): readonly Remark[] {
  const { algorithms, withoutEffect } = facts.data;
  const written = new Map(entries.filter(({ path }) => path.length === 2).map((entry) => [entry.path[1] ?? "", entry]));
  const valueOf = (key: string) => written.get(key)?.value.text;
  const runner = runnerOf(valueOf("training_type"), valueOf("backend"));
  return [
    ...remarksOnRunner(written, facts),
    ...choices.flatMap(({ key, list, on }): Remark[] => {
      const entry = written.get(key);
      if (!entry || (on !== undefined && valueOf(on)?.toLowerCase() !== "true")) return [];
      const place = { line: entry.line, column: entry.column };
      const name = entry.value.text;
      const empty = withoutEffect.find((each) => each.kind === list && each.name === name);
      if (empty) return [{ ...place, kind: "without-effect", what: `"${name}" has no effect: ${empty.why}` }];
      const algorithm = algorithms[list].find((each) => each.name === name);
      if (!algorithm) return [];
      const missing = missingKeys(algorithm, new Set(written.keys()), valueOf("backend"));
      // If no algorithm knows the runner, the rules report it.
      const isKnown = runner !== null && algorithms[list].some((each) => each.accepted_by.includes(runner));
      return [
        ...(isKnown && !fits(algorithm, runner)
          ? [
              {
                ...place,
                kind: "unfit" as const,
                what: `"${name}" does not work with ${runner}. It runs in ${algorithm.accepted_by.join(", ")}.`,
              },
            ]
          : []),
        ...(missing.length > 0
          ? [{ ...place, kind: "needs" as const, what: `"${name}" also needs ${missing.join(", ")}.` }]
          : []),
      ];
    }),
  ];
}

/** Switches whose hooks a single-process simulation never calls. */
const hooks = ["enable_defense", "enable_dp"];

/** @returns remarks on a backend that simulations do not support, and on switches that a simulation silently ignores. */
function remarksOnRunner(written: ReadonlyMap<string, ConfigEntry>, { data }: WorkbenchFacts): readonly Remark[] {
  const backend = written.get("backend");
  if (!backend || written.get("training_type")?.value.text !== "simulation") return [];
  const remark = ({ line, column }: ConfigEntry, kind: Remark["kind"], what: string): Remark => ({
    line,
    column,
    kind,
    what,
  });
  const name = backend.value.text;
  const simulators = data.simulators;
  if (!simulators.includes(name))
    return [remark(backend, "unfit", `"${name}" does not work with simulation. It runs in ${simulators.join(", ")}.`)];
  if (name !== "sp") return [];
  return hooks.flatMap((key) => {
    const entry = written.get(key);
    return entry?.value.text.toLowerCase() === "true"
      ? [remark(entry, "without-effect", `"${key}" has no effect: a simulation in sp does not call its hooks.`)]
      : [];
  });
}

/** @returns how `accepted_by` names what runs the file: "simulation/sp", "cross_silo"; null if the file does not say. */
export function runnerOf(trainingType: string | undefined, backend: string | undefined): string | null {
  if (trainingType !== "simulation") return trainingType ?? null;
  return backend === undefined ? null : `simulation/${backend}`;
}

export function fits({ accepted_by: runners }: Pick<WorkbenchAlgorithm, "accepted_by">, runner: string): boolean {
  return runners.length === 0 || runners.includes(runner);
}

/** @returns the keys that an algorithm needs and the file lacks, each with the condition under which it is needed. */
export function missingKeys(
  { required, when }: Pick<WorkbenchAlgorithm, "required" | "when">,
  written: ReadonlySet<string>,
  backend: string | undefined,
): readonly string[] {
  return required.flatMap((key) => {
    if (written.has(key)) return [];
    const condition = when[key]?.replaceAll("`", "");
    const [, only] = /^in (\w+)$/.exec(condition ?? "") ?? [];
    if (only !== undefined && backend !== undefined && only !== backend) return [];
    return [condition === undefined || only !== undefined ? key : `${key} (${condition})`];
  });
}
