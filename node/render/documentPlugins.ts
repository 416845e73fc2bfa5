import { syntaxPlugins, type Plugins } from "../syntax/processor";
import { remarkDocument, type RenderContext } from "./remarkDocument";

/** All plugins, from the source of a document to what is rendered. */
export function documentPlugins(context: RenderContext): Plugins {
  return [...syntaxPlugins, [remarkDocument, context]];
}

/** @returns options of remark-rehype, which writes the list of footnotes. */
export function footnoteLabels({ footnotes, backToText }: RenderContext["strings"]) {
  return { footnoteLabel: footnotes, footnoteBackLabel: backToText };
}
