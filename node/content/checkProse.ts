import type { Code, Image, Link, Parent, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Node } from "unist";
import { VFile } from "vfile";
import type { Problem } from "../common/problem";
import type { ProseRules } from "../common/proseRules";
import type { RuleName } from "../common/rules";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { each, isJsxElement, placeOf, textAttribute } from "../syntax/tree";
import type { Placed } from "./bodyRules";
import type { DocumentHead } from "./parseHead";
import { describePhrase, findPhrases } from "./findPhrases";

/** Attributes of components that readers see. */
const spokenAttributes = ["title", "label", "alt", "caption"];
/** What replaces code within a sentence, so that the words around it do not meet. */
const codeMark = "\uFFFC";
/** Blocks whose own children are words. */
const blockTypes = ["paragraph", "heading", "tableCell"];

/** A piece of a block's text, and where it is in the file. */
interface Piece extends Placed {
  /** Within the block's text. */
  readonly index: number;
  readonly value: string;
}

export interface ProseInput {
  readonly file: string;
  /** As the author wrote it. */
  readonly tree: Root;
  /** The whole file, front matter included. */
  readonly text: string;
  readonly prose: ProseRules;
}

type ReportProse = (place: Placed, rule: RuleName, what: string, fix: string) => void;

/** @returns what is wrong with the words of a document, whatever they are about. Code, addresses and outputs are no prose. */
export async function checkProse({ file, tree, text, prose }: ProseInput): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const report: ReportProse = (place, rule, what, fix) =>
    void problems.push({ file, ...place, rule, severity: "warning", what, fix });
  const lines = text.split("\n");
  const reportPhrases = (words: string, placeIn: (index: number, found: string) => Placed) => {
    for (const found of findPhrases(words, prose.phrases))
      report(placeIn(found.index, found.text), "avoided-phrase", ...describePhrase(found));
  };
  each<Parent>(tree, blockTypes, (block) => {
    const { words, pieces } = readBlock(block);
    reportPhrases(words, (index, found) => placeInPieces(pieces, index, found, lines));
  });
  each<Node>(tree, ["code", "image", "mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    for (const words of spokenTexts(node)) reportPhrases(words, () => placeOf(node));
  });
  await checkSentences(tree, text, report);
  return problems;
}

/** @returns what is wrong with the texts of the front matter that readers see. */
export function checkHeadProse({ file, frontMatter, keyLines }: DocumentHead, prose: ProseRules): readonly Problem[] {
  const keys = ["title", "sidebar_label", "description"] as const;
  return keys.flatMap((key) =>
    findPhrases(frontMatter[key] ?? "", prose.phrases).map((found): Problem => {
      const [what, fix] = describePhrase(found);
      const place = { file, line: keyLines[key] ?? 1, column: 1 };
      return { ...place, rule: "avoided-phrase", severity: "warning", what, fix };
    }),
  );
}

/** @returns texts that readers meet besides sentences: labels, captions, alternatives of pictures. */
function spokenTexts(node: Node): readonly string[] {
  if (isJsxElement(node)) return spokenAttributes.map((name) => textAttribute(node, name) ?? "");
  if (node.type === "image") return [(node as Image).alt ?? ""];
  const { title = "", alt = "" } = parseFenceMeta((node as Code).meta).values;
  return [title, alt];
}

function readBlock(block: Parent): { readonly words: string; readonly pieces: readonly Piece[] } {
  const pieces: Piece[] = [];
  let words = "";
  read(block);
  return { words, pieces };

  function read(node: Node): void {
    if (node.type === "text") {
      const { value } = node as Text;
      pieces.push({ ...placeOf(node), index: words.length, value });
      words += value;
    } else if (node.type === "break") words += "\n";
    else if (!("children" in node) || isBareAddress(node)) words += codeMark;
    else for (const child of (node as Parent).children) read(child);
  }
}

/** Whether a node is a link that shows its own address. */
function isBareAddress(node: Node): boolean {
  return node.type === "link" && (node as Link).url.endsWith(toString(node));
}

/** The tree says where a text starts. Its further lines are looked up in the file: what indents them is not in the tree. */
function placeInPieces(pieces: readonly Piece[], index: number, found: string, lines: readonly string[]): Placed {
  const piece = pieces.findLast((each) => each.index <= index) ?? { line: 1, column: 1, index: 0, value: "" };
  const before = piece.value.slice(0, index - piece.index);
  const line = piece.line + before.split("\n").length - 1;
  const [firstWord = found] = found.split(/\s/);
  const from = line === piece.line ? piece.column - 1 + before.length : 0;
  const column = (lines[line - 1] ?? "").indexOf(firstWord, from);
  return { line, column: column === -1 ? 1 : column + 1 };
}

/** English sentences: a word written twice, and an article that does not go with the sound of the next word. */
async function checkSentences(tree: Root, text: string, report: ReportProse): Promise<void> {
  // Not loaded where every document is known from an earlier run.
  const { toNlcst } = await import("mdast-util-to-nlcst");
  const { Parser } = await import("retext-english");
  const { unified } = await import("unified");
  const { default: repeatedWords } = await import("retext-repeated-words");
  const { default: indefiniteArticle } = await import("retext-indefinite-article");
  const file = new VFile({ value: text });
  // The class is the same; unified's type of it does not say so.
  const sentences = toNlcst(tree, file, Parser as unknown as Parameters<typeof toNlcst>[2]);
  await unified().use(repeatedWords).use(indefiniteArticle).run(sentences, file);
  for (const { source, reason, line, column, actual, expected } of file.messages) {
    const place = { line: line ?? 1, column: column ?? 1 };
    const write = expected?.[0] ?? "";
    if (source === "retext-repeated-words") {
      report(place, "repeated-word", `"${write}" is written twice in a row.`, `write "${write}" once.`);
    } else if (!isSpelledOut(reason)) {
      const next = followingWord(reason);
      report(place, "wrong-article", `"${actual ?? ""} ${next}" has the wrong article.`, `write "${write} ${next}".`);
    }
  }
}

const followingWord = (reason: string): string => /before `(?<next>[^`]+)`/.exec(reason)?.groups?.["next"] ?? "";

/** Whether readers say the letters of the next word one by one, as in "x64": the library knows such words by their first letter only. */
const isSpelledOut = (reason: string): boolean => /\d/.test(followingWord(reason));
