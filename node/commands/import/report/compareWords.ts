import type { ImportPlan } from "../planImport";
import type { SourcePage } from "../planNames";
import type { Source } from "../source/readSource";
import { readTag } from "../text/readTag";

export interface ComparedWords {
  /** Number of words in the sources, without syntax. */
  readonly words: number;
  /** Number of these words that the written pages contain. */
  readonly kept: number;
  readonly lost: readonly { readonly file: string; readonly missing: readonly string[] }[];
}

/** Compares the words of each page and part with those of the text written for it, counting repeated words. */
export function comparePages(
  { pages }: Pick<Source, "pages">,
  { files, parts, notes }: Pick<ImportPlan, "files" | "parts" | "notes">,
): ComparedWords {
  let [words, kept] = [0, 0];
  const lost: { file: string; missing: string[] }[] = [];
  const all = [...pages.map((page, index) => ({ page, text: files[index]?.text ?? null })), ...parts];
  const fileOf = new Map(pages.map((page, index) => [page, files[index]?.file]));
  for (const { page, text } of all) {
    const before = wordsOf(plainSource(page)).concat(
      // Words of attributes and data: plainSource removes them with the tags, but notes list those that readers may have seen.
      notes
        .filter(({ file }) => file === fileOf.get(page))
        .flatMap(({ missing }) => (typeof missing === "object" ? wordsOf(missing.words) : [])),
    );
    const left = new Map<string, number>();
    for (const word of wordsOf(text ?? "")) left.set(word, (left.get(word) ?? 0) + 1);
    const missing: string[] = [];
    for (const word of before) {
      const count = left.get(word) ?? 0;
      if (count === 0) missing.push(word);
      else left.set(word, count - 1);
    }
    words += before.length;
    kept += before.length - missing.length;
    if (missing.length > 0) lost.push({ file: page.file, missing });
  }
  return { words, kept, lost: lost.sort((a, b) => b.missing.length - a.missing.length) };
}

/** A source without its syntax: modules, scripts, tags, comments that mark lines, addresses. */
function plainSource({ body }: SourcePage): string {
  return withoutHtml(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, " "))
    .replace(/^(?:import\s[^;]*?from\s+["'][^"']+["'];?|import\s+["'][^"']+["'];?)$/gm, " ")
    .replace(/<!--\s*@include:.*?-->/g, " ")
    .replace(/^[ \t]*(`{3,}|~{3,})[^\n]*$/gm, " ")
    .replace(/^[\s>]*:{3,}[ \t]*[\w-]*/gm, " ")
    .replace(/\]\([^)\s]*/g, "] ")
    .replace(/^\s*\[[^\]]+\]:\s*\S+/gm, " ")
    .replace(/<\/?[A-Za-z][\w.-]*(?:\s+(?:[^<>{}]|\{[^}]*\})*)?\/?>/g, " ")
    .replace(/highlight-(?:next-line|start|end)|\[!code [^\]]*\]/g, " ");
}

/** Removes HTML tags, whose attributes readers do not see. Tags of components stay: they may show their attributes. */
function withoutHtml(text: string): string {
  let [plain, last] = ["", 0];
  for (const { index } of text.matchAll(/<\/?[a-z]/g)) {
    const tag = index < last ? null : readTag(text, index);
    if (tag === null) continue;
    plain += `${text.slice(last, index)} `;
    last = tag.end;
  }
  return plain + text.slice(last);
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/&#\d+;/g, (sign) => String.fromCharCode(Number(sign.slice(2, -1))))
      .replaceAll("\\", "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
