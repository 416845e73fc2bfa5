import { analyze, type Scope } from "eslint-scope";
import type {
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  ImportExpression,
  ImportSpecifier,
  Node as CodePart,
  Program,
  SourceLocation,
} from "estree";
import type { Root } from "mdast";
import type { Node } from "unist";
import { each, isJsxElement, type JsxElement } from "./tree";

/** JavaScript in a document: an import or export, or an expression in braces, as MDX has parsed it. */
export interface CodeNode extends Node {
  readonly value: string;
  readonly data?: { readonly estree?: Program | null };
}

/** @returns names that a page imports or defines. */
export function namesOfCode(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  each<CodeNode>(tree, ["mdxjsEsm"], (node) => {
    for (const { set } of scopesOf(node.data?.estree)) for (const name of set.keys()) names.add(name);
  });
  return names;
}

/** @returns names that code defines anywhere, such as the parameters of its functions. */
export function namesWithin(program: Program | null | undefined): readonly string[] {
  return scopesOf(program).flatMap(namesOfScope);
}

function namesOfScope({ set, childScopes }: Scope): readonly string[] {
  return [...set.keys(), ...childScopes.flatMap(namesOfScope)];
}

interface Placed {
  readonly line: number;
  readonly column: number;
}

/** A module that a page imports, or exports from. */
export interface ModuleImport extends Placed {
  /** As written: "./chart", "react". */
  readonly source: string;
  /** The names that are imported; "default" is the default export. */
  readonly names: readonly ImportedName[];
}

export interface ImportedName extends Placed {
  readonly name: string;
}

/** @returns the modules that a page imports, or exports from. */
export function importsOf(tree: Root): readonly ModuleImport[] {
  // webpack does not compile a page without imports and exports, so its expressions have no modules.
  if (!hasModuleCode(tree)) return [];
  const found = programsOf(tree, codeTypes).flatMap((program) => [
    ...program.body.map((statement) => ("source" in statement ? statement : noImport)),
    ...importCallsIn(program),
  ]);
  return found.flatMap((part) => {
    const source = sourceOf(part);
    if (source === undefined) return [];
    const names = "specifiers" in part ? namesTaken(part) : [];
    return [{ source, ...startOf(part.source as CodePart), names }];
  });
}

type ImportOrExport = Pick<Partial<ImportExpression>, "source"> | Pick<ExportNamedDeclaration, "source">;

/** @returns the import specifier; undefined if there is none, or if it is computed. */
function sourceOf({ source }: ImportOrExport): string | undefined {
  return source?.type === "Literal" && typeof source.value === "string" ? source.value : undefined;
}

const noImport: Pick<Partial<ImportExpression>, "source"> = {};

function namesTaken({ specifiers }: ImportDeclaration | ExportNamedDeclaration): readonly ImportedName[] {
  return specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    // The names within the specifier may have wrong places: MDX moves a node twice if it is both the imported and the local name.
    if (specifier.type === "ImportDefaultSpecifier") return [{ name: "default", ...startOf(specifier) }];
    const taken = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local;
    return [{ name: nameOf(taken), ...startOf(specifier) }];
  });
}

/** @returns what is imported: a name, "default", or "*" for all of a module. */
export function importedNameOf(specifier: ImportDeclaration["specifiers"][number]): string {
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  return specifier.type === "ImportDefaultSpecifier" ? "default" : nameOf(specifier.imported);
}

function nameOf(part: ImportSpecifier["imported"]): string {
  return part.type === "Identifier" ? part.name : String(part.value);
}

function startOf({ loc }: CodePart): Placed {
  const { start } = loc as SourceLocation;
  return { line: start.line, column: start.column + 1 };
}

/** @returns whether a page imports or exports something, so that webpack compiles it. */
export function hasModuleCode(tree: Root): boolean {
  return tree.children.some(({ type }) => (type as string) === "mdxjsEsm");
}

/** @returns names that an expression uses but that nothing defines. */
export function undefinedNames(expression: CodeNode, ownNames: ReadonlySet<string>): readonly string[] {
  const used = freeNames(expression.data?.estree, false);
  const isKnown = (name: string) =>
    ownNames.has(name) || name === "props" || name in globalThis || browserNames.has(name);
  return [...new Set(used)].filter((name) => !isKnown(name));
}

/** @returns whether an expression uses `props`, which only a file that documents include has. */
export function usesProps(expression: CodeNode): boolean {
  return freeNames(expression.data?.estree, false).includes("props");
}

/** Globals of Node.js, and names that give access to the build machine. */
const machineNames = new Set(["process", "global", "require", "__dirname", "__filename", "Buffer"]);

/** @returns the places where code uses a name that only the build process has, such as `process`, also as a property of `globalThis`. */
export function machineNamesIn(
  program: Program | null | undefined,
  ownNames: ReadonlySet<string>,
): readonly (Placed & { readonly name: string })[] {
  const free = freeIdentifiers(program, false);
  const isOuter = (part: unknown) => free.some((identifier) => identifier === part && identifier.name === "globalThis");
  const parts = free.some(({ name }) => name === "globalThis") ? machinePartsIn(program, isOuter) : [];
  const bare = free.filter(({ name }) => machineNames.has(name) && !ownNames.has(name));
  return [...bare.map((part) => ({ name: part.name, ...startOf(part) })), ...parts];
}

