import { cutSnippet } from "../../../codeBlocks/snippets";
import { readLines } from "./codeRanges";
import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import { terminalSigns } from "./terminalSigns";

const snippet =
  /^(?<lead>[ \t]*)<<<[ \t]*(?<file>[^\s{[#]+)(?<region>#[\w-]+)?[ \t]*(?:\{(?<meta>[^}]*)\})?[ \t]*(?:\[(?<label>[^\]]*)\])?[ \t]*$/;

export const contentsLists = "contents lists, which every page has";

/** Converts VitePress' `<<< @/a.js{2}` to a code block with the code of that file, and removes `[[toc]]`. */
export function convertSnippets(draft: Draft, page: ImportedPage): void {
  for (const { start, end, text, fence } of readLines(draft.text)) {
    if (fence !== null) continue;
    if (/^\s*\[\[toc\]\]\s*$/i.test(text)) {
      draft.replace(start, end, "", contentsLists);
      continue;
    }
    const groups = snippet.exec(text)?.groups;
    if (!groups) continue;
    const { lead = "", file = "", region, meta = "", label } = groups;
    const whole = page.snippetOf(file);
    const code = whole === null ? null : cutSnippet(whole, region?.slice(1));
    if (code === null) {
      const missing = whole === null ? `"${file}" was` : `The part "${region ?? ""}" of "${file}" was`;
      draft.note(start, `${missing} not found: put its code here by hand.`, "hand", "part");
      draft.replace(start, end, `${lead}<!-- ${text.trim()} -->`, "code of other files");
      continue;
    }
    const named = /^[a-z]+$/.test(meta.split(/\s+/).at(-1) ?? "")
      ? (meta.split(/\s+/).at(-1) ?? "")
      : (/\.(\w+)$/.exec(file)?.[1] ?? "text");
    const language = named === "ansi" ? "text" : named;
    const lines = /[\d,-]+/.exec(meta)?.[0];
    const info = `${language}${lines === undefined ? "" : ` {${lines}}`}${label === undefined ? "" : ` [${label}]`}`;
    const plain = code.replaceAll(terminalSigns, "");
    if (plain !== code) draft.note(start, `The colors of "${file}" were left out: its text is here without them.`);
    const body = plain.split("\n").map((line) => (line === "" ? "" : lead + line));
    draft.replace(start, end, [`${lead}\`\`\`\`${info}`, ...body, `${lead}\`\`\`\``].join("\n"), "code of other files");
  }
  draft.commit();
}
