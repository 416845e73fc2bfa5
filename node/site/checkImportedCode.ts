import path from "node:path";
import type { Placed, Problem } from "../common/problem";
import { alwaysErrors } from "../common/rules";
import { toRepositoryFile, type SourceFile } from "../common/sources";
import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import type { ModuleImport } from "../syntax/codeNames";
import { adviceOnStyles, bundleImports, type Resolve, type Taken } from "./bundleImports";
import { runImportedCode, type ImportingPage } from "./runImportedCode";

/** A module that a document imports, or a name imported from it, with its place. */
interface Asked extends Taken, Placed {
  readonly source: string;
}

/** What is needed to render pages. */
interface Rendered {
  readonly sources: readonly SourceFile[];
  readonly reference: Reference;
  /** Problems found in the documents. A page with an error that prevents rendering is already reported, so it is not rendered here. */
  readonly problems: readonly Problem[];
}

export interface ImportedCode {
  readonly problems: readonly Problem[];
  /** Modules of the repository that each document imports directly or indirectly, from the root; including missing ones. */
  readonly filesOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Checks the code that documents import, directly or indirectly. Otherwise, webpack would report its errors only at the end of the build.
 *
 * @param root    absolute path of the repository.
 * @param resolve returns the absolute path of a module, by the import specifier and the importing file; false if it is not found.
 * @param rendered if missing, the code is not run.
 */
export async function checkImportedCode(
  root: string,
  docs: readonly Pick<Doc, "file" | "imports">[],
  resolve: Resolve,
  rendered?: Rendered,
): Promise<ImportedCode> {
  const all = docs.map(
    (doc) => [doc.file, doc.imports.flatMap((each) => askedBy(root, doc.file, each, resolve))] as const,
  );
  const taken = new Map(all.filter(([, asked]) => asked.length > 0));
  const { broken, missing, importsOf } =
    taken.size === 0 ? { broken: [], missing: [], importsOf: noImports } : await bundleImports(root, taken, resolve);
  const needers = neededBy(taken, importsOf);
  const problems = broken.flatMap(({ text, location, detail }): readonly Problem[] => {
    if (location === null) return [];
    const { file, line, column } = location;
    const needer = needers.get(path.join(root, file));
    const what = `This file cannot be compiled: ${text.replace(/\.$/, "")}.${needer ? ` ${needer} imports it.` : ""}`;
    const fix = typeof detail === "string" ? detail : "correct the file, or remove the import.";
    return [{ file, line, column: column + 1, rule: "unresolved-import", severity: "error", what, fix }];
  });
  const unnamed = [...missing, ...wrongNames(taken)].map(([file, asked]) => missingName(file, asked));
  const found = [...problems, ...unnamed];
  const imported = filesOf(root, docs, resolve, importsOf);
  const failing = rendered
    ? await runImportedCode(root, pagesOf(docs, resolve, rendered, { problems: found, imported }), rendered.reference)
    : [];
  return { problems: [...found, ...failing], filesOf: imported };
}

/** @returns the pages that import code and have no known error that prevents rendering. */
function pagesOf(
  docs: readonly Pick<Doc, "file" | "imports">[],
  resolve: Resolve,
  { sources, problems }: Rendered,
  { problems: found, imported }: { readonly problems: readonly Problem[]; readonly imported: ImportedCode["filesOf"] },
): readonly ImportingPage[] {
  const textOf = new Map(sources.map((source) => [source.file, source]));
  const broken = new Set(problems.filter(({ rule }) => alwaysErrors[rule] !== undefined).map(({ file }) => file));
  const wrong = new Set(found.map(({ file }) => file));
  return docs.flatMap(({ file, imports }): readonly ImportingPage[] => {
    const source = textOf.get(file);
    const modules = new Map(imports.map((each) => [each.source, resolve(each.source, file)] as const));
    const isWhole = [...modules.values()].every((module) => module !== false);
    if (
      !source ||
      modules.size === 0 ||
      !isWhole ||
      broken.has(file) ||
      [file, ...(imported.get(file) ?? [])].some((each) => wrong.has(each))
    )
      return [];
    const named = [...modules].map(
      ([name, module]) => [name, /^\.{0,2}\//.test(name) ? String(module) : name] as const,
    );
    return [{ source, imports, modules: new Map(named) }];
  });
}

const noImports: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** @returns nothing for packages, nor for files that webpack does not load as code or JSON. */
function askedBy(root: string, file: string, { names, ...own }: ModuleImport, resolve: Resolve): readonly Asked[] {
  const module = resolve(own.source, file);
  if (module === false || !isOwn(root, module) || !/\.(?:[cm]?[jt]sx?|json|css)$/.test(module)) return [];
  // Names of classes are written in two ways: "is-open", isOpen.
  const asked = isCssModule.test(module) ? names.filter(({ name }) => name === "default") : names;
  return [{ ...own, module }, ...asked.map((name) => ({ ...own, ...name, module }))];
}

function isOwn(root: string, file: string): boolean {
  return file.startsWith(root + path.sep) && !file.split(path.sep).includes("node_modules");
}

/** webpack exports a JSON file only as a whole, and a CSS module only by its names; esbuild exports both ways. */
function wrongNames(taken: ReadonlyMap<string, readonly Asked[]>): readonly (readonly [string, Asked])[] {
  const isWrong = ({ module, name }: Asked) =>
    (module.endsWith(".json") && name !== undefined && name !== "default") ||
    (isCssModule.test(module) && name === "default");
  return [...taken].flatMap(([file, asked]) => asked.filter(isWrong).map((each) => [file, each] as const));
}

function missingName(file: string, { source, module, name = "", line, column }: Asked): Problem {
  const place = { file, line, column, rule: "unresolved-import", severity: "error" } as const;
  if (module.endsWith(".json"))
    return { ...place, what: `"${source}" is data without names.`, fix: `write: import data from "${source}"` };
  if (name === "default" && isCssModule.test(module))
    return { ...place, what: `"${source}" has no default export.`, fix: adviceOnStyles(source) };
  if (name === "default") {
    const fix = "name what the page takes in braces, or add export default there.";
    return { ...place, what: `"${source}" has no default export.`, fix };
  }
  return { ...place, what: `"${source}" does not export "${name}".`, fix: "correct the name, or export it there." };
}

const isCssModule = /\.module\.css$/;

/** @returns for the absolute path of each module, the first import that leads to it, such as "content/docs/page.mdx:7". */
function neededBy(
  taken: ReadonlyMap<string, readonly Asked[]>,
  importsOf: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const needers = new Map<string, string>();
  for (const [file, asked] of taken)
    for (const { module, line } of asked)
      for (const needed of reach([module], importsOf)) if (!needers.has(needed)) needers.set(needed, `${file}:${line}`);
  return needers;
}

function filesOf(
  root: string,
  docs: readonly Pick<Doc, "file" | "imports">[],
  resolve: Resolve,
  importsOf: ReadonlyMap<string, ReadonlySet<string>>,
): ImportedCode["filesOf"] {
  const entries = docs.map(({ file, imports }) => {
    const direct = imports.flatMap(({ source }) => {
      const found = resolve(source, file);
      if (found !== false) return [found];
      // A missing module may be created later.
      return /^\.{1,2}\//.test(source) ? [path.resolve(root, path.dirname(file), source)] : [];
    });
    const files = [...reach(direct, importsOf)].filter((each) => isOwn(root, each));
    return [file, files.map((each) => toRepositoryFile(root, each))] as const;
  });
  return new Map(entries.filter(([, files]) => files.length > 0));
}

/** @returns all reachable modules, including the start modules. */
function reach(from: readonly string[], importsOf: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set(from);
  // The iteration over a set includes elements that are added during it.
  for (const file of reached) for (const next of importsOf.get(file) ?? []) reached.add(next);
  return reached;
}
