import type { ArrowFunctionExpression, CallExpression, Expression, Pattern } from "@swc/core";
import { expressionOf, type Literal, type Names } from "../elements/literalOf";

/** A `list.map(…)` call. */
export interface Mapping {
  readonly list: Expression;
  /** @returns the expression that the callback returns for an entry, and the names that it may use. */
  readonly entryOf: (entry: Literal, names: Names) => { readonly result: Expression; readonly names: Names };
}

/** @returns the parts of `list.map((entry) => …)`, if the callback consists of a returned expression; null for any other call. */
export function mapOf({ callee, arguments: given }: CallExpression): Mapping | null {
  const [only, ...others] = given;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || callee.property.value !== "map")
    return null;
  const written = only?.expression;
  if (written?.type !== "ArrowFunctionExpression" || others.length > 0) return null;
  const [parameter, ...more] = written.params;
  const result = resultOf(written);
  if (parameter === undefined || more.length > 0 || result === null) return null;
  return {
    list: callee.object,
    entryOf: (entry, names) => ({ result, names: namesWith(parameter, entry, names) }),
  };
}

function resultOf({ body }: ArrowFunctionExpression): Expression | null {
  // The parser's type for a block body differs from the one that the package declares.
  if (!("stmts" in body)) return body;
  const [first] = body.stmts;
  return body.stmts.length === 1 && first?.type === "ReturnStatement" ? (first.argument ?? null) : null;
}

/** @returns the names, extended by the callback's parameter: `entry`, or `{ title, href }`. */
function namesWith(parameter: Pattern, entry: Literal, names: Names): Names {
  const own = new Map<string, Expression | undefined>();
  if (parameter.type === "Identifier") own.set(parameter.value, expressionOf(entry));
  if (parameter.type === "ObjectPattern") {
    const record = (typeof entry === "object" && !Array.isArray(entry) ? entry : {}) as Readonly<
      Record<string, Literal>
    >;
    for (const property of parameter.properties) {
      if (property.type !== "AssignmentPatternProperty") continue;
      own.set(property.key.value, expressionOf(record[property.key.value]));
    }
  }
  return { get: (name) => (own.has(name) ? own.get(name) : names.get(name)) };
}
