import { analyze, type Scope } from "eslint-scope";
import type { Program, SourceLocation } from "estree";
import type { Root } from "mdast";
import type { Node } from "unist";
import { each } from "./tree";

/** JavaScript in a document: an import or export, or an expression in braces, as MDX has parsed it. */
export interface CodeNode extends Node {
  readonly value: string;
  readonly data?: { readonly estree?: Program };
}

/** @returns names that a page brings itself, by import or export. */
export function namesOfCode(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  each<CodeNode>(tree, ["mdxjsEsm"], (node) => {
    for (const { set } of modulesOf(node)) for (const name of set.keys()) names.add(name);
  });
  return names;
}

/** What a page takes from another module. */
export interface ModuleImport {
  /** As it is written: "./chart", "react". */
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** @returns the modules that the imports of a page name, and its exports from others. */
export function importsOf(tree: Root): readonly ModuleImport[] {
  const imports: ModuleImport[] = [];
  each<CodeNode>(tree, ["mdxjsEsm"], ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const source = "source" in statement ? statement.source : null;
      if (typeof source?.value !== "string") continue;
      const { start } = source.loc as SourceLocation;
      imports.push({ source: source.value, line: start.line, column: start.column + 1 });
    }
  });
  return imports;
}

/** @returns names that an expression uses and that nothing gives a meaning. */
export function undefinedNames(expression: CodeNode, ownNames: ReadonlySet<string>): readonly string[] {
  const used = modulesOf(expression).flatMap(({ through }) =>
    through.map(({ identifier }) => identifier.name as string),
  );
  const isKnown = (name: string) =>
    ownNames.has(name) || name === "props" || name in globalThis || browserNames.has(name);
  return [...new Set(used)].filter((name) => !isKnown(name));
}

/** Names that only browsers know, besides those that Node knows too. */
const browserNames = new Set(["window", "document", "location", "localStorage", "sessionStorage"]);

function modulesOf({ data }: CodeNode): readonly Scope[] {
  const program = data?.estree;
  // A comment in braces is an expression without a statement.
  if (!program || program.body.length === 0) return [];
  const options = { ecmaVersion: 2022, sourceType: "module", fallback: "iteration" } as const;
  return analyze(program, options).globalScope?.childScopes ?? [];
}
