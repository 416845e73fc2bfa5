import type { Program } from "estree";
import type { CodeNode } from "../../../syntax/codeNames";
import { isNothing, type JsxElement } from "../../../syntax/tree";

/** The text of a template literal with expressions, in which each expression stays as it is written. */
export interface TemplateText {
  readonly text: string;
  /** The expressions, such as `${version}`. */
  readonly computed: readonly string[];
}

/**
 * @param source text of the page from which the program was parsed.
 * @returns null if the program is not a template literal.
 */
export function templateText(program: Program | null | undefined, source: string): TemplateText | null {
  const [statement] = program?.body ?? [];
  if (statement?.type !== "ExpressionStatement" || statement.expression.type !== "TemplateLiteral") return null;
  const { quasis, expressions } = statement.expression;
  const computed = expressions.map((expression) => {
    const { start = 0, end = 0 } = expression as { readonly start?: number; readonly end?: number };
    return `\${${source.slice(start, end)}}`;
  });
  const text = quasis.map(({ value }, index) => (value.cooked ?? value.raw) + (computed[index] ?? "")).join("");
  return { text, computed };
}

/** Elements that convertCodeElement converts. It also reads the expressions in them, so none becomes a comment. */
export const codeElements: readonly string[] = ["Code", "CodeBlock"];

/** @returns the program in the attribute `code` of an element, or else in the braces between its tags. */
export function programOfCode({ attributes, children }: JsxElement): Program | null | undefined {
  const attribute = attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === "code");
  const value = attribute?.value;
  if (typeof value === "object" && value !== null) return (value as unknown as CodeNode).data?.estree;
  const content = children.filter((child) => /Expression$/.test(child.type) || !isNothing(child));
  const [only] = content as readonly unknown[] as readonly CodeNode[];
  return content.length === 1 ? only?.data?.estree : undefined;
}
