import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Extension } from "micromark-util-types";
import type { Plugin } from "unified";
import { headingIdFromMarkdown, headingIdSyntax } from "./headingIdSyntax";

const [container] = [directive().flow?.[58]].flat();

/** Of the directive syntax only `:::name`: with the inline form, every "10:30" and "a:b" in prose would be markup. */
const containers: Extension = { flow: container ? { 58: container } : {} };

/** Teaches the parser `:::note` boxes and `{#custom-id}`. */
export const remarkSyntax: Plugin = function remarkSyntax() {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data["micromarkExtensions"] ??= []).push(containers, headingIdSyntax);
  (data["fromMarkdownExtensions"] ??= []).push(directiveFromMarkdown, headingIdFromMarkdown);
};
