import type { Code, Root } from "mdast";
import { placeholderPattern } from "../../src/shared/placeholders";
import type { DocumentStrings } from "../../src/shared/strings";
import { component, each } from "../syntax/tree";

/** Adds the form for the reader's values to the end of a document whose code has placeholders for them. */
export function offerValues(tree: Root, strings: DocumentStrings): void {
  const { values, valueLabels: labels = {} } = strings;
  let isAsked = false;
  each<Code>(tree, ["code"], (node) => void (isAsked ||= hasPlaceholder(node, strings)));
  if (!isAsked) return;
  // Several placeholders may mean one value.
  const fields = new Map<string, string[]>();
  for (const [placeholder, label] of Object.entries(labels))
    fields.set(label, [...(fields.get(label) ?? []), placeholder]);
  tree.children.push(
    component("mdxJsxFlowElement", "Values", { ...values, fields: JSON.stringify([...fields]) }) as Root["children"][0],
  );
}

/** @returns whether a code block has a placeholder for a value of the reader. */
export function hasPlaceholder(
  { lang, value }: Code,
  { valueLabels = {} }: Pick<DocumentStrings, "valueLabels">,
): boolean {
  const words = Object.keys(valueLabels);
  return words.length > 0 && lang !== "mermaid" && placeholderPattern(words).test(value);
}
