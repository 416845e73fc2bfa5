import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";

/** Value of a Python literal. */
export type Literal = string | number | boolean | null | readonly Literal[];

export interface Expression {
  /** The code in one line, with strings in single quotes as Python's `repr` writes them. */
  readonly text: string;
  readonly value: Literal | undefined;
  /** The call, if the expression is one. */
  readonly call: Call | null;
}

export interface Call {
  /** With its modules: "click.option". */
  readonly name: string;
  readonly positional: readonly Expression[];
  readonly keywords: ReadonlyMap<string, Expression>;
}

export interface Parameter {
  /** With its stars: "**kwargs". */
  readonly name: string;
  readonly type: string | null;
  readonly initial: Expression | null;
}

export interface Definition {
  readonly kind: "function" | "class";
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly isAsync: boolean;
  readonly decorators: readonly Call[];
  /** Parameters of a function; empty for a class. */
  readonly parameters: readonly Parameter[];
  /** Return type as annotated. */
  readonly returns: string | null;
  readonly bases: readonly string[];
  /** Definitions directly in the body of a class. */
  readonly members: readonly Definition[];
}

export interface PythonModule {
  readonly definitions: readonly Definition[];
  /** Calls that are statements of the module. */
  readonly calls: readonly Call[];
  /** Names to which the module assigns a literal: NAME = "text". */
  readonly constants: ReadonlyMap<string, Literal>;
  /** The syntax tree, for callers that need more. */
  readonly root: SyntaxNode;
  readonly text: string;
  /** @returns the line number of an offset, from 1. */
  readonly lineOf: (offset: number) => number;
}

/** A module that Python cannot parse either. */
export class PythonSyntaxError extends Error {}

/**
 * @param file for messages.
 * @throws {PythonSyntaxError} if the text is not Python 3.
 */
export function parseModule(content: string, file: string): PythonModule {
  // Python accepts every kind of line ending. A package that was built on Windows has "\r\n".
  const text = content.replace(/\r\n?/g, "\n");
  const root = parser.parse(text).topNode;
  const lineOf = lineCounter(text);
  const broken = brokenAt(root);
  if (broken !== null) throw new PythonSyntaxError(`${file}:${lineOf(broken)} is not Python 3.`);
  const statements = childrenOf(root);
  return {
    definitions: definitionsOf(statements, text, lineOf),
    calls: statements.flatMap((statement) => {
      const call = statement.name === "ExpressionStatement" ? statement.firstChild : null;
      return call?.name === "CallExpression" ? [toCall(call, text)] : [];
    }),
    constants: constantsOf(statements, text),
    root,
    text,
    lineOf,
  };
}

/** @returns the parameters of a signature in a text: "name(a: int = 1)". */
export function parseSignature(signature: string): readonly Parameter[] {
  const text = `def ${signature.replace(/^[\w.]+/, "name")}: pass\n`;
  const [definition] = parseModule(text, signature).definitions;
  return definition?.parameters ?? [];
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.name !== "Comment") children.push(child);
  return children;
}

export function toExpression(node: SyntaxNode, text: string): Expression {
  return {
    text: written(node, text),
    value: literalOf(node, text),
    call: node.name === "CallExpression" ? toCall(node, text) : null,
  };
}

export function toCall(node: SyntaxNode, text: string): Call {
  const [callee, list] = [node.firstChild, node.getChild("ArgList")];
  return { name: callee ? written(callee, text) : "", ...argumentsOf(list, text) };
}

function argumentsOf(list: SyntaxNode | null, text: string): Pick<Call, "positional" | "keywords"> {
  const positional: Expression[] = [];
  const keywords = new Map<string, Expression>();
  const parts = list ? childrenOf(list).slice(1, -1) : [];
  for (const [at, part] of parts.entries()) {
    const [before, after, value] = [parts[at - 1], parts[at + 1], parts[at + 2]];
    if (part.name === "," || part.name === "AssignOp" || before?.name === "AssignOp") continue;
    if (after?.name === "AssignOp" && value) keywords.set(written(part, text), toExpression(value, text));
    else positional.push(toExpression(part, text));
  }
  return { positional, keywords };
}

function definitionsOf(
  statements: readonly SyntaxNode[],
  text: string,
  lineOf: (offset: number) => number,
): readonly Definition[] {
  return statements.flatMap((statement) => {
    const node = statement.name === "DecoratedStatement" ? statement.lastChild : statement;
    if (node?.name !== "FunctionDefinition" && node?.name !== "ClassDefinition") return [];
    const name = node.getChild("VariableName");
    const body = node.getChild("Body");
    const returns = node.getChild("TypeDef");
    const bases = argumentsOf(node.getChild("ArgList"), text).positional;
    const isClass = node.name === "ClassDefinition";
    return [
      {
        kind: isClass ? ("class" as const) : ("function" as const),
        name: name ? written(name, text) : "",
        line: lineOf(node.from),
        isAsync: node.getChild("async") !== null,
        decorators: statement.getChildren("Decorator").map((decorator) => toDecorator(decorator, text)),
        parameters: parametersOf(node.getChild("ParamList"), text),
        returns: returns && typeOf(returns, text),
        bases: bases.map((base) => base.text),
        members: isClass && body ? definitionsOf(childrenOf(body), text, lineOf) : [],
      },
    ];
  });
}

