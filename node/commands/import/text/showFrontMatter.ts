import { createCodeTest } from "../code/codeRanges";
import type { Draft } from "../draft";
import { escaped } from "../elements/convertData";
import type { ImportedPage } from "../importedPage";

/** Not as the value of an attribute, which is data of a component. */
const expressions = {
  docusaurus: /(?<![={$\\])\{\s*frontMatter\.(\w+)\s*\}/g,
  starlight: /(?<![={$\\])\{\s*frontmatter\.(\w+)\s*\}/g,
  vitepress: /\{\{\s*\$frontmatter\.(\w+)\s*\}\}/g,
};

/** Replaces expressions that show a text of the page's front matter, such as `{{ $frontmatter.title }}`, by the text. */
export function showFrontMatter(draft: Draft, { kind, isMdx, isPartial, data }: ImportedPage): void {
  // A part takes the front matter of each page that includes it.
  if (isPartial || (kind !== "vitepress" && !isMdx)) return;
  const { text } = draft;
  const isCode = createCodeTest(text);
  for (const { 0: whole, 1: key = "", index } of text.matchAll(expressions[kind])) {
    const value = data[key];
    if ((typeof value !== "string" && typeof value !== "number") || isCode(index)) continue;
    draft.replace(index, index + whole.length, escaped(String(value)), "texts of the front matter, written out");
  }
  draft.commit();
}
