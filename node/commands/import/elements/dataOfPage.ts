import path from "node:path/posix";
import type { ImportDeclaration, Module } from "@swc/core";
import type { Root } from "mdast";
import type { CodeNode } from "../../../syntax/codeNames";
import { each } from "../../../syntax/tree";
import type { ImportedPage } from "../importedPage";
import {
  contextOf,
  expressionOf,
  literalOf,
  namesOf,
  parseModule,
  valueOf,
  type Literal,
  type Names,
} from "./literalOf";

/** @returns the value of an expression on a page; undefined if it is not plain data. */
export type DataReader = (expression: string) => Literal | undefined;

type ReadFile = ImportedPage["snippetOf"];

/** Maximum length of an import chain that is followed; longer ones are a program. */
const mostModules = 4;
const endings = [
  "",
  ".js",
  ".ts",
  ".mjs",
  ".mts",
  ".jsx",
  ".tsx",
  ".json",
  "/index.js",
  "/index.ts",
  "/index.jsx",
  "/index.tsx",
];

/** @returns the constants of a page and of the files that it imports. */
export function namesOfPage(tree: Root, { snippetOf }: Pick<ImportedPage, "snippetOf">): Names {
  const code: string[] = [];
  each<CodeNode>(tree, ["mdxjsEsm"], ({ value }) => void code.push(value));
  const module = parseModule(code.join("\n"));
  return module === null ? new Map() : namesIn(module, "", snippetOf, 0);
}

/** Creates a reader that resolves names through the constants of a page and of the files that it imports. */
export function createDataReader(tree: Root, page: Pick<ImportedPage, "snippetOf">): DataReader {
  const names = namesOfPage(tree, page);
  return (expression) => {
    const data = literalOf(expression, names);
    // In `list.map(…)`, the callback returns markup: only the list is data.
    const list = data === undefined ? /^\s*([\w$.]+)\s*\.map\(/.exec(expression)?.[1] : undefined;
    return list === undefined ? data : literalOf(list, names);
  };
}

/** @param folder folder of the module, relative to the page's folder. */
function namesIn(module: Module, folder: string, readFile: ReadFile, depth: number): Names {
  const own = namesOf(module.body);
  const imports = new Map(
    module.body.filter((item) => item.type === "ImportDeclaration").flatMap((item) => importsOf(item)),
  );
  return {
    get: (name) => {
      const found = imports.get(name);
      if (own.has(name) || found === undefined) return own.get(name);
      return expressionOf(dataIn(fileFrom(folder, found.file), found.exported, readFile, depth + 1));
    },
  };
}

/** @param folder folder of the module, relative to the page's folder. */
export function fileFrom(folder: string, name: string): string {
  if (folder === "" || !name.startsWith(".")) return name;
  const file = path.join(folder, name);
  return /^[@~/.]/.test(file) ? file : `./${file}`;
}

/** What an import names. */
export interface ImportedName {
  readonly file: string;
  /** Null for the default export. */
  readonly exported: string | null;
}

export function importsOf({ source, specifiers }: ImportDeclaration): readonly (readonly [string, ImportedName])[] {
  return specifiers.flatMap((each) => {
    if (each.type === "ImportNamespaceSpecifier") return [];
    const named = each.type === "ImportSpecifier" ? (each.imported?.value ?? each.local.value) : null;
    return [[each.local.value, { file: source.value, exported: named === "default" ? null : named }] as const];
  });
}

function dataIn(file: string, exported: string | null, readFile: ReadFile, depth: number): Literal | undefined {
  const text = depth > mostModules ? null : (readModuleFile(file, readFile)?.text ?? null);
  if (text === null) return undefined;
  if (/^\s*[[{]/.test(text) && exported === null) return literalOf(text);
  const module = parseModule(text);
  if (module === null) return undefined;
  const names = namesIn(module, path.dirname(file), readFile, depth);
  const written = exported === null ? module.body.find((item) => item.type === "ExportDefaultExpression") : undefined;
  const expression = exported === null ? written?.expression : names.get(exported);
  return expression && valueOf(expression, contextOf(names));
}

/** @returns a module that a page imports as `name`, with the ending that the page may omit; null if there is none. */
export function readModuleFile(
  name: string,
  readFile: ReadFile,
): { readonly file: string; readonly text: string } | null {
  const ending = path.extname(name);
  if (/^\.(?:astro|vue|svelte|css|scss|mdx?|png|jpe?g|gif|svg|webp|avif)$/i.test(ending)) return null;
  for (const end of endings) {
    const file = name + end;
    const text = readFile(file) ?? (end === "" ? readFile(file.replace(/\.([mc]?)js$/, ".$1ts")) : null);
    if (text !== null) return { file, text };
  }
  return null;
}
