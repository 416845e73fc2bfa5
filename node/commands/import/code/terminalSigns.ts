import type { Code } from "mdast";
import type { Draft } from "../draft";

/** Escape sequences with which terminals color their output and make links. */
export const terminalSigns = /\u001B(?:\[[\d;:?]*[A-Za-z]|\][^\u0007\u001B\n]*(?:\u0007|\u001B\\))/g;

/**
 * Removes escape sequences. Other engines show the colors of `ansi` blocks; this one shows plain text. In other languages, readers see
 * each sequence without its invisible first character, so only that character is removed.
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
