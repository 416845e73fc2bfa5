import { toString } from "mdast-util-to-string";
import { VFile } from "vfile";
import type { ReportProse } from "./checkProse";
import type { Block } from "./readBlocks";

/**
 * Maximum length of a checked block, in characters. The library fails at about three times as many; a block of prose is never that long.
 */
const longestBlock = 100_000;

/**
 * Checks English sentences for a repeated word, and for an article that does not fit the sound of the next word.
 *
 * @param text the whole file, front matter included.
 */
export async function checkSentences(blocks: readonly Block[], text: string, report: ReportProse): Promise<void> {
  // Splitting a text into sentences takes as long as parsing its Markdown, so blocks that are certainly right are left out. `toString`
  // includes the alternative texts of pictures, which `words` leaves out.
  const suspects = blocks.filter(
    ({ words, node }) => words.length <= longestBlock && (mayBeWrong(words) || mayBeWrong(toString(node))),
  );
  const [first] = suspects;
  if (!first) return;
  // Imported only here, so that a run with all documents in the cache does not load the libraries.
  const { toNlcst } = await import("mdast-util-to-nlcst");
  const { Parser } = await import("retext-english");
  const { unified } = await import("unified");
  const { default: repeatedWords } = await import("retext-repeated-words");
  const { default: indefiniteArticle } = await import("retext-indefinite-article");
  // In a file of one line, a column is an offset. To find the line of each word, the library counts all lines above it.
  const file = new VFile({ value: text.replace(/[\r\n]/g, " ") });
  const placeAt = placesIn(text);
  const tree = { type: "root" as const, position: first.node.position, children: suspects.map(({ node }) => node) };
  // At run time this is the class that `toNlcst` expects; only unified's type differs.
  const sentences = toNlcst(tree, file, Parser as unknown as Parameters<typeof toNlcst>[2]);
  await unified().use(repeatedWords).use(indefiniteArticle).run(sentences, file);
  for (const { source, reason, column, actual, expected } of file.messages) {
    const place = placeAt((column ?? 1) - 1);
    const write = expected?.[0] ?? "";
    if (source === "retext-repeated-words") {
      report(place, "repeated-word", `"${write}" is written twice in a row.`, `write "${write}" once.`);
    } else if (!isSpelledOut(reason)) {
      const next = followingWord(reason);
      report(place, "wrong-article", `"${actual ?? ""} ${next}" has the wrong article.`, `write "${write} ${next}".`);
    }
  }
}

/** @returns a function from an offset to its line and column, both counted from 1. */
function placesIn(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
  return (offset) => {
    let [line, above] = [0, starts.length];
    while (above - line > 1) {
      const middle = (line + above) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else above = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The same word before and after whitespace, with at most 62 characters. */
const twice = /(?<![\p{L}\p{N}])(['’]?[\p{L}\p{N}]\S{0,60})\s+\1(?![\p{L}\p{N}])/iu;

const article = /(?<![\p{L}\p{N}])an?\s+/giu;
/** Articles that certainly fit the next word: "a" before most consonants, "an" before most vowels. */
const goesTogether =
  /^(?:a\s+(?:[bcdgjkpqtvwyz]|(?!raf|sos|suv)[flmnrs][aeiou]|s[chklmnptw][aeiour]|f[lr][aeiou])[a-z]|an\s+(?:[ai]|e[^uw\W]|o[^n\W])[a-z])/i;

/** Whether the sentences of a text need the full check. If not, they are right. */
export function mayBeWrong(words: string): boolean {
  if (twice.test(words)) return true;
  return [...words.matchAll(article)].some(({ index }) => !goesTogether.test(words.slice(index, index + 12)));
}

const followingWord = (reason: string): string => /before `(?<next>[^`]+)`/.exec(reason)?.groups?.["next"] ?? "";

/** Whether readers spell out the next word, such as "x64": the library judges such a word by its first letter only. */
const isSpelledOut = (reason: string): boolean => /\d/.test(followingWord(reason));
