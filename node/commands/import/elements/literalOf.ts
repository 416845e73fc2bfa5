import { mapOf, type Mapping } from "../source/mapOf";
import {
  parseSync,
  type ArrayExpression,
  type Expression,
  type Module,
  type ModuleItem,
  type ObjectExpression,
  type Statement,
  type TemplateLiteral,
} from "@swc/core";

/** Plain data of a JavaScript file. Functions return `undefined` for an expression that is not plain data. */
export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

/** Expressions by the names that refer to them. */
export type Names = Pick<ReadonlyMap<string, Expression>, "get">;

/** A part that must be computed, within data that can be read. */
export interface UnreadPart {
  /** Null for an entry of a list or a key that is not a plain name. */
  readonly key: string | null;
  /** Readable keys of the same object. */
  readonly beside: readonly string[];
  /** Name of the object that contains it, or of the nearest parent that has one; "" if there is none. */
  readonly within: string;
}

interface Context {
  readonly names: Names;
  readonly depth: number;
  readonly within: string;
  /** Called for each unread part. If absent, data with such a part is not plain data. */
  readonly onUnread?: ((part: UnreadPart) => void) | undefined;
}

/** @returns the value of an expression, such as `[{ value: "a" }]`, if it is plain data. @param names names that it may use. */
export function literalOf(expression: string, names: Names = new Map()): Literal | undefined {
  const module = parseModule(`(${expression})`);
  const [statement] = module?.body ?? [];
  return statement?.type === "ExpressionStatement" ? valueOf(statement.expression, contextOf(names)) : undefined;
}

export const contextOf = (names: Names, onUnread?: Context["onUnread"]): Context => ({
  names,
  depth: 0,
  within: "",
  onUnread,
});

/**
 * @param names names that it may use.
 * @param named key or constant to look up anywhere in the module; default: what the module exports.
 * @param onUnread called for each part that must be computed, which is left out; if absent, data with such a part is not plain
 * data.
 * @returns the value, if it is plain data; for `named`, only an object or a list.
 */
export function literalOfModule(
  module: Module,
  names: Names,
  named?: string,
  onUnread?: (part: UnreadPart) => void,
): Literal | undefined {
  if (named === undefined) {
    const exported = exportedBy(module.body);
    return exported === undefined ? undefined : valueOf(exported, contextOf(names, onUnread));
  }
  for (const found of [...findKey(module, named), ...(names.get(named) ? [names.get(named) as Expression] : [])]) {
    const value = valueOf(found, contextOf(names, onUnread));
    if (typeof value === "object" && value !== null) return value;
  }
  return undefined;
}

export function parseModule(text: string): Module | null {
  return parse(text, false) ?? parse(text, true);
}

function parse(text: string, tsx: boolean): Module | null {
  try {
    return parseSync(text, { syntax: "typescript", tsx, target: "es2022" });
  } catch {
    return null;
  }
}

export function exportedBy(body: readonly ModuleItem[]): Expression | undefined {
  for (const item of body) {
    if (item.type === "ExportDefaultExpression") return item.expression;
    if (item.type !== "ExpressionStatement" || item.expression.type !== "AssignmentExpression") continue;
    const { left, right } = item.expression;
    if (left.type === "MemberExpression" && left.property.type === "Identifier" && left.property.value === "exports")
      return right;
  }
  return undefined;
}

/** @returns an expression whose value is the data. */
export function expressionOf(data: Literal | undefined): Expression | undefined {
  const [statement] = data === undefined ? [] : (parseModule(`(${JSON.stringify(data)})`)?.body ?? []);
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

/** Collects variables, and functions without parameters that consist of one return statement. */
export function namesOf(body: readonly ModuleItem[]): ReadonlyMap<string, Expression> {
  const names = new Map<string, Expression>();
  for (const item of body) {
    const declared = item.type === "ExportDeclaration" ? item.declaration : item;
    if (declared.type === "VariableDeclaration") {
      for (const { id, init } of declared.declarations) if (id.type === "Identifier" && init) names.set(id.value, init);
    } else if (declared.type === "FunctionDeclaration" && declared.params.length === 0) {
      const returned = returnedBy(declared.body?.stmts ?? []);
      if (returned) names.set(declared.identifier.value, returned);
    }
  }
  return names;
}

export function returnedBy(statements: readonly Statement[]): Expression | undefined {
  const [only] = statements;
  return statements.length === 1 && only?.type === "ReturnStatement" ? only.argument : undefined;
}

export function valueOf(node: Expression, context: Context): Literal | undefined {
  if (context.depth > 50) return undefined;
  const next = (inner: Expression) => valueOf(inner, { ...context, depth: context.depth + 1 });
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral":
      return textOfTemplate(node, node.expressions.map(next));
    case "UnaryExpression": {
      const value = node.operator === "-" ? next(node.argument) : undefined;
      return typeof value === "number" ? -value : undefined;
    }
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsConstAssertion":
      return next(node.expression);
    case "Identifier": {
      const known = context.names.get(node.value);
      return known && next(known);
    }
    case "MemberExpression": {
      const value = next(node.object);
      const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
      const name = node.property.type === "Identifier" ? node.property.value : null;
      return isRecord && name !== null && Object.hasOwn(value, name) ? (value as Data)[name] : undefined;
    }
    case "CallExpression": {
      const mapping = mapOf(node);
      if (mapping) return mappedBy(mapping, next(mapping.list), context);
      if (node.arguments.length > 0 || node.callee.type !== "Identifier") return undefined;
      return next(node.callee);
    }
    case "ArrayExpression":
      return listOf(node, context, next);
    case "ObjectExpression":
      return recordOf(node, context);
    default:
      return undefined;
  }
}

