import type { Expression } from "@swc/core";
import { contextOf, valueOf, type Literal, type Names } from "../elements/literalOf";

/** @returns the expression of one property of an object; its other properties need not be plain data. */
export function propertyOf(options: Expression, names: Names, wanted: string, depth = 0): Expression | undefined {
  if (depth > 10) return undefined;
  const next = (inner: Expression) => propertyOf(inner, names, wanted, depth + 1);
  const plain = plainExpression(options, names);
  if (plain.type !== "ObjectExpression") return undefined;
  let found: Expression | undefined;
  for (const property of plain.properties) {
    if (property.type === "SpreadElement") found = next(property.arguments) ?? found;
    else if (property.type === "Identifier" && property.value === wanted) found = property;
    else if (property.type === "KeyValueProperty") {
      const { key, value } = property;
      if ((key.type === "Identifier" || key.type === "StringLiteral") && key.value === wanted) found = value;
    }
  }
  return found;
}

/** @returns a function that returns the value of a property, if it is plain data. */
export function optionOf(options: Expression, names: Names): (name: string) => Literal | undefined {
  return (name) => {
    const found = propertyOf(options, names, name);
    return found && valueOf(found, contextOf(names));
  };
}

/** @returns an expression without type annotations and parentheses, with constants resolved. */
export function plainExpression(node: Expression, names: Names, depth = 0): Expression {
  if (depth > 20) return node;
  switch (node.type) {
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsConstAssertion":
      return plainExpression(node.expression, names, depth + 1);
    case "Identifier": {
      const known = names.get(node.value);
      return known && known !== node ? plainExpression(known, names, depth + 1) : node;
    }
    default:
      return node;
  }
}
