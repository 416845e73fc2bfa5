import type { Root, Text } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Extension as TreeExtension } from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import type { Plugin } from "unified";
import { alertsFromMarkdown } from "./alerts";
import { headingIdFromMarkdown, headingIdSyntax } from "./headingIdSyntax";
import { pictureWidthFromMarkdown } from "./pictureWidth";
import { each } from "./tree";

const [container] = [directive().flow?.[58]].flat();

/** Of the directive syntax only `:::name`: with the inline form, every "10:30" and "a:b" in prose would be markup. */
const containers: Extension = { flow: container ? { 58: container } : {} };

/** Teaches the parser `:::note` boxes, GitHub's alerts and `{#custom-id}`. */
export const remarkSyntax: Plugin = function remarkSyntax() {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data["micromarkExtensions"] ??= []).push(containers, headingIdSyntax);
  const others = (data["fromMarkdownExtensions"] ?? []) as (TreeExtension | TreeExtension[])[];
  const read = others.flat().map(sparedOfEndlessWords);
  data["fromMarkdownExtensions"] = [
    ...read,
    directiveFromMarkdown,
    headingIdFromMarkdown,
    alertsFromMarkdown,
    pictureWidthFromMarkdown,
  ];
};

/** Letters of a word that nobody has written: data without a space. */
const endless = 1_000;

/**
 * GFM looks in texts for addresses that its tokenizer has missed, such as behind an open bracket, by an expression whose time grows
 * with the square of a word's length: one word of 200,000 letters would take more than a minute. It is left out where there is one.
 */
function sparedOfEndlessWords({ transforms = [], ...extension }: TreeExtension): TreeExtension {
  const spared = transforms.map(
    (transform): typeof transform =>
      (tree) =>
        hasEndlessWord(tree) ? tree : transform(tree),
  );
  return { ...extension, transforms: spared };
}

function hasEndlessWord(tree: Root): boolean {
  let isFound = false;
  each<Text>(tree, ["text"], ({ value }) => {
    isFound ||= value.length > endless && value.split(/\s+/).some((word) => word.length > endless);
  });
  return isFound;
}
