import type { Heading, Parent, Root } from "mdast";
import type { Node } from "unist";
import { namesOfCode, type CodeNode } from "./codeNames";
import { constantsOf, staticValue, type Constants } from "./staticValue";
import { each, inlineReferences, isJsxElement, replace } from "./tree";

/** Removes comments from headings, so that they are neither in anchors nor in the contents of a page. */
function removeComments(tree: Root): void {
  each<Heading>(tree, ["heading"], (heading) => {
    each<CodeNode>(heading, ["mdxTextExpression"], ({ data }, index, parent) => {
      if (!parent || index === null || data?.estree?.body.length !== 0) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
    const last = heading.children.at(-1);
    if (last?.type === "text") last.value = last.value.trimEnd();
  });
}

/** Inserts what is defined elsewhere at the places that use it: targets of references, variables, and values that need no run. */
export function inlineDefined(tree: Root, variables?: Readonly<Record<string, string>>): void {
  inlineReferences(tree);
  replaceExpressions(tree, variables);
  removeComments(tree);
}

/** Replaces each variable in braces, and each expression that is a text or a number, so that all later code sees only text. */
function replaceExpressions(tree: Root, variables: Readonly<Record<string, string>> = {}): void {
  let names: ReadonlySet<string> | undefined;
  let constants: Constants | undefined;
  each<CodeNode>(tree, ["mdxTextExpression", "mdxFlowExpression"], (node, index, parent) => {
    const name = node.value.trim();
    const { position } = node;
    if (Object.hasOwn(variables, name)) {
      const text = { type: "text", value: variables[name], position };
      const isInSentence = node.type === "mdxTextExpression";
      replace(parent, index, isInSentence ? text : { type: "paragraph", children: [text], position });
      return;
    }
    names ??= namesOfCode(tree);
    // A component of the page gets the value itself.
    if (parent && isJsxElement(parent) && names.has(parent.name?.split(".")[0] ?? "")) return;
    constants ??= constantsOf(tree);
    const value = staticValue(node.data?.estree, constants);
    if (value === null) return;
    const space = node.type === "mdxFlowExpression" && followsText(parent, index) ? " " : "";
    replace(parent, index, { type: "text", value: `${space}${value}`, position });
  });
}

/** Whether a block follows text on its line: MDX takes apart a paragraph that has only expressions, and leaves out the spaces between them. */
function followsText(parent: Parent | null, index: number | null): boolean {
  const [before, node] = [parent?.children[(index ?? 0) - 1], parent?.children[index ?? 0]] as readonly (
    Node | undefined
  )[];
  return before?.type === "text" && before.position?.end.line === node?.position?.start.line;
}

/** @returns a text with the values of the variables that it names in braces: what an author meant where braces are only characters. */
export function fillVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{\s*([\w$.]+)\s*\}/g, (braces, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? braces) : braces,
  );
}
