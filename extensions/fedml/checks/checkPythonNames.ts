import type { Finding } from "../../../node/codeBlocks/codeBlock";
import type { UsedName } from "../../../node/codeBlocks/parsePython";
import { nearest } from "../../../node/common/nearest";
import type { Facts } from "../data/facts";
import { algorithmKinds } from "../kinds/algorithms/lists";

/** Names of the library in the reference data. */
export interface LibraryNames {
  /** Functions and classes, by every import path; methods follow the name of their class. */
  readonly names: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
}

export function libraryNames({ data }: Facts): LibraryNames {
  const names = new Set<string>();
  const modules = new Set<string>();
  for (const { name, module, kind } of data.api.symbols) {
    // The path of a method contains its class, whichever module the class is imported from.
    const own = name.split(".").slice(kind === "method" ? -2 : -1);
    names.add(name).add([module, ...own].join("."));
    modules.add(module);
  }
  for (const { name } of data.api.further) names.add(name);
  for (const kind of algorithmKinds) {
    for (const { class: whole, local_class: local, server_class: server } of data.algorithms[kind]) {
      for (const name of [whole, local, server]) if (name?.startsWith("fedml.")) names.add(name);
    }
  }
  const methods = new Set(data.api.symbols.filter(({ kind }) => kind === "method").map(({ name }) => name));
  for (const path of [...names].filter((name) => !methods.has(name)).concat([...modules])) {
    for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1))
      modules.add(path.slice(0, dot));
  }
  // Whatever has methods is a class, not a module.
  for (const name of names) modules.delete(name);
  return { names, modules };
}

/** @returns what is wrong with one name, or null if the library has it or the data cannot tell. */
export function checkPythonName(
  { name, line, column }: UsedName,
  library: LibraryNames,
  { data }: Facts,
): Finding | null {
  const { names, modules } = library;
  // Without API data there is nothing to compare with.
  if (modules.size === 0) return null;
  const steps = name.split(".");
  let module = steps[0] ?? name;
  for (const [index, step] of steps.entries()) {
    if (index === 0) continue;
    const path = `${module}.${step}`;
    // The data do not list everything that a class or a function has, and every module has "__version__" and the like.
    if (names.has(path) || step.startsWith("__")) return null;
    if (!modules.has(path)) {
      return { line, column, rule: "unknown-python-name", ...explain(name, path, library, data.api.removed) };
    }
    module = path;
  }
  return null;
}

function explain(
  name: string,
  path: string,
  { names, modules }: LibraryNames,
  removed: Facts["data"]["api"]["removed"],
): Pick<Finding, "what" | "fix"> {
  const former = removed.find(({ form }) => form === path || form === importOf(path));
  const what = `"${path}" is ${former ? "no longer" : "not"} a name of the library.`;
  if (former?.now !== undefined) return { what, fix: `write "${former.now}".` };
  if (former?.note !== undefined) return { what, fix: former.note.replace(/^Now: /, "write: ") };
  const last = name.slice(name.lastIndexOf(".") + 1);
  const elsewhere = [...names].find((known) => known.endsWith(`.${last}`));
  if (elsewhere !== undefined) return { what, fix: `write "${elsewhere}".` };
  const parent = path.slice(0, path.lastIndexOf("."));
  const there = [...names, ...modules]
    .filter((known) => known.startsWith(`${parent}.`))
    .map((known) => known.slice(parent.length + 1))
    .filter((step) => !step.includes("."));
  // Compare only the last part: the shared beginning makes all names look alike.
  const near = nearest(path.slice(parent.length + 1), there);
  const fix =
    near === null
      ? 'correct it; if the library has it, add it to "further" of content/reference/api.yaml.'
      : `write "${parent}.${near}"; if the library has the other, add it to "further" of content/reference/api.yaml.`;
  return { what, fix };
}

/** How programs import "fedml.SimulatorMPI": "from fedml import SimulatorMPI". */
function importOf(path: string): string {
  const dot = path.lastIndexOf(".");
  return `from ${path.slice(0, dot)} import ${path.slice(dot + 1)}`;
}
