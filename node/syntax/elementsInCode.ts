import type { Node as CodePart, Program, SourceLocation } from "estree";
import type { Node } from "unist";
import { placeWithin, type Placed } from "../common/problem";
import type { JsxElement } from "./tree";

type Attribute = JsxElement["attributes"][number];

/**
 * @param at place of the code.
 * @param skips parts whose elements are left out.
 * @returns the elements in code, such as in `{isNew && <Badge>new</Badge>}`, in the form of those that a page has outside of code. An
 *   element within another one is in the list, too.
 */
export function elementsInCode(
  code: Program | CodePart,
  at: Placed,
  skips: (part: { readonly type?: string }) => boolean = () => false,
): readonly JsxElement[] {
  return elementsIn(code, at, skips);
}

function elementsIn(part: unknown, at: Placed, skips: (part: object) => boolean): readonly JsxElement[] {
  if (typeof part !== "object" || part === null || skips(part)) return [];
  const own = (part as JsxPart).type === "JSXElement" ? [toElement(part as JsxCode, at)] : [];
  return [...own, ...Object.values(part).flatMap((each) => elementsIn(each, at, skips))];
}

/** What `@types/estree` lacks: the parts of an element. */
interface JsxPart {
  readonly type: string;
  readonly loc: SourceLocation;
}

interface JsxCode extends JsxPart {
  readonly openingElement: { readonly name: JsxName; readonly attributes: readonly (JsxAttribute | JsxSpread)[] };
  readonly children: readonly JsxChild[];
}

type JsxName = JsxPart & {
  readonly name?: string | JsxName;
  readonly object?: JsxName;
  readonly property?: JsxName;
  readonly namespace?: JsxName;
};

interface JsxAttribute extends JsxPart {
  readonly type: "JSXAttribute";
  readonly name: JsxName;
  readonly value: (JsxPart & { readonly value?: unknown; readonly expression?: CodePart }) | null;
}

interface JsxSpread extends JsxPart {
  readonly type: "JSXSpreadAttribute";
}

interface JsxChild extends JsxPart {
  readonly value?: string;
  readonly children?: readonly JsxChild[];
  readonly expression?: CodePart | { readonly type: "JSXEmptyExpression" };
}

function toElement({ openingElement, children, loc }: JsxCode, at: Placed): JsxElement {
  // React keeps the key for itself.
  const attributes = openingElement.attributes.filter((each) => !("name" in each) || nameOf(each.name) !== "key");
  return {
    type: "mdxJsxTextElement",
    name: nameOf(openingElement.name),
    attributes: attributes.map((attribute) => toAttribute(attribute, at)),
    children: children.flatMap((child) => toChildren(child, at)),
    position: positionOf(loc, at),
  } as JsxElement;
}

function nameOf({ name, object, property, namespace }: JsxName): string {
  if (object && property) return `${nameOf(object)}.${nameOf(property)}`;
  const own = typeof name === "object" ? nameOf(name) : (name ?? "");
  return namespace ? `${nameOf(namespace)}:${own}` : own;
}

function toAttribute(attribute: JsxAttribute | JsxSpread, at: Placed): Attribute {
  const position = positionOf(attribute.loc, at);
  if (attribute.type === "JSXSpreadAttribute")
    return { type: "mdxJsxExpressionAttribute", value: "…", position } as Attribute;
  const { name, value } = attribute;
  const written = typeof value?.value === "string" ? value.value : value && valueOf(value.expression);
  return { type: "mdxJsxAttribute", name: nameOf(name), value: written, position } as Attribute;
}

/** @returns a value in braces. Only of a literal it has the text: nothing else can be judged without running it. */
function valueOf(expression: CodePart | undefined): Exclude<Attribute["value"], string> {
  return { type: "mdxJsxAttributeValueExpression", value: literalIn(expression) };
}

function literalIn(expression: CodePart | undefined): string {
  if (expression?.type === "Literal") return expression.raw ?? "";
  if (expression?.type !== "TemplateLiteral" || expression.expressions.length > 0) return "";
  return `\`${expression.quasis[0]?.value.raw ?? ""}\``;
}

function toChildren(child: JsxChild, at: Placed): readonly Node[] {
  const position = positionOf(child.loc, at);
  if (child.type === "JSXElement") return [toElement(child as JsxChild & JsxCode, at)];
  if (child.type === "JSXText") return [{ type: "text", value: child.value, position } as Node];
  if (child.type === "JSXFragment") return (child.children ?? []).flatMap((each) => toChildren(each, at));
  const isEmpty = child.expression?.type === "JSXEmptyExpression";
  const body = isEmpty ? [] : [{ type: "ExpressionStatement", expression: child.expression }];
  const data = { estree: { type: "Program", body } };
  return [{ type: "mdxTextExpression", value: isEmpty ? "" : "…", data, position } as Node];
}

function positionOf({ start, end }: SourceLocation, at: Placed): Node["position"] {
  const [first, last] = [start, end].map(({ line, column }) => placeWithin(at, { line, column: column + 1 }));
  return { start: first, end: last } as Node["position"];
}
