import { z } from "zod";
import type { FactsFile } from "../../data/facts";
import { named, noted, sourced } from "../../shared/fields";
import { citationLink } from "../../shared/phrases";
import { citation, file, source, sourceLines, text, texts, url } from "../../shared/schemas";
import { by, item, itemKey, type Kind } from "../kind";
import { ids, type Names } from "../report";
import { algorithmsElement } from "./element";
import { formulaNames } from "./formulaNames";
import { algorithmKinds, explainedKinds } from "./lists";

const fault = z.strictObject({
  /** What happens and when, as a sentence. */
  what: text,
  lines: z.array(sourceLines).min(1),
});

const algorithm = z.strictObject({
  id: text,
  name: text,
  file,
  /** The decisive steps: where the code does what the entry says. */
  lines: z.array(sourceLines).default([]),
  /** Name of the constant in the source. */
  constant: text.optional(),
  class: text.optional(),
  local_class: text.optional(),
  server_class: text.optional(),
  role: z.enum(["solution", "mechanism", "accountant"]).optional(),
  kind: text.optional(),
  where: text.optional(),
  description: text.optional(),
  backends: texts,
  scenarios: texts,
  optimizers: texts,
  accepted_by: texts,
  stage: texts,
  modes: z.array(z.strictObject({ name: text, meaning: text })).default([]),
  /** Keys of fedml_config.yaml. */
  keys: texts,
  /** More keys that its code reads. */
  other_keys: texts,
  /** Keys of both lists without which a run fails. */
  required: texts,
  /** Condition under which a key of the two lists is read, unless it is always read: "in `MPI`". */
  when: z.record(text, text).default({}),
  /** What the code computes, as TeX, in the symbols of glossary.yaml. */
  formula: text.optional(),
  /** What the formula does not say. */
  formula_note: text.optional(),
  faults: z.array(fault).default([]),
  datasets: texts,
  needs: text.optional(),
  limits: text.optional(),
  chosen_by: text.optional(),
  example: text.optional(),
  reference_code: url.optional(),
  paper: citation.optional(),
  code_name: text.optional(),
  is_training_type: z.boolean().default(true),
  notes: texts,
});

const list = z.array(algorithm);

const schema = z.strictObject({
  source,
  training_platforms: list,
  simulation_backends: list,
  federated_optimizers: list,
  communication_backends: list,
  attacks: list,
  defenses: list,
  differential_privacy: list,
  secure_aggregation: list,
  federated_analytics_tasks: list,
  contribution_assessment: list,
  /** Names that the library defines but that have no effect. */
  without_effect: z.array(
    z.strictObject({
      id: text,
      kind: z.enum(algorithmKinds),
      name: text,
      file,
      why: text,
      paper: citation.optional(),
    }),
  ),
});

export type Algorithm = z.output<typeof algorithm>;

function index(data: z.output<typeof schema>) {
  const all = algorithmKinds.flatMap((of) => data[of].map((each) => ({ ...each, of })));
  return { algorithms: by("id", all) };
}

export const algorithms: Kind<typeof schema, ReturnType<typeof index>, "algorithm"> = {
  schema,
  index,
  items: [
    item("algorithm", {
      all: (facts) => facts.algorithms.values(),
      id: ({ id }) => id,
      field: "algorithms",
      type: "Algorithm",
      description: "An algorithm, transport, attack, defense or task that the configuration names.",
      fields: {
        ...named,
        name: ["String!", "The name that the configuration takes."],
        kind: ["String!", "Its list: federated_optimizers, attacks, defenses, …"],
        sort: ["String", "What sort of attack it is."],
        description: ["String", "What it does."],
        constant: ["String", "Constant in the source."],
        class: ["String", "Class in the source."],
        accepted_by: ["[String!]!", "Simulators and platforms that run it."],
        stage: ["[String!]!", "When a defense acts."],
        keys: ["[String!]!", "Keys of fedml_config.yaml that set it."],
        required: ["[String!]!", "Keys without which a run fails."],
        formula: ["String", "TeX of what it computes."],
        lines: ["[String!]!", "Files and lines of its decisive steps."],
        faults: ["[AlgorithmFault!]!", "Known issues."],
        example: ["String", "Its example in the repository."],
        paper: ["PaperReference", "Where it was published."],
        ...noted,
        ...sourced,
      },
      values: ({ of, kind, paper }) => ({
        kind: of,
        sort: kind,
        paper: paper && { ...paper, link: citationLink(paper) },
      }),
      search: ({ name, description = "" }) => [{ name, kind: "algorithm", description }],
    }),
  ],
  check({ data: { algorithms: data, datasets, glossary }, settings }, { unique, link }) {
    const optimizers = data.federated_optimizers.map(({ name }) => name);
    const backends = data.simulation_backends.map(({ name }) => name);
    const datasetNames = datasets.datasets.map(({ name }) => name);
    const symbols = glossary.symbols.flatMap(({ symbol }) => formulaNames(symbol));
    unique(
      ...algorithmKinds.map((kind) => ids("id", data[kind], kind)),
      ids("id", data.without_effect, "without_effect"),
    );
    for (const kind of algorithmKinds) {
      for (const [place, entry] of data[kind].entries()) {
        const each = (
          field: "keys" | "optimizers" | "backends" | "datasets",
          target: FactsFile,
          what: string,
          names: Names,
        ) => entry[field].forEach((name, number) => link([kind, place, field, number], name, target, what, names));
        each("keys", "config", "key", settings);
        each("optimizers", "algorithms", "optimizer", optimizers);
        each("backends", "algorithms", "backend", backends);
        each("datasets", "datasets", "data set", datasetNames);
        const read = [...entry.keys, ...entry.other_keys];
        for (const [number, name] of entry.required.entries())
          link([kind, place, "required", number], name, "algorithms", "key of the entry", read);
        for (const name of Object.keys(entry.when))
          link([kind, place, "when", name], name, "algorithms", "key of the entry", read);
        for (const name of formulaNames(entry.formula ?? ""))
          link([kind, place, "formula"], name, "glossary", "symbol", symbols);
      }
    }
  },
  elements: { Algorithms: algorithmsElement },
  types: {
    AlgorithmFault: {
      description: "A known issue of an algorithm.",
      fields: {
        what: ["String!", "What happens, and when."],
        lines: ["[String!]!", "Files and lines that cause it."],
      },
    },
  },
  covers: {
    what: "list of algorithms",
    description: "Lists of algorithms, each entry with all that is known of it.",
    at: (_, name) => [name],
    names: ({ data }) => explainedKinds.filter((kind) => data.algorithms[kind].length > 0),
    items: ({ algorithms: all }, name) =>
      [...all.values()].filter(({ of }) => of === name).map(({ id }) => itemKey("algorithm", id)),
    element: (id) => `<Algorithms id="${id}" />`,
  },
};
