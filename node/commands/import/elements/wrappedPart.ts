import path from "node:path/posix";
import type { Expression, JSXElement, JSXFragment, Param, Pattern } from "@swc/core";
import type { ImportedPage } from "../importedPage";
import { fileFrom, importsOf, readModuleFile, type ImportedName } from "./dataOfPage";
import { exportOf, markupOf, type Component } from "./exportedComponent";
import { parseModule } from "./literalOf";

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

/** @returns the name of the only component that another component shows, with the same attributes or none; null otherwise. */
function shownBy(node: Component): string | null {
  switch (node.type) {
    case "Identifier":
      return node.value;
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return inMarkup(markupOf(node), givenName(node.params));
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
