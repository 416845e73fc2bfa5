import type { Expression, JSXElementChild, JSXOpeningElement } from "@swc/core";
import { isKnownElement } from "../../../content/htmlElements";
import { convertedElements } from "./convertElements";
import { exportOf, markupOf } from "./exportedComponent";
import { parseModule } from "./literalOf";

/** What a component of the old site always shows. */
export interface Template {
  /** Element around the content; null if there is none. */
  readonly element: { readonly name: string; readonly attributes: readonly TemplateAttribute[] } | null;
  /** Text with the character names of HTML; "" if the component shows the content of its own tags. */
  readonly text: string;
  readonly hasSlot: boolean;
}

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

/** @returns what a React component always shows; null if it can show different things, or more than one element. */
export function jsxTemplate(text: string, exported: string | null): Template | null {
  const module = parseModule(text);
  const found = module && exportOf(module, exported);
  const shown = found && "node" in found ? markupOf(found.node) : undefined;
  return shown ? ofExpression(shown) : null;
}

function ofExpression(shown: Expression): Template | null {
  if (shown.type === "ParenthesisExpression") return ofExpression(shown.expression);
  if (shown.type === "StringLiteral") return { element: null, text: shown.value, hasSlot: false };
  if (shown.type !== "JSXElement" && shown.type !== "JSXFragment") return null;
  const content = contentOf(shown.children);
  if (content === null) return null;
  if (shown.type === "JSXFragment") return { element: null, ...content };
  const attributes = attributesOf(shown.opening);
  const { name } = shown.opening;
  if (attributes === null || name.type !== "Identifier" || !isConvertible(name.value)) return null;
  return { element: { name: name.value, attributes }, ...content };
}

function attributesOf({ attributes }: JSXOpeningElement): readonly TemplateAttribute[] | null {
  const found: TemplateAttribute[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== "JSXAttribute" || attribute.name.type !== "Identifier") return null;
    const { value: name } = attribute.name;
    if (styling.test(name)) continue;
    if (attribute.value?.type !== "StringLiteral" || /[{}]/.test(attribute.value.value)) return null;
    found.push({ name, value: attribute.value.value });
  }
  return found;
}

/** @returns null for content that is neither a text nor the content of the component's own tags. */
function contentOf(children: readonly JSXElementChild[]): Pick<Template, "text" | "hasSlot"> | null {
  const texts = children.map((child) => (isSlot(child) ? "{}" : textOf(child)));
  if (texts.includes(null)) return null;
  const text = texts.join("").trim().replace(/\s+/g, " ");
  if (text === "{}") return { text: "", hasSlot: true };
  return text === "" || /[<{}]/.test(text) ? null : { text, hasSlot: false };
}

/** Whether a child is `{children}` or `{props.children}`. */
function isSlot(child: JSXElementChild): boolean {
  if (child.type !== "JSXExpressionContainer") return false;
  const { expression } = child;
  if (expression.type === "Identifier") return expression.value === "children";
  return (
    expression.type === "MemberExpression" &&
    expression.object.type === "Identifier" &&
    expression.object.value === "props" &&
    expression.property.type === "Identifier" &&
    expression.property.value === "children"
  );
}

function textOf(child: JSXElementChild): string | null {
  if (child.type === "JSXText") return child.raw;
  if (child.type !== "JSXExpressionContainer") return null;
  return child.expression.type === "StringLiteral" ? child.expression.value : null;
}
