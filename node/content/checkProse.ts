import type { Code, Image, Root } from "mdast";
import type { Node } from "unist";
import type { Problem } from "../common/problem";
import type { ProseRules } from "../common/proseRules";
import type { RuleName } from "../common/rules";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { each, isJsxElement, placeOf, textAttribute } from "../syntax/tree";
import type { Placed } from "./bodyRules";
import type { DocumentHead } from "./parseHead";
import { checkSentences } from "./checkSentences";
import { describePhrase, findPhrases } from "./findPhrases";
import { readBlocks, type Piece } from "./readBlocks";

/** Attributes of components that readers see. */
const spokenAttributes = ["title", "label", "alt", "caption"];

export interface ProseInput {
  readonly file: string;
  /** As the author wrote it. */
  readonly tree: Root;
  /** The whole file, front matter included. */
  readonly text: string;
  readonly prose: ProseRules;
}

export type ReportProse = (place: Placed, rule: RuleName, what: string, fix: string) => void;

/** @returns the problems with a document's wording. Code, addresses and outputs are not prose. */
export async function checkProse({ file, tree, text, prose }: ProseInput): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const report: ReportProse = (place, rule, what, fix) =>
    void problems.push({ file, ...place, rule, severity: "warning", what, fix });
  const lines = text.split("\n");
  const reportPhrases = (words: string, placeIn: (index: number, found: string) => Placed) => {
    for (const found of findPhrases(words, prose.phrases))
      report(placeIn(found.index, found.text), "avoided-phrase", ...describePhrase(found));
  };
  const blocks = readBlocks(tree);
  for (const { words, pieces } of blocks)
    reportPhrases(words, (index, found) => placeInPieces(pieces, index, found, lines));
  each<Node>(tree, ["code", "image", "mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    for (const words of spokenTexts(node)) reportPhrases(words, () => placeOf(node));
  });
  await checkSentences(blocks, text, report);
  return problems;
}

/** @returns the problems with the wording of the front matter's texts that readers see. */
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

/** @returns texts that readers see outside of sentences: titles, labels, captions, alternative texts. */
function spokenTexts(node: Node): readonly string[] {
  if (isJsxElement(node)) return spokenAttributes.map((name) => textAttribute(node, name) ?? "");
  if (node.type === "image") return [(node as Image).alt ?? ""];
  const { title = "", alt = "" } = parseFenceMeta((node as Code).meta).values;
  return [title, alt];
}

/**
 * The tree has the place where a text starts. Its further lines are looked up in the file, because the tree leaves out their indentation.
 */
function placeInPieces(pieces: readonly Piece[], index: number, found: string, lines: readonly string[]): Placed {
  const piece = pieces.findLast((each) => each.index <= index) ?? { line: 1, column: 1, index: 0, value: "" };
  const before = piece.value.slice(0, index - piece.index);
  const line = piece.line + before.split("\n").length - 1;
  const [firstWord = found] = found.split(/\s/);
  const from = line === piece.line ? piece.column - 1 + before.length : 0;
  const column = (lines[line - 1] ?? "").indexOf(firstWord, from);
  return { line, column: column === -1 ? 1 : column + 1 };
}
