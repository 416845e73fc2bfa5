import type { Root, Text } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Extension as TreeExtension } from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import type { Plugin } from "unified";
import { alertsFromMarkdown } from "./alerts";
import { headingIdFromMarkdown, headingIdSyntax } from "./headingIdSyntax";
import { htmlNestingFromMarkdown } from "./htmlNesting";
import { pictureWidthFromMarkdown } from "./pictureWidth";
import { each } from "./tree";

const [container] = [directive().flow?.[58]].flat();

/** Only the `:::name` form of the directive syntax: with the inline form, every "10:30" and "a:b" in prose would be markup. */
const containers: Extension = { flow: container ? { 58: container } : {} };

/** Adds `:::note` boxes, GitHub's alerts, `{#custom-id}` and the width of pictures to the parser. */
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
    htmlNestingFromMarkdown,
  ];
};

/** Maximum length of a word in prose, in characters; a longer one is data without a space. */
const endless = 1_000;

/**
 * GFM searches texts for addresses that its tokenizer has missed, such as after an open bracket. The time of its regular expression grows
 * with the square of a word's length: one word of 200,000 letters would take more than a minute. A tree with such a word skips the search.
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
