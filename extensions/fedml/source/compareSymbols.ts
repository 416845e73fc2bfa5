import type { FactsData } from "../data/facts";
import type { Symbol } from "../kinds/api/api";
import type { Difference, Edit } from "./difference";
import type { Library } from "./openLibrary";
import { parseSignature, type Definition, type Parameter } from "./python";

export interface Found {
  readonly definition: Definition;
  /** Without the object itself; for a class, the parameters of its constructor. */
  readonly parameters: readonly Parameter[];
  readonly file: string;
}

/** @returns the differences between the data on Python names and the source. */
export function compareSymbols(library: Library, { api }: Pick<FactsData, "api">): readonly Difference[] {
  const compared = api.symbols.flatMap((symbol, place) => {
    const found = find(library, symbol);
    return found ? compareSymbol(symbol, found, place) : [missing(symbol, place)];
  });
  return [...compared, ...newSymbols(library, api), ...goneInternals(library, api)];
}

/** @returns the definition of a symbol in the symbol's file, or null. */
export function find(library: Library, { name, kind, file }: Pick<Symbol, "name" | "kind" | "file">): Found | null {
  const definitions = library.read(file)?.definitions ?? [];
  const path = name.split(".");
  const classPath = kind === "method" ? path.slice(0, -1) : null;
  const holder =
    classPath && definitions.find((each) => each.kind === "class" && each.name === originalName(library, classPath));
  const own = classPath ? path.at(-1) : originalName(library, path);
  const definition = (classPath ? (holder?.members ?? []) : definitions).findLast((each) => each.name === own);
  if (!definition) return null;
  const isClass = definition.kind === "class";
  const constructor = isClass ? constructorOf(library, definition, definitions) : null;
  const isBound = (isClass || kind === "method") && !isStatic(definition);
  const all = (isClass ? constructor?.parameters : definition.parameters) ?? [];
  return { definition, parameters: isBound ? all.slice(1) : all, file };
}

/** @returns the name that something has in its own file, if a package renames it: "from .client import FedMLClient as Client". */
export function originalName(library: Library, path: readonly string[]): string {
  const name = path.at(-1) ?? "";
  const text = library.read(`python/${path.slice(0, -1).join("/")}/__init__.py`)?.text ?? "";
  return new RegExp(`\\b(\\w+)\\s+as\\s+${name}\\b`).exec(text)?.[1] ?? name;
}

/** @returns the constructor of a class, either its own or inherited from another class of the library. */
function constructorOf(
  library: Library,
  { members, bases }: Definition,
  around: readonly Definition[],
): Definition | null {
  const own = members.find(({ name }) => name === "__init__");
  if (own) return own;
  for (const base of bases) {
    const isBase = ({ kind, name }: Definition) => kind === "class" && name === base;
    const local = around.find(isBase);
    const definitions = local ? around : definitionsWith(library, base);
    const definition = local ?? definitions.find(isBase);
    const inherited = definition ? constructorOf(library, definition, definitions) : null;
    if (inherited) return inherited;
  }
  return null;
}

/** @returns all definitions of the file that defines a class; none if several files define it. */
function definitionsWith(library: Library, className: string): readonly Definition[] {
  const all = library.files
    .map((file) => library.read(file)?.definitions ?? [])
    .filter((definitions) => definitions.some(({ kind, name }) => kind === "class" && name === className));
  return all.length === 1 ? (all[0] ?? []) : [];
}

function isStatic({ decorators }: Definition): boolean {
  return decorators.some(({ name }) => name === "staticmethod");
}

function compareSymbol(symbol: Symbol, { definition, parameters, file }: Found, place: number): readonly Difference[] {
  const difference = (what: string, edits: readonly Edit[]): Difference => ({
    kind: "changed",
    data: "api",
    name: symbol.name,
    what,
    source: `${file}:${definition.line}`,
    path: ["symbols", place],
    edits: edits.map(({ path, value }) => ({ path: ["symbols", place, ...path], value })),
  });
  const differences: Difference[] = [];
  const signature = signatureOf(symbol, parameters);
  if (listed(parseSignature(symbol.signature)) !== listed(parameters))
    differences.push(difference(`is called as ${signature}`, [{ path: ["signature"], value: signature }]));
  const [before, after] = [symbol.parameters.map(entryText), parameters.map(toEntry).map(entryText)];
  if (before.join("; ") !== after.join("; ")) {
    const value = parameters.map((parameter) => {
      const entry = toEntry(parameter);
      const { description } = symbol.parameters.find(({ name }) => name === entry.name) ?? {};
      return description === undefined ? entry : { ...entry, description };
    });
    differences.push(
      difference(`takes (${after.join("; ")}), not (${before.join("; ")})`, [{ path: ["parameters"], value }]),
    );
  }
  if (symbol.async !== definition.isAsync)
    differences.push(
      difference(definition.isAsync ? "is asynchronous" : "is not asynchronous", [
        { path: ["async"], value: definition.isAsync || undefined },
      ]),
    );
  if (symbol.kind === "class" && symbol.bases.join() !== definition.bases.join())
    differences.push(
      difference(`inherits from "${definition.bases.join(", ")}"`, [{ path: ["bases"], value: definition.bases }]),
    );
  return differences;
}

