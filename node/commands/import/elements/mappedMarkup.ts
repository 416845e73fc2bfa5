import type { CallExpression, Expression, JSXElement, JSXElementChild } from "@swc/core";
import { mapOf } from "../source/mapOf";
import { escaped } from "./convertData";
import { quoted } from "./elementPlace";
import { isConvertible, styling, textOfLines } from "./jsxTemplate";
import { codeElements } from "./templateText";
import { contextOf, parseModule, valueOf, type Names } from "./literalOf";

/**
 * @param code expression such as `rows.map((row) => <tr><td>{row.name}</td></tr>)`.
 * @returns the markup of each entry; null if a program must compute a part of it.
 */
export function mappedMarkup(code: string, names: Names): readonly string[] | null {
  const [statement] = parseModule(`(${code})`)?.body ?? [];
  const shown = statement?.type === "ExpressionStatement" ? withoutParentheses(statement.expression) : null;
  if (shown?.type !== "CallExpression") return null;
  const entries = entriesOf(shown, names);
  return entries === null || entries.length === 0 ? null : entries;
}

function withoutParentheses(node: Expression): Expression {
  return node.type === "ParenthesisExpression" ? withoutParentheses(node.expression) : node;
}

function entriesOf(call: CallExpression, names: Names): readonly string[] | null {
  const mapping = mapOf(call);
  const list = mapping && valueOf(mapping.list, contextOf(names));
  if (!mapping || !Array.isArray(list)) return null;
  const entries = list.map((entry) => {
    const { result, names: inner } = mapping.entryOf(entry, names);
    const shown = withoutParentheses(result);
    return shown.type === "JSXElement" ? markupOf(shown, inner) : null;
  });
  return all(entries);
}

function all(parts: readonly (string | null)[]): readonly string[] | null {
  return parts.every((part) => part !== null) ? parts : null;
}

function markupOf({ opening, children, closing }: JSXElement, names: Names): string | null {
  const { name } = opening;
  if (name.type !== "Identifier" || !isConvertible(name.value)) return null;
  const attributes = all(opening.attributes.map((attribute) => attributeOf(attribute, names)))?.join("");
  if (attributes === undefined) return null;
  if (!closing) return `<${name.value}${attributes} />`;
  const written = codeElements.includes(name.value) ? codeOf : contentOf;
  const content = all(children.map((child) => written(child, names)));
  return content && `<${name.value}${attributes}>${content.join("")}</${name.value}>`;
}

function attributeOf(attribute: JSXElement["opening"]["attributes"][number], names: Names): string | null {
  if (attribute.type !== "JSXAttribute" || attribute.name.type !== "Identifier") return null;
  const { value: name } = attribute.name;
  if (name === "key") return "";
  const { value } = attribute;
  if (!value) return ` ${name}`;
  const given = value.type === "JSXExpressionContainer" ? value.expression : value;
  if (given.type === "JSXEmptyExpression" || value.type === "JSXElement" || value.type === "JSXFragment") return null;
  const text = valueOf(given as Expression, contextOf(names));
  if (typeof text === "string" || typeof text === "number") return ` ${name}="${quoted(String(text))}"`;
  return styling.test(name) ? "" : null;
}

function contentOf(child: JSXElementChild, names: Names): string | null {
  switch (child.type) {
    case "JSXText":
      return escaped(textOfLines(child.raw));
    case "JSXElement":
      return markupOf(child, names);
    case "JSXExpressionContainer":
      return child.expression.type === "JSXEmptyExpression" ? "" : shownBy(child.expression, names);
    default:
      return null;
  }
}

/** Code stays a text in braces, in which the signs of Markdown mean nothing. */
function codeOf(child: JSXElementChild, names: Names): string | null {
  if (child.type === "JSXText") return textOfLines(child.raw).trim() === "" ? "" : null;
  if (child.type !== "JSXExpressionContainer" || child.expression.type === "JSXEmptyExpression") return null;
  const code = valueOf(child.expression, contextOf(names));
  return typeof code === "string" ? `{${JSON.stringify(code)}}` : null;
}

function shownBy(node: Expression, names: Names): string | null {
  const shown = withoutParentheses(node);
  if (shown.type === "JSXElement") return markupOf(shown, names);
  if (shown.type === "CallExpression") return entriesOf(shown, names)?.join("") ?? null;
  const value = valueOf(shown, contextOf(names));
  if (value === null || typeof value === "boolean") return "";
  return typeof value === "string" || typeof value === "number" ? escaped(String(value)) : null;
}
