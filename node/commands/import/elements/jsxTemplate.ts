import type { Expression, JSXElementChild, JSXOpeningElement, Module, Statement } from "@swc/core";
import { isKnownElement } from "../../../content/htmlElements";
import { convertedElements } from "./convertElements";
import { exportedBy, parseModule } from "./literalOf";

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
  const shown = module && shownBy(module, exported);
  return shown ? ofExpression(shown) : null;
}

function shownBy(module: Module, exported: string | null): Expression | undefined {
  if (exported === null) {
    for (const item of module.body)
      if (item.type === "ExportDefaultDeclaration" && item.decl.type === "FunctionExpression")
        return returned(item.decl.body?.stmts);
    const whole = exportedBy(module.body);
    return whole?.type === "Identifier" ? shownBy(module, whole.value) : whole && resultOf(whole);
  }
  for (const item of module.body) {
    const declared = item.type === "ExportDeclaration" ? item.declaration : item;
    if (declared.type === "FunctionDeclaration" && declared.identifier.value === exported)
      return returned(declared.body?.stmts);
    if (declared.type !== "VariableDeclaration") continue;
    const found = declared.declarations.find(({ id }) => id.type === "Identifier" && id.value === exported);
    if (found?.init) return resultOf(found.init);
  }
  return undefined;
}

function returned(statements: readonly Statement[] = []): Expression | undefined {
  const [only] = statements;
  return statements.length === 1 && only?.type === "ReturnStatement" ? only.argument : undefined;
}

function resultOf(written: Expression): Expression | undefined {
  if (written.type === "FunctionExpression") return returned(written.body?.stmts);
  if (written.type !== "ArrowFunctionExpression") return undefined;
  return "stmts" in written.body ? returned(written.body.stmts) : written.body;
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
