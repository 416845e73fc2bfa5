import type { CallExpression, NewExpression, Node as CodePart, Program, SourceLocation } from "estree";
import type { Heading, Root } from "mdast";
import type { Reference } from "../elements/reference";
import { placeWithin } from "../common/problem";
import { nearest, onlyNear } from "../common/nearest";
import { addressAttributes, each, isJsxElement, placeOf, type JsxElement } from "../syntax/tree";
import { elementsInCode } from "../syntax/elementsInCode";
import { fillVariables } from "../syntax/inlineDefined";
import { machineNamesIn, undefinedNames, usesProps, type CodeNode } from "../syntax/codeNames";
import { codeBehind, constantsOf } from "../syntax/staticValue";
import { adviceOnEnvironment, environment } from "../syntax/environments";
import { adviceOnWidth } from "../syntax/pictureWidth";
import { editTo, type Placed, type Report } from "./bodyRules";

/** @param before the text directly before the expression. */
export function checkNames(
  node: CodeNode,
  { ownNames, variables = {} }: Pick<Reference, "variables"> & { readonly ownNames: ReadonlySet<string> },
  before: string,
  at: Placed,
  report: Report,
): void {
  const [names, written] = [Object.keys(variables), node.value.trim()];
  const near = /^[\w$.]+$/.test(written) ? nearest(written, names) : null;
  for (const name of undefinedNames(node, ownNames)) {
    report(
      at,
      "unknown-name",
      `"${name}" in the expression {${node.value}} is not defined on this page.`,
      near === null ? adviceOn(written, before) : `write {${near}}.`,
      editTo(node.value, near && onlyNear(written, names), (meant) => meant),
    );
  }
  // Gatsby gives its own values to a page that imports or exports, but only in the build.
  if (at.partial || ownNames.has("props") || !usesProps(node)) return;
  const what = `"props" in the expression {${node.value}} has no values on a page.`;
  report(at, "unknown-name", what, "write the value itself; {props.name} is for files that <Include> shows.");
}

/** Reports code in a heading: its anchor is made, and the contents of the page are written, before any code runs. */
export function checkHeadingCode(tree: Root, ownNames: ReadonlySet<string>, report: Report): void {
  each<Heading>(tree, ["heading"], (heading) =>
    each<CodeNode>(heading, ["mdxTextExpression"], (node) => {
      if (!node.data?.estree?.body.length || undefinedNames(node, ownNames).length > 0) return;
      const what = `{${node.value}} in a heading has no value in its anchor and in the contents of the page.`;
      const fix = "write the words, or {name} of a text that the page exports, or a variable of src/site/settings.ts.";
      report(placeOf(node), "unparsed-markup", what, fix);
    }),
  );
}

/** Reports a function or a symbol in braces: the page shows nothing of it. An own component may call a function that it contains. */
export function checkUnshown(tree: Root, ownNames: ReadonlySet<string>, report: Report): void {
  const constants = constantsOf(tree);
  each<CodeNode>(tree, ["mdxTextExpression", "mdxFlowExpression"], (node, _, parent) => {
    if (parent && isJsxElement(parent) && ownNames.has(parent.name?.split(".")[0] ?? "")) return;
    const code = codeBehind(node.data?.estree, constants);
    const kind = code && kindOfUnshown(code);
    if (!kind) return;
    const written = node.value.trim();
    const fix = /^[A-Z]\w*$/.test(written) ? `write <${written} />.` : "write the text itself, or call the function.";
    report(placeOf(node), "unparsed-markup", `{${node.value}} shows nothing: it is ${kind}.`, fix);
  });
}

function kindOfUnshown(code: CodePart): string | null {
  if (/^(?:ArrowFunction|Function|Class)/.test(code.type)) return "a function";
  const isSymbol = code.type === "CallExpression" && code.callee.type === "Identifier" && code.callee.name === "Symbol";
  return isSymbol ? "a symbol" : null;
}

