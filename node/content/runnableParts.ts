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
  type ModuleFilter,
} from "../syntax/codeNames";
import { each, isJsxElement, placeOf, replace, type JsxElement } from "../syntax/tree";

/** A part of a page that runs, and so may fail. */
export interface RunnablePart {
  readonly place: Place;
  /** Whether the rest of the page may depend on it, because it exports values. */
  readonly isStatement?: boolean;
  /** The module, if the part is an import or exports from a module. */
  readonly source?: string | undefined;
  /** Whether it uses one of these names, or one of the modules itself. */
  readonly needs: (names: ReadonlySet<string>, isMeant?: ModuleFilter) => boolean;
  readonly remove: () => void;
}

/** Name of the component that replaces an element and shows what the element contains. */
export const standInName = "StandIn";

/** @returns a function that says whether a part needs one of these modules of the page; without a filter, any module. */
export function needsOf(tree: Root, isMeant?: ModuleFilter): (part: RunnablePart) => boolean {
  // webpack does not compile a page without imports and exports, so its expressions have no modules.
  if (!hasModuleCode(tree)) return () => false;
  const names = namesFromModules(tree, isMeant);
  return (part) => part.needs(names, isMeant);
}

/**
 * Removes parts from a page. Of an element, the content stays.
 *
 * @returns the remaining parts that run: imports and exports first, then the rest in the order of the page.
 */
export function takeRunnableParts(tree: Root, isLeftOut: (part: RunnablePart) => boolean): readonly RunnablePart[] {
  const parts: RunnablePart[] = [];
  const own = namesOfCode(tree);
  const take = (part: RunnablePart) => {
    if (isLeftOut(part)) part.remove();
    else parts.push(part);
  };
  each<CodeNode>(tree, ["mdxjsEsm"], (node) => {
    for (const part of statementsOf(node)) take(part);
  });
  each<CodeNode | JsxElement>(tree, expressionTypes, (node, _, parent) => {
    if (isJsxElement(node)) takeElement(node, own, take);
    // A comment in braces cannot fail.
    else if (node.data?.estree?.body.length)
      take({ place: placeOf(node), needs: needsOfCode(node.data.estree), remove: () => removeFrom(parent, node) });
  });
  return parts;
}

function needsOfCode(program: Program): RunnablePart["needs"] {
  return (names, isMeant) => needsModules(program, names, isMeant);
}

const expressionTypes = ["mdxFlowExpression", "mdxTextExpression", "mdxJsxFlowElement", "mdxJsxTextElement"];

function statementsOf({ data, ...node }: CodeNode): readonly RunnablePart[] {
  const program = data?.estree;
  if (!program) return [];
  return [...program.body].map((statement) => ({
    place: within(node, statement),
    isStatement: true,
    source: "source" in statement && statement.source ? String(statement.source.value) : undefined,
    needs: needsOfCode({ ...program, body: [statement] }),
    remove: () => void (program.body = program.body.filter((each) => each !== statement)),
  }));
}

function takeElement(node: JsxElement, own: ReadonlySet<string>, take: (part: RunnablePart) => void): void {
  const root = node.name?.split(".")[0] ?? "";
  // A component that the page imports or defines runs as well. One with a full stop in its name may not exist.
  if (own.has(root) || node.name?.includes("."))
    take({
      place: placeOf(node),
      needs: (names) => names.has(root),
      remove: () => void (node.name = standInName),
    });
  for (const attribute of [...node.attributes]) {
    const program = programOfAttribute(attribute);
    if (!program) continue;
    const remove = () => {
      // A component can fail without one of its properties.
      node.name = standInName;
      node.attributes = node.attributes.filter((each) => each !== attribute);
    };
    take({ place: within(node, program.body[0]), needs: needsOfCode(program), remove });
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
