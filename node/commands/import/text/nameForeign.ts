import { createCodeTest } from "../code/codeRanges";
import type { Draft } from "../draft";

/** Reports syntax of other site engines that this engine, and usually the old one, shows as plain text. */
export function nameForeign(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  const name = (pattern: RegExp, say: (mark: string) => string) => {
    for (const { 0: mark, index } of text.matchAll(pattern)) if (!isCode(index)) draft.note(index, say(mark.trim()));
  };
  name(
    /^[ \t>]*===[!+]?[ \t]+(?:"[^"\n]+"|'[^'\n]+')[ \t]*$/gm,
    (mark) => `${mark} is a tab of MkDocs, and text here: write <Tabs> and <Tab>.`,
  );
  name(
    /(?<![\\\w\])])\^\[\p{L}{2,}[\s*_`]+\p{L}{2,}/gu,
    (mark) => `"${mark.replace(/\s+/g, " ")}…" is a note within the text: write "[^1]", and the words below the text.`,
  );
}