/** @param values of the expressions in the text. */
function textOfTemplate({ quasis }: TemplateLiteral, values: readonly (Literal | undefined)[]): string | undefined {
  if (!values.every((value) => typeof value === "string" || typeof value === "number")) return undefined;
  return quasis.map(({ cooked, raw }, index) => (cooked ?? raw) + String(values[index] ?? "")).join("");
}

type Data = Readonly<Record<string, Literal>>;

function mappedBy({ entryOf }: Mapping, list: Literal | undefined, context: Context): Literal | undefined {
  if (!Array.isArray(list)) return undefined;
  const values = (list as readonly Literal[]).map((entry) => {
    const { result, names } = entryOf(entry, context.names);
    return valueOf(result, { ...context, names, depth: context.depth + 1 });
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

type Next = (inner: Expression) => Literal | undefined;

function listOf({ elements }: ArrayExpression, { within, onUnread }: Context, next: Next): Literal | undefined {
  const values = elements.flatMap((element): (Literal | undefined)[] => {
    if (!element) return [undefined];
    const value = next(element.expression);
    return element.spread ? (Array.isArray(value) ? [...(value as readonly Literal[])] : [undefined]) : [value];
  });
  const read = values.filter((value) => value !== undefined);
  const unread = values.length - read.length;
  if (unread > 0 && (!onUnread || read.length === 0)) return undefined;
  for (let count = 0; count < unread; count += 1) onUnread?.({ key: null, beside: [], within });
  return read;
}

const naming = ["text", "label", "link", "slug", "id"];

interface Pair {
  readonly name: string | null;
  readonly value: Expression | null;
}

function pairsOf(property: ObjectExpression["properties"][number], context: Context): readonly Pair[] {
  if (property.type === "SpreadElement") {
    const spread = valueOf(property.arguments, { ...context, depth: context.depth + 1 });
    if (typeof spread === "object" && spread !== null && !Array.isArray(spread))
      return Object.entries(spread).map(([name, value]) => ({ name, value: expressionOf(value as Literal) ?? null }));
  }
  if (property.type === "Identifier") return [{ name: property.value, value: property }];
  if (property.type !== "KeyValueProperty") return [{ name: null, value: null }];
  const { key } = property;
  const isName = key.type === "Identifier" || key.type === "StringLiteral" || key.type === "NumericLiteral";
  return [{ name: isName ? String(key.value) : null, value: property.value }];
}

function recordOf({ properties }: ObjectExpression, context: Context): Literal | undefined {
  const pairs = properties.flatMap((property) => pairsOf(property, context));
  const plain = { ...context, depth: context.depth + 1, onUnread: undefined };
  const words = naming
    .map((name) => pairs.find((pair) => pair.name === name)?.value)
    .map((value) => value && valueOf(value, plain))
    .find((value) => typeof value === "string");
  const inner = {
    ...context,
    depth: context.depth + 1,
    within: typeof words === "string" ? words : context.within,
  };
  const values = pairs.map(({ name, value }) => ({ name, value: value === null ? undefined : valueOf(value, inner) }));
  const read = values.flatMap(({ name, value }) =>
    name === null || value === undefined ? [] : [[name, value] as const],
  );
  const unread = values.filter(({ name, value }) => name === null || value === undefined);
  if (unread.length > 0 && (!context.onUnread || read.length === 0)) return undefined;
  for (const { name } of unread)
    context.onUnread?.({ key: name, beside: read.map(([key]) => key), within: inner.within });
  return Object.fromEntries(read);
}

/** @returns the values of all properties of this name, outer ones first. */
export function findKey(node: unknown, named: string): readonly Expression[] {
  if (Array.isArray(node)) return node.flatMap((each: unknown) => findKey(each, named));
  if (typeof node !== "object" || node === null) return [];
  const { type, key, value } = node as { type?: string; key?: { value?: unknown }; value?: Expression };
  const own = type === "KeyValueProperty" && key?.value === named && value ? [value] : [];
  return [...own, ...Object.values(node).flatMap((each) => findKey(each, named))];
}
