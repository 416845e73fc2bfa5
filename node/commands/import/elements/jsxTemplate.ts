import type { Expression, JSXElementChild, JSXOpeningElement } from "@swc/core";
import { isKnownElement } from "../../../content/htmlElements";
import { convertedElements } from "./convertElements";
import { exportOf, markupOf, memberOf, withoutMemo, type Component } from "./exportedComponent";
import { parseModule } from "./literalOf";

/** What a component of the old site shows: always the same, or a text that it is given in one place. */
export interface Template {
  /** Element around the content; null if there is none. */
  readonly element: { readonly name: string; readonly attributes: readonly TemplateAttribute[] } | null;
  /** Text with the character names of HTML and plain tags such as `<code>`; `place` stands where it shows what it is given. */
  readonly text: string;
  readonly slot: Slot | null;
}

/** A property that the component shows. */
export interface Slot {
  readonly name: string;
  /** What it shows without this property, as in `{ text = "more" }`; null for nothing. */
  readonly standard: string | null;
}

/** Stands in the text of a template for what the component is given. */
export const place = "{}";

export interface TemplateAttribute {
  readonly name: string;
  readonly value: string;
}

/** Attributes of a template that are left out: pages do not have the styles of the old site. */
export const styling = /^:?(?:class|className|style)$|^class:list$/;

/** Whether the import knows an element of a template. */
export function isConvertible(name: string): boolean {
  return /^[A-Z]/.test(name) ? convertedElements.has(name) : isKnownElement(name) && !/^(?:template|slot)$/.test(name);
}

/**
 * @param member name of the component in an exported object; null if it is exported itself.
 * @returns what a React component shows; null if it can show different things, or more than one element.
 */
export function jsxTemplate(text: string, exported: string | null, member: string | null): Template | null {
  const module = parseModule(text);
  const found = module && exportOf(module, exported);
  if (!found || !("node" in found)) return null;
  const node = member === null ? found.node : memberOf(found.node, member);
  const component = node && withoutMemo(node);
  const shown = component ? markupOf(component) : undefined;
  return component && shown ? ofExpression(shown, standardsOf(component)) : null;
}

/** @returns the text of `<b>Words</b>` or `"Words"` in braces; null for any other expression. */
export function textOfExpression(code: string): string | null {
  const [statement] = parseModule(`(${code})`)?.body ?? [];
  const shown = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  const inner = shown?.type === "ParenthesisExpression" ? shown.expression : shown;
  if (inner?.type === "StringLiteral") return plain(inner.value);
  return inner?.type === "JSXElement" ? (contentOf([inner], new Map())?.text ?? null) : null;
}

type Standards = ReadonlyMap<string, string | null>;

/** @returns the properties that a component takes by name, with the texts that stand in for them. */
function standardsOf(node: Component): Standards {
  if (!("params" in node)) return new Map();
  const [first] = node.params;
  const pattern = first?.type === "Parameter" ? first.pat : first;
  if (pattern?.type !== "ObjectPattern") return new Map();
  return new Map(
    pattern.properties.flatMap((each) => {
      if (each.type !== "AssignmentPatternProperty") return [];
      return [[each.key.value, each.value?.type === "StringLiteral" ? each.value.value : null] as const];
    }),
  );
}

function ofExpression(shown: Expression, standards: Standards): Template | null {
  if (shown.type === "ParenthesisExpression") return ofExpression(shown.expression, standards);
  if (shown.type === "StringLiteral") {
    const text = plain(shown.value);
    return text === null ? null : { element: null, text, slot: null };
  }
  if (shown.type !== "JSXElement" && shown.type !== "JSXFragment") return null;
  const content = contentOf(shown.children, standards);
  if (content === null) return null;
  if (shown.type === "JSXFragment") return { element: null, ...content };
  const attributes = attributesOf(shown.opening);
  const { name } = shown.opening;
  if (attributes === null || name.type !== "Identifier" || !isConvertible(name.value)) return null;
  return { element: { name: name.value, attributes }, ...content };
}

function attributesOf({ name: element, attributes }: JSXOpeningElement): readonly TemplateAttribute[] | null {
  const found: TemplateAttribute[] = [];
  // A link in Markdown would lose its tooltip at each place, which is nothing to do by hand.
  const isLink = element.type === "Identifier" && element.value === "Link";
  for (const attribute of attributes) {
    if (attribute.type !== "JSXAttribute" || attribute.name.type !== "Identifier") return null;
    const { value: name } = attribute.name;
    if (styling.test(name) || (isLink && name === "title")) continue;
    if (attribute.value?.type !== "StringLiteral" || /[{}]/.test(attribute.value.value)) return null;
    found.push({ name, value: attribute.value.value });
  }
  return found;
}

/** @returns null for content that is more than text, plain tags, and one thing that the component is given. */
function contentOf(children: readonly JSXElementChild[], standards: Standards): Pick<Template, "text" | "slot"> | null {
  const slots: Slot[] = [];
  const textOf = (child: JSXElementChild): string | null => {
    const slot = slotOf(child, standards);
    if (slot !== null) slots.push(slot);
    if (slot !== null) return place;
    if (child.type === "JSXText") return plain(textOfLines(child.raw));
    if (child.type === "JSXExpressionContainer")
      return child.expression.type === "StringLiteral" ? plain(child.expression.value) : null;
    if (child.type !== "JSXElement" || child.opening.name.type !== "Identifier") return null;
    const { value: name } = child.opening.name;
    const inner = child.children.map(textOf);
    const isPlain = plainTags.has(name) && attributesOf(child.opening)?.length === 0 && !inner.includes(null);
    return isPlain ? `<${name}>${inner.join("")}</${name}>` : null;
  };
  const texts = children.map(textOf);
  const text = texts.join("").trim().replace(/\s+/g, " ");
  return texts.includes(null) || text === "" || slots.length > 1 ? null : { text, slot: slots[0] ?? null };
}

const plainTags = new Set(["b", "code", "em", "i", "kbd", "strong"]);

const plain = (text: string) => (/[<{}]/.test(text) ? null : text);

/** JSX drops the ends of lines, with the blanks around them. */
export function textOfLines(raw: string): string {
  const lines = raw.split("\n");
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== "")
    .join(" ");
}

/** @returns the property that `{children}`, `{props.children}` or `{text}` shows. */
function slotOf(child: JSXElementChild, standards: Standards): Slot | null {
  if (child.type !== "JSXExpressionContainer") return null;
  const { expression } = child;
  if (expression.type === "Identifier") {
    const { value: name } = expression;
    return name === "children" || standards.has(name) ? { name, standard: standards.get(name) ?? null } : null;
  }
  const isChildren =
    expression.type === "MemberExpression" &&
    expression.object.type === "Identifier" &&
    expression.object.value === "props" &&
    expression.property.type === "Identifier" &&
    expression.property.value === "children";
  return isChildren ? { name: "children", standard: null } : null;
}
