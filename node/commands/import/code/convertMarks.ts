import { languageOf } from "../../../syntax/languages";
import type { Draft } from "../draft";
import { ends, signs } from "./markChanges";

/** A line of a code block. */
export interface CodeLine {
  /** Counted from 1. */
  readonly number: number;
  readonly value: string;
  /** Offsets in the page; the end includes the line break. */
  readonly start: number;
  readonly end: number;
}

const mark = /\[!code (?:focus|hl|\+\+|--|highlight|warning|error)(?<count>:\d+)?\]/;
const comment = new RegExp(
  `(?<sign>//|#|--|;|%|\\{?/\\*|<!--)[ \\t]*(?<mark>${mark.source})[ \\t]*(?:\\*/\\}?|-->)?[ \\t]*$`,
);
const change = "comments that mark lines";

/**
 * Converts `[!code …]` marks of lines. The other engines accept them in comments of any language; this one only in comments of the
 * code block's language.
 */
export function convertMarks(draft: Draft, lines: readonly CodeLine[], language: string): void {
  for (const line of lines) {
    const { 0: found, groups } = mark.exec(line.value) ?? {};
    if (found === undefined) continue;
    const isFocus = /^\[!code (?:focus|hl)/.test(found);
    if (isFocus && groups?.["count"] !== undefined) {
      draft.note(line.start, `"${found}" marks several lines: name them in braces after the language.`);
      continue;
    }
    const named = isFocus ? "[!code highlight]" : found;
    const { old, written } = inProperComment(line.value, language, named) ?? { old: found, written: named };
    if (old === written) continue;
    const at = draft.text.lastIndexOf(old, line.end - 1);
    draft.replace(at, at + old.length, written, change);
  }
}

/** @returns a comment with another language's comment sign, and its replacement; null if the sign is right. */
function inProperComment(line: string, language: string, named: string): { old: string; written: string } | null {
  const found = comment.exec(line);
  const sign = found && properSign(language, line.slice(0, found.index), found.groups?.["sign"] ?? "");
  return sign ? { old: found[0].trimEnd(), written: `${sign} ${named}${ends[sign] ?? ""}` } : null;
}

/** @returns the language's own comment sign for a comment that uses another one; null if the used sign may stay. */
function properSign(language: string, before: string, sign: string): string | null {
  const name = languageOf(language);
  const proper = Object.hasOwn(signs, name) ? (signs[name] ?? null) : null;
  if (proper === null || proper === sign || (proper === "//" && sign.endsWith("/*"))) return null;
  // Scripts and styles in an HTML page use other comment signs.
  return proper === "<!--" && !/>\s*$/.test(before) ? null : proper;
}
