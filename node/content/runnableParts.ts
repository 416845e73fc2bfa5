import type { Program } from "estree";
import type { Parent, Root } from "mdast";
import type { Place } from "../common/problem";
import {
  hasModuleCode,
  namesFromModules,
  namesOfCode,
  needsModules,
  programOfAttribute,
  type CodeNode,
} from "../syntax/codeNames";
import { each, isJsxElement, placeOf, replace, type JsxElement } from "../syntax/tree";

/** A part of a page that runs, and so may fail. */
export interface RunnablePart {
  readonly place: Place;
  /** Whether the rest of the page may depend on it, because it exports values. */
  readonly isStatement?: boolean;
  readonly remove: () => void;
}

/** Name of the component that replaces an element and shows what the element contains. */
export const standInName = "StandIn";

/**
 * Removes from a page what needs a module that it imports: the imports, values that depend on them, and elements, whose content stays.
 *
 * @returns the remaining parts that run: imports and exports first, then the rest in the order of the page.
 */
export function takeRunnableParts(tree: Root): readonly RunnablePart[] {
  const parts: RunnablePart[] = [];
  const names: Names = {
    own: namesOfCode(tree),
    imported: namesFromModules(tree),
    isCompiled: hasModuleCode(tree),
  };
  const take = (part: RunnablePart, program: Program | null) => {
    if (names.isCompiled && needsModules(program, names.imported)) part.remove();
    else parts.push(part);
  };
  each<CodeNode>(tree, ["mdxjsEsm"], (node) => {
    for (const part of statementsOf(node)) take(part, part.program);
  });
  each<CodeNode | JsxElement>(tree, expressionTypes, (node, _, parent) => {
    if (isJsxElement(node)) takeElement(node, names, take);
    // A comment in braces cannot fail.
    else if (node.data?.estree?.body.length)
      take({ place: placeOf(node), remove: () => removeFrom(parent, node) }, node.data.estree);
  });
  return parts;
}

interface Names {
  /** Names that the page imports or defines. */
  readonly own: ReadonlySet<string>;
  readonly imported: ReadonlySet<string>;
  readonly isCompiled: boolean;
}

const expressionTypes = ["mdxFlowExpression", "mdxTextExpression", "mdxJsxFlowElement", "mdxJsxTextElement"];

function statementsOf({ data, ...node }: CodeNode): readonly (RunnablePart & { readonly program: Program })[] {
  const program = data?.estree;
  if (!program) return [];
  return [...program.body].map((statement) => ({
    place: within(node, statement),
    isStatement: true,
    program: { ...program, body: [statement] },
    remove: () => void (program.body = program.body.filter((each) => each !== statement)),
  }));
}

function takeElement(
  node: JsxElement,
  { own, imported }: Names,
  take: (part: RunnablePart, program: Program | null) => void,
): void {
  const root = node.name?.split(".")[0] ?? "";
  if (imported.has(root)) node.name = standInName;
  // A component that the page defines runs as well. One with a full stop in its name may not exist.
  else if (own.has(root) || node.name?.includes("."))
    take({ place: placeOf(node), remove: () => void (node.name = standInName) }, null);
  for (const attribute of [...node.attributes]) {
    const program = programOfAttribute(attribute);
    if (!program) continue;
    const remove = () => {
      // A component can fail without one of its properties.
      node.name = standInName;
      node.attributes = node.attributes.filter((each) => each !== attribute);
    };
    take({ place: within(node, program.body[0]), remove }, program);
  }
}

function removeFrom(parent: Parent | null, node: CodeNode): void {
  replace(parent, parent?.children.indexOf(node as never) ?? null, { type: "text", value: "" });
}

type Located = Pick<Program["body"][number], "loc">;

/** @returns the place of code within a node. */
function within(node: Parameters<typeof placeOf>[0], code: Located | undefined): Place {
  const { partial, ...place } = placeOf(node);
  const start = code?.loc?.start;
  if (!start) return { ...place, ...(partial && { partial }) };
  const at = { line: start.line, column: start.column + 1 };
  return partial ? { ...place, partial: { ...partial, ...at } } : at;
}
