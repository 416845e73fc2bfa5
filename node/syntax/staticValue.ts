import type { Expression, Node as CodePart, Program } from "estree";
import type { Root } from "mdast";
import type { CodeNode } from "./codeNames";
import { each } from "./tree";

/** The constants, functions and classes that a page exports, by name, each with its code. */
export type Constants = ReadonlyMap<string, CodePart>;

/** Maximum number of steps from a name to its value: a constant may refer to itself. */
const mostSteps = 20;

export function constantsOf(tree: Root): Constants {
  const found = new Map<string, CodePart>();
  each<CodeNode>(tree, ["mdxjsEsm"], ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const exported = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
      if (exported?.type === "FunctionDeclaration" || exported?.type === "ClassDeclaration")
        found.set(exported.id.name, exported);
      if (exported?.type !== "VariableDeclaration" || exported.kind !== "const") continue;
      for (const { id, init } of exported.declarations) if (id.type === "Identifier" && init) found.set(id.name, init);
    }
  });
  return found;
}

/** @returns the text or number that an expression stands for; null if only running it would tell. */
export function staticValue(program: Program | null | undefined, constants: Constants): string | number | null {
  const expression = expressionOf(program);
  return expression && valueOf(expression, constants, mostSteps);
}

/** @returns the code of an expression, or that of the constant or function that it names; null if only running it would tell. */
export function codeBehind(program: Program | null | undefined, constants: Constants): CodePart | null {
  const expression = expressionOf(program);
  return expression && follow(expression, constants, mostSteps);
}

function expressionOf(program: Program | null | undefined): Expression | null {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === "ExpressionStatement" && others.length === 0 ? statement.expression : null;
}

function valueOf(part: CodePart, constants: Constants, steps: number): string | number | null {
  const found = steps === 0 ? null : follow(part, constants, steps);
  if (found?.type === "Literal")
    return typeof found.value === "string" || typeof found.value === "number" ? found.value : null;
  if (found?.type === "TemplateLiteral") {
    const parts = found.expressions.map((each) => valueOf(each, constants, steps - 1));
    if (parts.includes(null)) return null;
    return found.quasis.map(({ value }, index) => `${value.cooked ?? ""}${parts[index] ?? ""}`).join("");
  }
  if (found?.type !== "BinaryExpression" || found.operator !== "+") return null;
  const [left, right] = [found.left, found.right].map((each) => valueOf(each, constants, steps - 1));
  if (typeof left === "number" && typeof right === "number") return left + right;
  return left === null || right === null ? null : `${left ?? ""}${right ?? ""}`;
}

/** @returns the code behind the name of a constant, or behind a property of one. */
function follow(part: CodePart, constants: Constants, steps: number): CodePart | null {
  if (steps === 0) return null;
  if (part.type === "Identifier") {
    const init = constants.get(part.name);
    return init ? follow(init, constants, steps - 1) : null;
  }
  if (part.type !== "MemberExpression") return part;
  const holder = follow(part.object, constants, steps - 1);
  if (holder?.type !== "ObjectExpression" || part.computed || part.property.type !== "Identifier") return null;
  const { name } = part.property;
  const isPlain = holder.properties.every((each) => each.type === "Property" && each.kind === "init" && !each.computed);
  const property = holder.properties.findLast((each) => each.type === "Property" && keyOf(each.key) === name);
  return isPlain && property?.type === "Property" ? follow(property.value, constants, steps - 1) : null;
}

function keyOf(key: Expression | { readonly type: "PrivateIdentifier" }): string | null {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}
