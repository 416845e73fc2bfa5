import path from "node:path/posix";
import type { Expression, JSXElement, JSXFragment, Module, ModuleItem, Param, Pattern } from "@swc/core";
import type { ImportedPage } from "../importedPage";
import { fileFrom, importsOf, readModuleFile, type ImportedName } from "./dataOfPage";
import { parseModule, returnedBy } from "./literalOf";

type ReadFile = ImportedPage["snippetOf"];

/** Maximum length of an import chain that is followed. */
const mostModules = 4;

/**
 * Follows a component that shows nothing but an imported Markdown file, such as `export const Part = () => <Content />`.
 *
 * @param imported where a page imports the component from.
 * @returns the Markdown file, as the page would import it; null for any other component.
 */
export function wrappedPart(imported: ImportedName, readFile: ReadFile, depth = 0): string | null {
  const read = depth > mostModules ? null : readModuleFile(imported.file, readFile);
  const module = read === null ? null : parseModule(read.text);
  if (read === null || module === null) return null;
  const imports = new Map(module.body.flatMap((item) => (item.type === "ImportDeclaration" ? importsOf(item) : [])));
  const follow = ({ file: name, exported }: ImportedName): string | null => {
    const file = fileFrom(path.dirname(read.file), name);
    return isMarkdown(file) ? (exported === null ? file : null) : wrappedPart({ file, exported }, readFile, depth + 1);
  };
  const found = exportOf(module, imported.exported);
  if (found === null) return null;
  if ("file" in found) return follow(found);
  const shown = shownBy(found.node);
  const from = shown === null ? undefined : imports.get(shown);
  return from === undefined ? null : follow(from);
}

const isMarkdown = (file: string) => /\.mdx?$/i.test(file);

type Exported = ImportedName | { readonly node: Component };
type Component = Expression | Extract<ModuleItem, { type: "FunctionDeclaration" }>;

/** @param exported null for the default export. @returns the component, or where the module takes it from. */
function exportOf({ body }: Module, exported: string | null): Exported | null {
  const components = new Map(body.flatMap(componentsIn));
  const named = (name: string): Exported => ({
    node: components.get(name) ?? { type: "Identifier", value: name, optional: false, span: noSpan },
  });
  for (const item of body) {
    if (item.type === "ExportNamedDeclaration") {
      for (const each of item.specifiers) {
        if (each.type !== "ExportSpecifier" || nameOf((each.exported ?? each.orig).value) !== exported) continue;
        return item.source ? { file: item.source.value, exported: nameOf(each.orig.value) } : named(each.orig.value);
      }
    }
    if (exported !== null) continue;
    if (item.type === "ExportDefaultDeclaration" && item.decl.type === "FunctionExpression") return { node: item.decl };
    if (item.type === "ExportDefaultExpression")
      return item.expression.type === "Identifier" ? named(item.expression.value) : { node: item.expression };
  }
  const own = exported === null ? undefined : components.get(exported);
  return own ? { node: own } : null;
}

const noSpan = { start: 0, end: 0, ctxt: 0 };
const nameOf = (name: string) => (name === "default" ? null : name);

function componentsIn(item: ModuleItem): readonly (readonly [string, Component])[] {
  const declared = item.type === "ExportDeclaration" ? item.declaration : item;
  if (declared.type === "FunctionDeclaration") return [[declared.identifier.value, declared]];
  if (declared.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init ? [[id.value, init] as const] : [],
  );
}

/** @returns the name of the only component that another component shows, with the same attributes or none; null otherwise. */
function shownBy(node: Component): string | null {
  switch (node.type) {
    case "Identifier":
      return node.value;
    case "FunctionDeclaration":
    case "FunctionExpression":
      return inMarkup(returnedBy(node.body?.stmts ?? []), givenName(node.params));
    case "ArrowFunctionExpression":
      return inMarkup("stmts" in node.body ? returnedBy(node.body.stmts) : node.body, givenName(node.params));
    default:
      return null;
  }
}

/** @returns the name of the attributes that a component is given, such as "props". */
function givenName([first]: readonly (Param | Pattern)[]): string | null {
  const pattern = first?.type === "Parameter" ? first.pat : first;
  return pattern?.type === "Identifier" ? pattern.value : null;
}

function inMarkup(node: Expression | undefined, given: string | null): string | null {
  if (node?.type === "ParenthesisExpression") return inMarkup(node.expression, given);
  if (node?.type === "JSXFragment") return inMarkup(onlyChild(node), given);
  if (node?.type !== "JSXElement" || node.opening.name.type !== "Identifier") return null;
  const name = node.opening.name.value;
  if (name === "div") return inMarkup(onlyChild(node), given);
  const { attributes } = node.opening;
  const isPlain = attributes.every(
    (each) => each.type === "SpreadElement" && each.arguments.type === "Identifier" && each.arguments.value === given,
  );
  return isPlain && node.children.length === 0 ? name : null;
}

function onlyChild({ children }: JSXElement | JSXFragment): JSXElement | JSXFragment | undefined {
  const [only, ...others] = children.filter((each) => each.type !== "JSXText" || each.value.trim() !== "");
  return others.length === 0 && (only?.type === "JSXElement" || only?.type === "JSXFragment") ? only : undefined;
}
