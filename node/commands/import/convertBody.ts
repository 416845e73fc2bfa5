import { breakDetails } from "./text/breakDetails";
import { createCodeTest } from "./code/codeRanges";
import { convertAlerts } from "./text/convertAlerts";
import { convertBoxes } from "./text/convertBoxes";
import { convertCode } from "./code/convertCode";
import { convertConstants } from "./elements/convertConstants";
import { convertElements } from "./elements/convertElements";
import { expandMaps } from "./elements/expandMaps";
import { convertFences } from "./code/convertFences";
import { convertHeadingTags } from "./text/convertHeadingTags";
import { convertHeadings } from "./text/convertHeadings";
import { convertIncludes } from "./text/convertIncludes";
import { convertInlineNotes } from "./text/convertInlineNotes";
import { convertLinks } from "./text/convertLinks";
import { convertModules } from "./text/convertModules";
import { convertSnippets } from "./code/convertSnippets";
import { convertTags, spaceTags } from "./text/convertTags";
import { convertWordMarks } from "./text/convertWordMarks";
import { convertComments, convertPlainText, escapeDollars, escapeModules } from "./text/convertText";
import type { Draft } from "./draft";
import type { ImportedPage } from "./importedPage";
import { hideUnused } from "./text/hideUnused";
import { joinInlineTags, joinTags } from "./text/joinTags";
import { markUnreadable } from "./code/markUnreadable";
import { nameForeign } from "./text/nameForeign";
import { convertPreformatted } from "./text/preformatted";
import { pairPictures } from "./elements/pairPictures";
import { readMdx } from "./text/readMdx";
import { showFrontMatter } from "./text/showFrontMatter";
import { takeBlanks } from "./text/takeBlanks";

/** @param draft the text below the front matter. @returns the page title found in the text, without markup. */
export async function convertBody(draft: Draft, page: ImportedPage): Promise<string | null> {
  if (page.kind === "docusaurus") convertFences(draft);
  const parts = page.kind === "vitepress" ? convertIncludes(draft, page) : [];
  if (page.kind === "vitepress") {
    convertSnippets(draft, page);
    convertAlerts(draft);
  }
  showFrontMatter(draft, page);
  convertConstants(draft, page);
  if (page.isMdx) takeBlanks(draft);
  if (page.isMdx) convertPreformatted(draft);
  await joinTags(draft, page);
  if (!page.isMdx) await convertPlainText(draft, page);
  joinInlineTags(draft);
  escapeModules(draft, page.isMdx);
  convertComments(draft);
  convertHeadingIds(draft);
  if (page.kind === "vitepress") {
    nameInterpolations(draft);
    convertInlineNotes(draft);
  }
  convertHeadingTags(draft);
  convertTags(draft);
  breakDetails(draft);
  convertBoxes(draft, page);
  spaceTags(draft);
  const written = await readMdx(draft, page.hasFormulas);
  const tree = expandMaps(draft, written, page) ? await readMdx(draft, page.hasFormulas) : written;
  const imported = convertModules(draft, tree, page);
  const title = convertHeadings(draft, tree, page);
  const elements = new Map([...imported, ...parts]);
  pairPictures(tree, { draft, page, imported: elements });
  convertElements(draft, tree, page, elements);
  convertCode(draft, tree, page);
  convertLinks(draft, tree, page);
  convertWordMarks(draft, tree, page);
  // VitePress inserts parts as text: an address may belong to the other file.
  if (page.kind !== "vitepress" || (!page.isPartial && [...parts].length === 0)) hideUnused(draft, tree);
  if (!page.hasFormulas) escapeDollars(draft, tree);
  draft.commit();
  const finished = await readMdx(draft, true);
  nameForeign(draft, finished);
  await markUnreadable(draft, finished);
  return title;
}

/** Newer versions of Docusaurus write a heading's anchor as `{/* #id *\/}`. */
function convertHeadingIds(draft: Draft): void {
  // Without a lookbehind: at each character, it would read the line again, which takes minutes for long lines of data.
  for (const { 1: words = "", 2: comment = "", 3: id = "", index } of draft.text.matchAll(
    /^(#{1,6} .*)(\{\/\*\s*#([\w-]+)\s*\*\/\})\s*$/gm,
  )) {
    const start = index + words.length;
    draft.replace(start, start + comment.length, `{#${id}}`, "anchors of headings");
  }
  draft.commit();
}

/** Reports `{{ … }}`: Vue evaluates it, this engine shows it as text. */
function nameInterpolations(draft: Draft): void {
  const isCode = createCodeTest(draft.text);
  for (const { 0: whole, index } of draft.text.matchAll(/(?:\\?\{){2}[^{}\n]+\}\}/g)) {
    const words = whole.replaceAll("\\", "");
    if (!isCode(index)) draft.note(index, `${words} is computed by a program and is text now: write what it shows.`);
  }
}
