import type { Draft } from "../draft";
import type { CodeLine } from "./convertMarks";

/** Comments that mark words, such as `// [!code word:name:2]`, of Shiki. */
export interface WordMarks {
  /** Marked words, in the order of the code. */
  readonly words: readonly string[];
  /** Numbers of the lines that contained only such a comment. */
  readonly removed: readonly number[];
}

const mark =
  /(?:\/\/|#|--|;|%|\{?\/\*|<!--)[ \t]*(?<mark>\[!code word:(?<word>(?:\\.|[^\\:\]])+)(?::(?<count>\d+))?\])[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/** Removes the comments that mark words, so that the words can be named after the language. Reports what cannot be named there. */
export function readWordMarks(draft: Draft, lines: readonly CodeLine[]): WordMarks {
  const words = new Set<string>();
  const removed: number[] = [];
  const found = lines.flatMap((line) => {
    const match = line.value.includes("[!code word:") ? mark.exec(line.value) : null;
    return match === null ? [] : [{ line, match, before: line.value.slice(0, match.index).trimEnd() }];
  });
  const shown = new Map(lines.map((line) => [line.number, line.value]));
  for (const { line, before } of found) shown.set(line.number, before);
  for (const { line, match, before } of found) {
    const { mark: written = "", word: given = "", count } = match.groups ?? {};
    const word = given.replace(/\\(.)/g, "$1").trim();
    const holders = lines.filter(({ number }) => shown.get(number)?.includes(word)).map(({ number }) => number);
    if (word === "" || /[,"{}]/.test(word) || holders.length === 0)
      draft.note(line.start, `"${written}" in code was left out: it marks what cannot be marked here.`);
    else words.add(word);
    const last = line.number + Number(count ?? lines.length) - (before === "" ? 0 : 1);
    if (words.has(word) && count !== undefined && holders.some((number) => number < line.number || number > last))
      draft.note(
        line.start,
        `"${written}" in code marked these words in some lines: they are marked in all lines now.`,
      );
    const at = draft.text.lastIndexOf(match[0].trimEnd(), line.end - 1);
    if (before === "") removed.push(line.number);
    if (before === "") draft.replace(line.start, line.end, "", change);
    else draft.replace(at - (match.index - before.length), at + match[0].trimEnd().length, "", change);
  }
  return { words: [...words], removed };
}

const change = "comments that mark words";
