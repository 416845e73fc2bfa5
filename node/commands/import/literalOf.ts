import { parseSync, type Expression, type Module, type ModuleItem, type Statement } from "@swc/core";

/** Plain data of a JavaScript file; `undefined` for what is none. */
export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

export type Names = ReadonlyMap<string, Expression>;

/** @returns the value of an expression, such as `[{ value: "a" }]`, where it is plain data. */
export function literalOf(expression: string): Literal | undefined {
  const module = parseModule(`(${expression})`);
  const [statement] = module?.body ?? [];
  return statement?.type === "ExpressionStatement" ? valueOf(statement.expression, new Map()) : undefined;
}

/** @returns what a configuration file exports, or the value of the key `named` wherever it stands in it, where it is plain data. */
export function literalOfFile(text: string, named?: string): Literal | undefined {
  const module = parseModule(text);
  if (module === null) return undefined;
  const names = namesOf(module.body);
  if (named === undefined) {
    const exported = exportedBy(module.body);
    return exported === undefined ? undefined : valueOf(exported, names);
  }
  for (const found of findKey(module, named)) {
    const value = valueOf(found, names);
    if (typeof value === "object" && value !== null) return value;
  }
  return undefined;
}

export function parseModule(text: string): Module | null {
  try {
    return parseSync(text, { syntax: "typescript", tsx: false, target: "es2022" });
  } catch {
    return null;
  }
}

function exportedBy(body: readonly ModuleItem[]): Expression | undefined {
  for (const item of body) {
    if (item.type === "ExportDefaultExpression") return item.expression;
    if (item.type !== "ExpressionStatement" || item.expression.type !== "AssignmentExpression") continue;
    const { left, right } = item.expression;
    if (left.type === "MemberExpression" && left.property.type === "Identifier" && left.property.value === "exports")
      return right;
  }
  return undefined;
}

/** Constants, and functions of no arguments that only return something. */
export function namesOf(body: readonly ModuleItem[]): Names {
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

function returnedBy(statements: readonly Statement[]): Expression | undefined {
  const [only] = statements;
  return statements.length === 1 && only?.type === "ReturnStatement" ? only.argument : undefined;
}

export function valueOf(node: Expression, names: Names, depth = 0): Literal | undefined {
  if (depth > 50) return undefined;
  const next = (inner: Expression) => valueOf(inner, names, depth + 1);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? node.quasis.map(({ cooked, raw }) => cooked ?? raw).join("") : undefined;
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
      const known = names.get(node.value);
      return known && next(known);
    }
    case "CallExpression": {
      if (node.arguments.length > 0 || node.callee.type !== "Identifier") return undefined;
      return next(node.callee);
    }
    case "ArrayExpression": {
      const values = node.elements.flatMap((element): (Literal | undefined)[] => {
        if (!element) return [undefined];
        const value = next(element.expression);
        return element.spread ? (Array.isArray(value) ? [...(value as readonly Literal[])] : [undefined]) : [value];
      });
      return values.every((value) => value !== undefined) ? (values as readonly Literal[]) : undefined;
    }
    case "ObjectExpression": {
      const entries: [string, Literal][] = [];
      for (const property of node.properties) {
        if (property.type !== "KeyValueProperty") return undefined;
        const { key } = property;
        const name =
          key.type === "Identifier" || key.type === "StringLiteral" || key.type === "NumericLiteral"
            ? String(key.value)
            : null;
        const value = next(property.value);
        if (name === null || value === undefined) return undefined;
        entries.push([name, value]);
      }
      return Object.fromEntries(entries);
    }
    default:
      return undefined;
  }
}

/** @returns the values of every property of this name, from the top down. */
export function findKey(node: unknown, named: string): readonly Expression[] {
  if (Array.isArray(node)) return node.flatMap((each: unknown) => findKey(each, named));
  if (typeof node !== "object" || node === null) return [];
  const { type, key, value } = node as { type?: string; key?: { value?: unknown }; value?: Expression };
  const own = type === "KeyValueProperty" && key?.value === named && value ? [value] : [];
  return [...own, ...Object.values(node).flatMap((each) => findKey(each, named))];
}
