import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Expression, ImportDeclaration, Module, ModuleItem, Pattern } from "@swc/core";
import {
  contextOf,
  exportedBy,
  expressionOf,
  namesOf,
  parseModule,
  returnedBy,
  valueOf,
  type Literal,
  type Names,
  type UnreadPart,
} from "../elements/literalOf";

export interface ConfigurationFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** A parsed configuration file, with the expressions of its names, including those that it imports from other files. */
export interface ConfigurationModule {
  readonly file: string;
  readonly module: Module;
  readonly names: Names;
}

/** Called for a part that must be computed, and the file that contains it. */
export type OnUnread = (part: UnreadPart, file: string) => void;

/** Maximum length of an import chain that is followed; longer ones are a program or a cycle. */
const mostModules = 8;
const endings = ["ts", "mts", "cts", "js", "mjs", "cjs", "json"];

/**
 * Parses a module. Follows imports of relative files, as long as they export plain data.
 *
 * @param onUnread called for each part of imported data that must be computed, which is left out; if absent, data with such a part
 * is not read.
 * @returns null for a text that is not a module.
 */
export function readModule(given: ConfigurationFile, onUnread?: OnUnread, depth = 0): ConfigurationModule | null {
  const isJson = /\.json$/i.test(given.file) || (depth === 0 && /^\s*[{[]/.test(given.text));
  const module = parseModule(isJson ? `export default ${given.text}` : given.text);
  if (module === null) return null;
  const own = namesOf(module.body);
  const imported = new Map(module.body.flatMap(importsOf));
  const read = new Map<string, Expression | undefined>();
  return {
    file: given.file,
    module,
    names: {
      get: (name) => {
        const from = imported.get(name);
        if (from === undefined) return own.get(name);
        if (!read.has(name)) read.set(name, expressionOf(importedData(given.file, from, onUnread, depth)));
        return read.get(name);
      },
    },
  };
}

/** @returns absolute path of a module that another one imports, such as "./pages"; null for a package or a missing file. */
export function fileOfModule(name: string, from: string): string | null {
  if (!/^\.{0,2}\//.test(name)) return null;
  const wanted = path.resolve(path.dirname(from), name);
  const bare = wanted.replace(/\.[mc]?js$/, "");
  const places = [
    wanted,
    ...[wanted, bare].flatMap((each) => endings.map((ending) => `${each}.${ending}`)),
    ...endings.map((ending) => path.join(wanted, `index.${ending}`)),
  ];
  return places.find((place) => existsSync(place) && statSync(place).isFile()) ?? null;
}

interface ImportedName {
  readonly source: string;
  /** Name of the export: "default", "*" for all exports, or any other. */
  readonly exported: string;
}

type Import = readonly [local: string, from: ImportedName];

function importsOf(item: ModuleItem): readonly Import[] {
  if (item.type === "ImportDeclaration") return ofImport(item);
  if (item.type !== "VariableDeclaration") return [];
  return item.declarations.flatMap(({ id, init }) => {
    const source = init ? requiredBy(init) : null;
    return source === null ? [] : ofPattern(id, source);
  });
}

function ofImport({ source: { value: source }, specifiers }: ImportDeclaration): readonly Import[] {
  return specifiers.map((each) => {
    const exported =
      each.type === "ImportNamespaceSpecifier"
        ? "*"
        : each.type === "ImportSpecifier"
          ? (each.imported?.value ?? each.local.value)
          : "default";
    return [each.local.value, { source, exported }];
  });
}

/** @returns the names that `const sidebar = require("./sidebar")` or `const { a, b: c } = require(…)` declares. */
function ofPattern(id: Pattern, source: string): readonly Import[] {
  if (id.type === "Identifier") return [[id.value, { source, exported: "default" }]];
  if (id.type !== "ObjectPattern") return [];
  return id.properties.flatMap((property): readonly Import[] => {
    if (property.type === "AssignmentPatternProperty")
      return [[property.key.value, { source, exported: property.key.value }]];
    if (property.type !== "KeyValuePatternProperty" || property.value.type !== "Identifier") return [];
    const { key } = property;
    return key.type === "Identifier" || key.type === "StringLiteral"
      ? [[property.value.value, { source, exported: key.value }]]
      : [];
  });
}

function requiredBy(node: Expression): string | null {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.value !== "require")
    return null;
  const [only] = node.arguments;
  return only?.expression.type === "StringLiteral" ? only.expression.value : null;
}

function importedData(
  from: string,
  { source, exported }: ImportedName,
  onUnread: OnUnread | undefined,
  depth: number,
): Literal | undefined {
  const file = depth < mostModules ? fileOfModule(source, from) : null;
  if (file === null) return undefined;
  const read = readModule({ file, text: readFileSync(file, "utf8") }, onUnread, depth + 1);
  return read === null ? undefined : exportOf(read, exported, onUnread, depth + 1);
}

function exportOf(
  read: ConfigurationModule,
  exported: string,
  onUnread: OnUnread | undefined,
  depth: number,
): Literal | undefined {
  const { file, module, names } = read;
  const context = contextOf(names, onUnread && ((part) => void onUnread(part, file)));
  const valueIn = (node: Expression | undefined) => node && valueOf(node, context);
  if (exported === "*") {
    const all = [...namesOf(module.body)].map(([name, node]) => [name, valueOf(node, contextOf(names))] as const);
    return Object.fromEntries(all.filter((pair): pair is readonly [string, Literal] => pair[1] !== undefined));
  }
  for (const item of module.body) {
    if (item.type === "ExportAllDeclaration") {
      const found = importedData(file, { source: item.source.value, exported }, onUnread, depth);
      if (found !== undefined) return found;
    }
    if (item.type !== "ExportNamedDeclaration") continue;
    for (const each of item.specifiers) {
      if (each.type !== "ExportSpecifier" || (each.exported ?? each.orig).value !== exported) continue;
      const { value } = each.orig;
      return item.source
        ? importedData(file, { source: item.source.value, exported: value }, onUnread, depth)
        : valueIn(names.get(value));
    }
  }
  const whole = exportedBy(module.body);
  if (exported === "default") return valueIn(whole ?? defaultFunction(module));
  const named = valueIn(names.get(exported));
  // A CommonJS module exports one object: the name may be one of its keys.
  const all = named === undefined && whole ? valueOf(whole, contextOf(names)) : undefined;
  return named ?? (typeof all === "object" && all !== null ? (all as Record<string, Literal>)[exported] : undefined);
}

/** @returns what `export default function list() { … }` returns. */
function defaultFunction({ body }: Module): Expression | undefined {
  for (const item of body)
    if (
      item.type === "ExportDefaultDeclaration" &&
      item.decl.type === "FunctionExpression" &&
      item.decl.params.length === 0
    )
      return returnedBy(item.decl.body?.stmts ?? []);
  return undefined;
}