function toDecorator(node: SyntaxNode, text: string): Call {
  const name = node
    .getChildren("VariableName")
    .map((step) => written(step, text))
    .join(".");
  return { name, ...argumentsOf(node.getChild("ArgList"), text) };
}

function parametersOf(list: SyntaxNode | null, text: string): readonly Parameter[] {
  const parameters: Parameter[] = [];
  let stars = "";
  const parts = list ? childrenOf(list).slice(1, -1) : [];
  for (const [at, part] of parts.entries()) {
    if (part.name === "*" || part.name === "**") stars = part.name;
    if (part.name === ",") stars = "";
    if (part.name !== "VariableName" || parts[at - 1]?.name === "AssignOp") continue;
    const type = parts[at + 1]?.name === "TypeDef" ? parts[at + 1] : undefined;
    const [sign, value] = parts.slice(at + (type ? 2 : 1));
    parameters.push({
      name: stars + written(part, text),
      type: type ? typeOf(type, text) : null,
      initial: sign?.name === "AssignOp" && value ? toExpression(value, text) : null,
    });
  }
  return parameters;
}

/** @returns a type annotation without the sign before it. */
function typeOf(node: SyntaxNode, text: string): string {
  return written(node, text).replace(/^(:|->)\s*/, "");
}

function constantsOf(statements: readonly SyntaxNode[], text: string): ReadonlyMap<string, Literal> {
  const constants = new Map<string, Literal>();
  for (const statement of statements) {
    const [name, ...rest] = statement.name === "AssignStatement" ? childrenOf(statement) : [];
    const value = rest.at(-1);
    if (name?.name !== "VariableName" || !value) continue;
    const literal = literalOf(value, text);
    if (literal !== undefined) constants.set(written(name, text), literal);
  }
  return constants;
}

function literalOf(node: SyntaxNode, text: string): Literal | undefined {
  const source = text.slice(node.from, node.to);
  switch (node.name) {
    case "String":
      return stringOf(source);
    case "ContinuedString": {
      const parts = childrenOf(node).map((part) => literalOf(part, text));
      return parts.every((part) => typeof part === "string") ? parts.join("") : undefined;
    }
    case "Number":
      return Number(source.replaceAll("_", ""));
    case "Boolean":
      return source === "True";
    case "None":
      return null;
    case "UnaryExpression": {
      const value = node.lastChild && literalOf(node.lastChild, text);
      return source.startsWith("-") && typeof value === "number" ? -value : undefined;
    }
    case "ArrayExpression":
    case "TupleExpression": {
      const parts = childrenOf(node).slice(1, -1);
      const values = parts.filter(({ name }) => name !== ",").map((part) => literalOf(part, text));
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case "MemberExpression":
      // A number that ends with a point, after which Lezer expects a name.
      return /^\d+\.$/.test(source) ? Number(source) : undefined;
    default:
      return undefined;
  }
}

/** @returns the value of a string literal; undefined for one with a prefix other than r, whose value may depend on more than its text. */
function stringOf(source: string): string | undefined {
  const match = /^(r?)("""|'''|"|')([\s\S]*)\2$/.exec(source);
  if (!match) return undefined;
  const [, raw, , content = ""] = match;
  const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\n": "" };
  return raw ? content : content.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
}

/** @returns code in one line. */
function written(node: SyntaxNode, text: string): string {
  const literal = literalOf(node, text);
  if (typeof literal === "string") return `'${literal.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  return text.slice(node.from, node.to).replace(/\s+/g, " ").trim();
}

/** @returns the offset of the first place that is not Python 3, or null. */
function brokenAt(root: SyntaxNode): number | null {
  let broken: number | null = null;
  root.cursor().iterate(({ type, name, from, node }) => {
    if (broken !== null) return false;
    // Lezer reports errors after a bare "yield" and after "1.", which Python allows, and it accepts Python 2.
    const { parent } = node;
    const isAllowed = parent?.name.startsWith("Yield") || parent?.firstChild?.name === "Number";
    const isPython2 = name === "PrintStatement" || name === "ExecStatement";
    if (isPython2 || (type.isError && !isAllowed)) broken = from;
    return undefined;
  });
  return broken;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
