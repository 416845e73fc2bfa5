import { readLines } from "../code/codeRanges";
import { Draft } from "../draft";
import type { SourcePage } from "../planNames";

/** Puts a page whose conversion failed into one code block, so that the site can be built and no text is lost. */
export function keepAsText(
  { file, body }: Pick<SourcePage, "file" | "body">,
  error: unknown,
): { readonly draft: Draft; readonly heading: string | null } {
  const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = "`".repeat(longest + 1);
  const draft = new Draft(`${marks}text\n${body.replaceAll("\r\n", "\n").trim()}\n${marks}\n`);
  const message = error instanceof Error ? error.message : String(error);
  draft.note(0, `"${file}" could not be converted (${message}). Its text is in a code block: write it as MDX.`);
  return { draft, heading: titleIn(body) };
}

/** @returns the first `#` title; null if there is none, or if it contains any markup. */
function titleIn(body: string): string | null {
  const lines = readLines(body.replaceAll("\r\n", "\n")).filter(({ fence }) => fence === null);
  const title = lines.map(({ text }) => /^# +(.*\S)/.exec(text)?.[1]).find((words) => words !== undefined);
  return title !== undefined && /^[^`*_<>{}[\]\\&]+$/.test(title) ? title : null;
}