/** Reports an expression between the quotes of an attribute, where the page shows its braces. Links have a rule of their own. */
export function checkQuotedBraces(
  node: JsxElement,
  { ownNames, variables = {} }: Pick<Reference, "variables"> & { readonly ownNames: ReadonlySet<string> },
  at: Placed,
  report: Report,
): void {
  const addresses = addressAttributes(node);
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
    const { name, value } = attribute;
    if (addresses.includes(name)) continue;
    const written = `${name}="${value}"`;
    const meant = `${name}="${fillVariables(value, variables)}"`;
    const [, root = ""] = /^\{\s*([\w$]+)[\w$.]*\s*\}$/.exec(value) ?? [];
    const what = `${written} keeps its braces: a value in quotes is plain text.`;
    if (meant !== written)
      report(at, "unparsed-markup", what, `write ${meant}: variables have no value in attributes.`, {
        find: written,
        replace: meant,
      });
    else if (ownNames.has(root) || (at.partial && root === "props"))
      report(at, "unparsed-markup", what, `write ${name}=${value}, without quotes.`);
    else if (at.partial && /\{\s*props\.\w+\s*\}/.test(value))
      report(at, "unparsed-markup", what, `write ${name}={props.name}, and the whole text into the <Include> element.`);
  }
}

function adviceOn(expression: string, before: string): string {
  if (environment.test(before.slice(-"\\begin".length))) return adviceOnEnvironment;
  return /^(?:width|height)\s*=/.test(expression)
    ? adviceOnWidth
    : 'put literal braces into backticks, or write "\\{".';
}

/** Checks the code of a page, in braces or not. */
export function checkCode(
  program: Program | null | undefined,
  ownNames: ReadonlySet<string>,
  at: Placed,
  report: Report,
): void {
  checkMachineNames(program, ownNames, at, report);
  checkChanging(program, at, report);
}

/** Reports `export const Own = () => <Chart.Bar />`, at which the compiler of MDX fails; a function with braces works. */
export function checkMembers(program: Program, names: ReadonlySet<string>, at: Placed, report: Report): void {
  for (const statement of program.body) {
    const exported = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    for (const { init } of exported?.type === "VariableDeclaration" ? exported.declarations : []) {
      if (init?.type !== "ArrowFunctionExpression" || init.body.type === "BlockStatement") continue;
      const inner = ({ type = "" }) => /Function/.test(type);
      for (const { name, ...node } of elementsInCode(init.body, at, inner)) {
        const [root = "", member] = name?.split(".") ?? [];
        if (member === undefined || !names.has(root)) continue;
        const what = `<${name ?? ""}> stops the build: MDX cannot compile it in a function without braces of its own.`;
        report(placeOf(node), "mdx-expression", what, `write "=> { return <${name ?? ""} … />; }".`);
      }
    }
  }
}

/** Reports names such as `process`, which would publish facts about the build machine. Testing for such a name is reported too. */
function checkMachineNames(
  program: Program | null | undefined,
  ownNames: ReadonlySet<string>,
  at: Placed,
  report: Report,
): void {
  for (const { name, line, column } of machineNamesIn(program, ownNames)) {
    report(
      placeWithin(at, { line, column }),
      "unknown-name",
      `"${name}" is part of the program that builds the site, not of a page.`,
      "write the value itself, or put literal braces into backticks. A page can also import a module, which is code.",
    );
  }
}

/** Reports calls whose result differs between two builds of the same text. */
function checkChanging(program: Program | null | undefined, at: Placed, report: Report): void {
  for (const { call, loc } of changingCalls(program)) {
    report(
      placeWithin(at, { line: loc.start.line, column: loc.start.column + 1 }),
      "changing-expression",
      `${call} differs between builds, so the page changes although nobody has edited it.`,
      "write the value, or compute it in an island, which runs in the reader's browser.",
    );
  }
}

interface ChangingCall {
  /** As authors write it. */
  readonly call: string;
  readonly loc: SourceLocation;
}

function changingCalls(node: unknown): readonly ChangingCall[] {
  if (typeof node !== "object" || node === null) return [];
  const { type } = node as { type?: unknown };
  const call = type === "CallExpression" || type === "NewExpression" ? changingCall(node as AnyCall) : null;
  const own = call === null ? [] : [{ call, loc: (node as AnyCall).loc as SourceLocation }];
  return [...own, ...Object.values(node).flatMap(changingCalls)];
}

type AnyCall = CallExpression | NewExpression;

function changingCall({ type, callee, arguments: values }: AnyCall): string | null {
  if (callee.type === "Identifier" && callee.name === "Date") {
    if (type === "CallExpression") return "Date()";
    return values.length === 0 ? "new Date()" : null;
  }
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return null;
  const name = callee.property.type === "Identifier" ? callee.property.name : "";
  const call = `${callee.object.name}.${name}()`;
  return call === "Math.random()" || call === "Date.now()" ? call : null;
}
