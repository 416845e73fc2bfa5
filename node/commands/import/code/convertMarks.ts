import { languageOf } from "../../../syntax/languages";
import type { Draft } from "../draft";
import { ends, signs } from "./markChanges";

/** A line of a code block. */
export interface CodeLine {
  /** Counted from 1. */
  readonly number: number;
  readonly value: string;
  /** Where it stands in the page, with the line break. */
  readonly start: number;
  readonly end: number;
}

const mark = /\[!code (?:focus|hl|\+\+|--|highlight|warning|error)(?<count>:\d+)?\]/;
const comment = new RegExp(
  `(?<sign>//|#|--|;|%|\\{?/\\*|<!--)[ \\t]*(?<mark>${mark.source})[ \\t]*(?:\\*/\\}?|-->)?[ \\t]*$`,
);
const change = "comments that mark lines";

/**
 * Marks of lines in the words of this engine. The other engines read them behind the signs of any language; here, they stand in
 * a comment of the language of the code.
 *
 * @returns lines that changed, by number.
 */
export function convertMarks(draft: Draft, lines: readonly CodeLine[], language: string): ReadonlyMap<number, string> {
  const changed = new Map<number, string>();
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
    const before = line.value.lastIndexOf(old);
    changed.set(line.number, line.value.slice(0, before) + written + line.value.slice(before + old.length));
  }
  return changed;
}

/** @returns a comment with the sign of another language, and as this one writes it; null where it may stay. */
function inProperComment(line: string, language: string, named: string): { old: string; written: string } | null {
  const found = comment.exec(line);
  const sign = found && properSign(language, line.slice(0, found.index), found.groups?.["sign"] ?? "");
  return sign ? { old: found[0].trimEnd(), written: `${sign} ${named}${ends[sign] ?? ""}` } : null;
}

/** @returns the sign of the language for a comment with the sign of another one; null where that is right. */
function properSign(language: string, before: string, sign: string): string | null {
  const name = languageOf(language);
  const proper = Object.hasOwn(signs, name) ? (signs[name] ?? null) : null;
  if (proper === null || proper === sign || (proper === "//" && sign.endsWith("/*"))) return null;
  // Scripts and styles within a page have comments of their own.
  return proper === "<!--" && !/>\s*$/.test(before) ? null : proper;
}