/** @returns the places of `globalThis.process`, `globalThis["process"]` and `{ process } = globalThis`. */
function machinePartsIn(
  node: unknown,
  isOuter: (part: unknown) => boolean,
): readonly (Placed & { readonly name: string })[] {
  if (typeof node !== "object" || node === null) return [];
  const part = node as CodePart;
  const taken = (key: CodePart) => {
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
    return machineNames.has(name) ? [{ name: `globalThis.${name}`, ...startOf(part) }] : [];
  };
  const own =
    part.type === "MemberExpression" && isOuter(part.object)
      ? taken(part.property)
      : part.type === "VariableDeclarator" && part.id.type === "ObjectPattern" && isOuter(part.init)
        ? part.id.properties.flatMap((each) => (each.type === "Property" ? taken(each.key) : []))
        : [];
  return [...own, ...Object.values(node).flatMap((each) => machinePartsIn(each, isOuter))];
}

/** Chooses modules by their import specifiers; undefined is the page's own `import.meta`, or a computed specifier. */
export type ModuleFilter = (source: string | undefined) => boolean;

/** @returns names of a page whose values only these modules can provide: imports, and what depends on imports. */
export function namesFromModules(tree: Root, isMeant?: ModuleFilter): ReadonlySet<string> {
  const names = new Set<string>();
  const statements = programsOf(tree, ["mdxjsEsm"]).flatMap(({ body, ...program }) =>
    body.map((statement) => ({ ...program, body: [statement] })),
  );
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const statement of statements.filter((each) => needsModules(each, names, isMeant)))
      for (const { set } of scopesOf(statement)) for (const name of set.keys()) names.add(name);
  }
  return names;
}

/** @param names those that `namesFromModules` has found. @returns whether code can run only after webpack has compiled these modules. */
export function needsModules(
  program: Program | null | undefined,
  names: ReadonlySet<string>,
  isMeant: ModuleFilter = () => true,
): boolean {
  if (!program) return false;
  const ofStatements = program.body.filter((statement) => "source" in statement && statement.source);
  const sources = [...(ofStatements as readonly ImportDeclaration[]), ...importCallsIn(program)].map(sourceOf);
  return sources.some(isMeant) || freeNames(program, true).some((name) => names.has(name));
}

/** @returns all JavaScript in nodes of these types. */
function programsOf(tree: Root, types: readonly string[]): readonly Program[] {
  const programs: (Program | null)[] = [];
  each<CodeNode | JsxElement>(tree, types, (node) => {
    if (isJsxElement(node)) programs.push(...node.attributes.map(programOfAttribute));
    else programs.push(node.data?.estree ?? null);
  });
  return programs.filter((program) => program !== null);
}

const codeTypes = ["mdxjsEsm", "mdxFlowExpression", "mdxTextExpression", "mdxJsxFlowElement", "mdxJsxTextElement"];

/** @returns the code that an attribute has in braces, or null. */
export function programOfAttribute(attribute: JsxElement["attributes"][number]): Program | null {
  if (attribute.type === "mdxJsxExpressionAttribute") return attribute.data?.estree ?? null;
  return typeof attribute.value === "object" ? (attribute.value?.data?.estree ?? null) : null;
}

/** @returns each `import()`; an `import.meta` counts as one without a source. */
function importCallsIn(node: unknown): readonly Pick<Partial<ImportExpression>, "source">[] {
  if (typeof node !== "object" || node === null) return [];
  const { type } = node as { type?: unknown };
  const own = type === "ImportExpression" ? [node as ImportExpression] : type === "MetaProperty" ? [{}] : [];
  return [...own, ...Object.values(node).flatMap(importCallsIn)];
}

/** Globals of browsers that Node.js does not have. */
const browserNames = new Set(["window", "document", "location", "localStorage", "sessionStorage"]);

/** @param jsx whether the names of elements such as `<Chart />` count as well. @returns names that code uses but does not define. */
function freeNames(program: Program | null | undefined, jsx: boolean): readonly string[] {
  return freeIdentifiers(program, jsx).map(({ name }) => name);
}

function freeIdentifiers(program: Program | null | undefined, jsx: boolean): readonly Identifier[] {
  return scopesOf(program, jsx).flatMap(({ through }) => through.map(({ identifier }) => identifier as Identifier));
}

function scopesOf(program: Program | null | undefined, jsx = false): readonly Scope[] {
  // A comment in braces is a program without statements.
  if (!program || program.body.length === 0) return [];
  const options = { ecmaVersion: 2022, sourceType: "module", fallback: "iteration", jsx } as const;
  return analyze(program, options).globalScope?.childScopes ?? [];
}
