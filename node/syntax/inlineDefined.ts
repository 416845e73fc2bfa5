import type { Root } from "mdast";
import type { CodeNode } from "./codeNames";
import { each, inlineReferences, replace } from "./tree";

/** Inserts what is defined elsewhere at the places that use it: targets of references, and variables. */
export function inlineDefined(tree: Root, variables?: Readonly<Record<string, string>>): void {
  inlineReferences(tree);
  replaceVariables(tree, variables);
}

/** Replaces each variable in braces with its text, so that all later code sees only text. */
function replaceVariables(tree: Root, variables: Readonly<Record<string, string>> = {}): void {
  each<CodeNode>(tree, ["mdxTextExpression", "mdxFlowExpression"], (node, index, parent) => {
    const name = node.value.trim();
    if (!Object.hasOwn(variables, name)) return;
    const { position } = node;
    const text = { type: "text", value: variables[name], position };
    replace(
      parent,
      index,
      node.type === "mdxTextExpression" ? text : { type: "paragraph", children: [text], position },
    );
  });
}

/** @returns a text with the values of the variables that it names in braces: what an author meant where braces are only characters. */
export function fillVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{\s*([\w$.]+)\s*\}/g, (braces, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? braces) : braces,
  );
}
