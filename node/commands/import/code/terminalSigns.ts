import type { Code } from "mdast";
import type { Draft } from "../draft";

/** By which terminals color what they print, and make links of it. */
export const terminalSigns = /\u001B(?:\[[\d;:?]*[A-Za-z]|\][^\u0007\u001B\n]*(?:\u0007|\u001B\\))/g;

/**
 * The language `ansi` of the other engines shows colors; here, such a block is text without them. In another language, readers see
 * all of these signs but their first character.
 */
export function takeOutColors(draft: Draft, { position }: Code, language: string): void {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const isAnsi = language.toLowerCase() === "ansi";
  const found = [...draft.text.slice(start, end).matchAll(isAnsi ? terminalSigns : /\u001B/g)];
  for (const { 0: sign, index } of found) draft.replace(start + index, start + index + sign.length, "");
  if (found.length > 0)
    draft.note(
      start,
      isAnsi
        ? "The colors of this code block were left out: its text is here without them."
        : "The invisible character U+001B of this code block was left out.",
    );
}