interface Entry {
  readonly name: string;
  readonly type?: string | undefined;
  readonly required?: boolean | undefined;
  readonly default?: string | undefined;
}

function toEntry({ name, type, initial }: Parameter): Entry {
  const isStarred = name.startsWith("*");
  return {
    name,
    ...(type !== null && { type }),
    ...(initial ? { default: initial.text } : isStarred ? {} : { required: true }),
  };
}

function entryText({ name, type, required, default: initial }: Entry): string {
  return `${name}${type === undefined ? "" : `: ${type}`}${initial === undefined ? "" : ` = ${initial}`}${required ? " required" : ""}`;
}

function listed(parameters: readonly Parameter[]): string {
  return parameters.map((parameter) => entryText(toEntry(parameter))).join(", ");
}

/** @returns the call of a name, in one line. */
export function signatureOf({ signature }: Pick<Symbol, "signature">, parameters: readonly Parameter[]): string {
  const name = /^[\w.]+/.exec(signature)?.[0] ?? "";
  const written = parameters.map((each) => {
    const initial = each.initial?.text;
    const type = each.type === null ? "" : `: ${each.type}`;
    return `${each.name}${type}${initial === undefined ? "" : type ? ` = ${initial}` : `=${initial}`}`;
  });
  return `${name}(${written.join(", ")})`;
}

function newSymbols(library: Library, api: FactsData["api"]): readonly Difference[] {
  return furtherSymbols(library, api).map(({ definition: { line }, file, name }) => ({
    kind: "new",
    data: "api",
    name,
    what: "is public and not described",
    source: `${file}:${line}`,
  }));
}

interface FurtherSymbol extends Pick<Symbol, "name" | "kind" | "file"> {
  readonly definition: Definition;
}

/** @returns what the data do not name: public functions of the packages that they describe, and methods of their classes. */
export function furtherSymbols(
  library: Library,
  { symbols, further }: Pick<FactsData["api"], "symbols" | "further">,
): readonly FurtherSymbol[] {
  const described = [...symbols, ...further];
  const known = new Set(described.flatMap(({ name, file }) => [name, `${file}#${name.split(".").at(-1)}`]));
  const packages = symbols.filter(({ kind, file }) => kind === "function" && file.endsWith("/__init__.py"));
  const functions = [...new Set(packages.map(({ file }) => file))].flatMap((file) =>
    (library.read(file)?.definitions ?? [])
      .filter(({ kind }) => kind === "function")
      .map((definition) => ({
        definition,
        file,
        name: `${moduleOf(file)}.${definition.name}`,
        kind: "function" as const,
      })),
  );
  const documented = symbols.filter(({ kind, name }) => kind === "class" && hasMethods(symbols, name));
  const methods = documented.flatMap((symbol) =>
    (find(library, symbol)?.definition.members ?? [])
      .filter(({ kind }) => kind === "function")
      .map((definition) => ({
        definition,
        file: symbol.file,
        name: `${symbol.name}.${definition.name}`,
        kind: "method" as const,
      })),
  );
  return [...functions, ...methods]
    .filter(({ definition: { name } }) => !name.startsWith("_"))
    .filter(({ definition, file, name }) => !known.has(name) && !known.has(`${file}#${definition.name}`));
}

/** Reports public names that only the library calls and that it no longer defines. */
function goneInternals(library: Library, { further }: FactsData["api"]): readonly Difference[] {
  const isDefined = (file: string, name: string | undefined) =>
    library
      .read(file)
      ?.definitions.some((each) => each.name === name || each.members.some((member) => member.name === name));
  return further.flatMap(({ name, file, why }, place): readonly Difference[] => {
    if (why === undefined || isDefined(file, name.split(".").at(-1))) return [];
    return [{ kind: "gone", data: "api", name, what: "is not defined there", source: file, path: ["further", place] }];
  });
}

/** For other classes, the data describe only the constructor. */
function hasMethods(symbols: readonly Symbol[], name: string): boolean {
  return symbols.some((symbol) => symbol.kind === "method" && symbol.name.startsWith(`${name}.`));
}

function moduleOf(file: string): string {
  return file
    .replace(/^python\//, "")
    .replace(/\/__init__\.py$/, "")
    .replaceAll("/", ".");
}

function missing({ name, file }: Symbol, place: number): Difference {
  return { kind: "gone", data: "api", name, what: "is not defined there", source: file, path: ["symbols", place] };
}
