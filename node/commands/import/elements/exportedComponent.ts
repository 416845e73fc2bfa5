import type { Expression, Module, ModuleItem } from "@swc/core";
import type { ImportedName } from "./dataOfPage";
import { returnedBy } from "./literalOf";

export type Exported = ImportedName | { readonly node: Component };
export type Component = Expression | Extract<ModuleItem, { type: "FunctionDeclaration" }>;

/** @param exported null for the default export. @returns the component, or where the module takes it from. */
export function exportOf({ body }: Module, exported: string | null): Exported | null {
  const components = new Map(body.flatMap(componentsIn));
  const named = (name: string): Exported => ({
    node: components.get(name) ?? { type: "Identifier", value: name, optional: false, span: noSpan },
  });
  for (const item of body) {
    if (item.type === "ExportNamedDeclaration") {
      for (const each of item.specifiers) {
        if (each.type !== "ExportSpecifier" || nameOf((each.exported ?? each.orig).value) !== exported) continue;
        return item.source ? { file: item.source.value, exported: nameOf(each.orig.value) } : named(each.orig.value);
      }
    }
    if (exported !== null) continue;
    if (item.type === "ExportDefaultDeclaration" && item.decl.type === "FunctionExpression") return { node: item.decl };
    if (item.type === "ExportDefaultExpression")
      return item.expression.type === "Identifier" ? named(item.expression.value) : { node: item.expression };
  }
  const own = exported === null ? undefined : components.get(exported);
  return own ? { node: own } : null;
}

const noSpan = { start: 0, end: 0, ctxt: 0 };
const nameOf = (name: string) => (name === "default" ? null : name);

function componentsIn(item: ModuleItem): readonly (readonly [string, Component])[] {
  const declared = item.type === "ExportDeclaration" ? item.declaration : item;
  if (declared.type === "FunctionDeclaration") return [[declared.identifier.value, declared]];
  if (declared.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init ? [[id.value, init] as const] : [],
  );
}

/** @returns the component in an object of components, such as `Links.Home`. */
export function memberOf(node: Component, name: string): Component | null {
  switch (node.type) {
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsConstAssertion":
      return memberOf(node.expression, name);
    case "ObjectExpression":
      for (const each of node.properties)
        if (each.type === "KeyValueProperty" && "value" in each.key && each.key.value === name) return each.value;
      return null;
    default:
      return null;
  }
}

/** @returns the function of a component in `memo(…)` or `React.memo(…)`; any other component as it is. */
export function withoutMemo(node: Component): Component {
  if (node.type !== "CallExpression") return node;
  const { callee } = node;
  const called = callee.type === "MemberExpression" ? callee.property : callee;
  const [given] = node.arguments;
  return called.type === "Identifier" && called.value === "memo" && given ? given.expression : node;
}

/** @returns what a component returns, if its function consists of one return statement. */
export function markupOf(node: Component): Expression | undefined {
  switch (node.type) {
    case "FunctionDeclaration":
    case "FunctionExpression":
      return returnedBy(node.body?.stmts ?? []);
    case "ArrowFunctionExpression":
      return "stmts" in node.body ? returnedBy(node.body.stmts) : node.body;
    default:
      return undefined;
  }
}
