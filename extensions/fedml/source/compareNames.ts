import type { FactsData } from "../data/facts";
import { algorithmKinds } from "../kinds/algorithms/lists";
import type { Difference } from "./difference";
import type { Library } from "./openLibrary";
import { childrenOf, toExpression } from "./python";

/** Constants that contain names by which the configuration selects something. */
const families: readonly { readonly file: string; readonly pattern: RegExp }[] = [
  {
    file: "python/fedml/constants.py",
    pattern: /^(?:FedML_FEDERATED_OPTIMIZER|FEDML_SIMULATION_TYPE|FEDML_TRAINING_PLATFORM(?!.*_TYPE$))_/,
  },
  { file: "python/fedml/core/security/constants.py", pattern: /^/ },
  { file: "python/fedml/core/dp/common/constants.py", pattern: /DP/ },
  { file: "python/fedml/fa/constants.py", pattern: /^FA_TASK_/ },
];

/** Where the library compares the name of a data set, a model or a transport with those that it knows. */
const branches = [
  { list: "datasets", file: "python/fedml/data/data_loader.py", variable: "dataset_name" },
  { list: "models", file: "python/fedml/model/model_hub.py", variable: "model_name" },
  {
    list: "communication_backends",
    file: "python/fedml/core/distributed/fedml_comm_manager.py",
    variable: "self.backend",
  },
] as const;

/** @returns the differences between the data on algorithms, data sets and models, and the names that the library knows. */
export function compareNames(
  library: Library,
  data: Pick<FactsData, "algorithms" | "datasets">,
): readonly Difference[] {
  return [...compareConstants(library, data), ...branches.flatMap((branch) => compareBranch(library, data, branch))];
}

/** @returns the names in the library's constants, by constant, with the file of each. */
function constantsOf(library: Library): ReadonlyMap<string, { readonly name: string; readonly file: string }> {
  const found = families.flatMap(({ file, pattern }) =>
    Array.from(library.read(file)?.constants ?? [], ([constant, name]) => ({ constant, name, file })).filter(
      ({ constant, name }) => pattern.test(constant) && typeof name === "string",
    ),
  );
  return new Map(found.map(({ constant, name, file }) => [constant, { name: String(name), file }]));
}

/** @returns the names by which the configuration selects something, each with the constants and variables that contain it. */
export function readNames(library: Library): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, holder: string) => names.set(name, [...(names.get(name) ?? []), holder].sort());
  for (const [constant, { name }] of constantsOf(library)) add(name, constant);
  for (const { file, variable } of branches)
    for (const name of comparedWith(library, file, variable).keys()) add(name, variable);
  return names;
}

function compareConstants(library: Library, { algorithms }: Pick<FactsData, "algorithms">): readonly Difference[] {
  const values = constantsOf(library);
  const entries = algorithmKinds.flatMap((list) =>
    algorithms[list].map((entry, place) => ({
      name: entry.name,
      constant: constantOf(entry),
      path: [list, place, "name"],
    })),
  );
  const known = new Set([...entries, ...algorithms.without_effect].map(({ name }) => name));
  return [
    ...entries.flatMap(({ name, constant, path }): readonly Difference[] => {
      if (constant === undefined) return [];
      const value = values.get(constant);
      if (!value)
        return [{ kind: "gone", data: "algorithms", name, what: `has no constant ${constant}`, source: "", path }];
      if (value.name === name) return [];
      const what = `is named "${value.name}" by ${constant}`;
      return [
        {
          kind: "changed",
          data: "algorithms",
          name,
          what,
          source: value.file,
          path,
          edits: [{ path, value: value.name }],
        },
      ];
    }),
    ...Array.from(values, ([constant, { name, file }]): readonly Difference[] =>
      known.has(name)
        ? []
        : [{ kind: "new", data: "algorithms", name, what: `is the name of ${constant}`, source: file }],
    ).flat(),
  ];
}

function constantOf(entry: object): string | undefined {
  return "constant" in entry && typeof entry.constant === "string" ? entry.constant : undefined;
}

function compareBranch(
  library: Library,
  { algorithms, datasets }: Pick<FactsData, "algorithms" | "datasets">,
  { list, file, variable }: (typeof branches)[number],
): readonly Difference[] {
  const found = comparedWith(library, file, variable);
  const data = list === "communication_backends" ? "algorithms" : "datasets";
  const entries: readonly { readonly name: string; readonly loaded_by?: string | undefined }[] =
    list === "communication_backends" ? algorithms[list] : datasets[list];
  const known = new Set([...entries, ...algorithms.without_effect].map(({ name }) => name));
  const isSelected = ({ loaded_by: loader }: { loaded_by?: string | undefined }) =>
    list !== "datasets" || loader === "fedml.data.load";
  return [
    ...Array.from(found)
      .filter(([name]) => !known.has(name))
      .map(([name, line]): Difference => ({
        kind: "new",
        data,
        name,
        what: `selects a branch of ${variable}`,
        source: `${file}:${line}`,
      })),
    ...entries
      .filter((entry) => isSelected(entry) && !found.has(entry.name))
      .map(({ name }): Difference => ({
        kind: "gone",
        data,
        name,
        what: `selects no branch of ${variable}`,
        source: file,
      })),
  ];
}

/** @returns the texts that the code compares a variable with, each with the line of the first comparison. */
function comparedWith(library: Library, file: string, variable: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const module = library.read(file);
  module?.root.cursor().iterate(({ node, name }) => {
    if (name !== "BinaryExpression") return;
    const [left, , right] = childrenOf(node);
    if (!left || !right || module.text.slice(left.from, left.to) !== variable) return;
    const { value } = toExpression(right, module.text);
    for (const text of Array.isArray(value) ? value : [value])
      if (typeof text === "string" && !found.has(text)) found.set(text, module.lineOf(node.from));
  });
  return found;
}
