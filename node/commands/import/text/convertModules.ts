import type { Program } from "estree";
import type { Parent, Root } from "mdast";
import { namesOfCode, undefinedNames, type CodeNode } from "../../../syntax/codeNames";
import { each, isJsxElement } from "../../../syntax/tree";
import { listOfData } from "../elements/convertData";
import { createDataReader, importsOf, type DataReader } from "../elements/dataOfPage";
import { missingWords, type Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import { literalOf, parseModule } from "../elements/literalOf";
import { codeElements } from "../elements/templateText";
import { wrappedPart } from "../elements/wrappedPart";

/**
 * Removes imports and exports, and expressions that need them. An expression that uses undefined names becomes text in braces.
 *
 * @returns the file of each imported name.
 */
export function convertModules(draft: Draft, tree: Root, page: ImportedPage): ReadonlyMap<string, string> {
  const { text } = draft;
  const imported = new Map<string, string>();
  const ownNames = namesOfCode(tree);
  const dataIn = createDataReader(tree, page);
  each<CodeNode>(tree, ["mdxjsEsm"], ({ value, data, position }) => {
    for (const [name, file] of importedTextsOf(data?.estree)) imported.set(name, file);
    for (const [name, file] of wrappedPartsOf(value, page)) imported.set(name, file);
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const exported = /^export\s+(?:const|let|var|function|default)?\s*([\w$]*)/m.exec(value);
    if (exported)
      draft.note(
        start,
        `The code that makes "${exported[1] ?? ""}" was removed: pages contain no code of their own.`,
        "lost",
      );
    const behind = /^\s*\n/.exec(text.slice(end))?.[0].length ?? 0;
    draft.replace(start, end + behind, "", "imports and exports, taken out");
  });
  each<CodeNode>(tree, ["mdxFlowExpression", "mdxTextExpression"], (node, index, parent) => {
    if (parent !== null && isJsxElement(parent) && codeElements.includes(parent.name ?? "")) return;
    if (parent?.children[(index ?? 0) - 1]?.type === "list" && isBlank(node)) endList(draft, node);
    else if (convertMapping(draft, node, parent, page, dataIn)) return;
    else if (!page.isPartial || !isProperty(node.value)) convertExpression(draft, node, ownNames);
  });
  return imported;
}

/** @returns names and files of `import name from "file"` and of Astro's `import { Content as name } from "./file.mdx"`. */
function importedTextsOf(program: Program | null | undefined): readonly (readonly [string, string])[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type !== "ImportDeclaration") return [];
    const file = String(statement.source.value);
    const found = statement.specifiers.find(
      (each) =>
        each.type === "ImportDefaultSpecifier" ||
        (each.type === "ImportSpecifier" &&
          each.imported.type === "Identifier" &&
          each.imported.name === "Content" &&
          /\.mdx?$/i.test(file)),
    );
    return found === undefined ? [] : [[found.local.name, file] as const];
  });
}

/** @returns names of imported components that only show a Markdown file, and that file. */
function wrappedPartsOf(code: string, { snippetOf }: ImportedPage): readonly (readonly [string, string])[] {
  return (parseModule(code)?.body ?? []).flatMap((item) => {
    const names = item.type === "ImportDeclaration" ? importsOf(item) : [];
    return names.flatMap(([name, from]) => {
      const file = /^[A-Z]/.test(name) ? wrappedPart(from, snippetOf) : null;
      return file === null ? [] : [[name, file] as const];
    });
  });
}

/** Whether an expression reads an attribute of the element that includes the file, `props.name`. */
export function isProperty(expression: string): boolean {
  return /^\s*props\.[A-Za-z_$][\w$]*\s*$/.test(expression);
}

function isBlank({ value }: CodeNode): boolean {
  const literal = literalOf(value);
  return typeof literal === "string" && literal.trim() === "";
}

/**
 * Handles `{""}` below a list, which ends the list. Before a closing tag, it is removed and the tag takes over its indentation;
 * elsewhere, an empty comment replaces it.
 */
function endList(draft: Draft, { position }: CodeNode): void {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const [space = "", spaceOfTag] = /^\s*?\n([ \t]*)(?=<\/)/.exec(draft.text.slice(end)) ?? [];
  draft.replace(start, end, spaceOfTag === undefined ? "{/* */}" : "", "texts in braces");
  if (spaceOfTag === undefined) return;
  const outer = draft.text.slice(draft.text.lastIndexOf("\n", start - 1) + 1, start);
  if (spaceOfTag.length > outer.length)
    draft.replace(end + space.length - spaceOfTag.length, end + space.length, outer);
}

/** Converts `{data.map((entry) => <li>{entry.title}</li>)}` to a list of the entries. @returns false if it is not of this form. */
function convertMapping(
  draft: Draft,
  { type, value, position }: CodeNode,
  parent: Parent | null,
  page: ImportedPage,
  dataIn: DataReader,
): boolean {
  const holder = parent !== null && isJsxElement(parent) ? (parent.name ?? "") : "div";
  if (type !== "mdxFlowExpression" || !/\.map\(/.test(value) || !/^(?:[A-Z].*|div|section|ul|ol)$/.test(holder))
    return false;
  const { lines, left } = listOfData(dataIn(value), (href) => page.linkTo(href) ?? href);
  if (lines.length === 0) return false;
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const lead = " ".repeat((position?.start.column ?? 1) - 1);
  const without = left.size === 0 ? "" : `, without ${[...left.keys()].map((key) => `"${key}"`).join(", ")}`;
  draft.note(
    start,
    `A program makes something of each entry of these data: they are a list now${without}.`,
    "hand",
    missingWords([...left.values()].flat()),
  );
  draft.replace(start, end, lines.join(`\n${lead}`), "expressions, now lists");
  return true;
}

function convertExpression(draft: Draft, node: CodeNode, ownNames: ReadonlySet<string>): void {
  const { value, data, position } = node;
  if (!data?.estree || data.estree.body.length === 0) return;
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const literal = literalOf(value);
  if (typeof literal === "string" || typeof literal === "number") {
    draft.replace(start, end, String(literal).replace(/[{<*_`[\]]/g, "\\$&"), "texts in braces");
    return;
  }
  if (
    !/[<(]|=>/.test(value) &&
    undefinedNames(node, ownNames).length > 0 &&
    !/^\s*(?:props|frontMatter|frontmatter)\b/.test(value)
  ) {
    draft.replace(start, start, "\\", "signs that MDX would read, escaped");
    return;
  }
  const words = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  draft.note(start, `{${words.replace(/\s+/g, " ")}} is computed by a program: write what it shows.`);
  draft.replace(start, end, `{/* ${value.replaceAll("*/", "* /")} */}`, "expressions, now comments", {
    says: " It is now in a comment.",
  });
}
