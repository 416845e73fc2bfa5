import type { Code, Root, Table, Text } from "mdast";
import type { DocHeading } from "../../src/shared/headings";
import { checkMarks } from "../codeBlocks/checkMarks";
import { checkOptions } from "../codeBlocks/checkOptions";
import { noCodeBlocks, type CodeBlockFacts, type Finding } from "../codeBlocks/codeBlock";
import { joinCodeBlocks, readCodeBlock } from "../codeBlocks/readCodeBlock";
import { complete } from "../codeBlocks/complete";
import { noRuns, readRuns, type RunsOfDocument } from "../recordings/readRuns";
import { checkDiagram } from "./checkDiagram";
import type { ReadPartial } from "../syntax/insertPartials";
import { keepTree } from "../syntax/keptTrees";
import { readTree } from "../syntax/readTree";
import { each, identifyHeadings, idsOf, placeOf } from "../syntax/tree";
import { expandElements, inlineWords } from "../elements/expandElements";
import { importsOf, namesOfCode, type ModuleImport } from "../syntax/codeNames";
import type { ItemKey } from "../syntax/items";
import { noReference, type Reference } from "../elements/reference";
import { inPartial, type Problem } from "../common/problem";
import type { ProseRules } from "../common/proseRules";
import { alwaysErrors, type RuleName } from "../common/rules";
import { readSections, type DocSection } from "./readSections";
import { checkHeadings, checkIds, type Placed, type Report } from "./bodyRules";
import { checkMarkup } from "./checkMarkup";
import { checkProse } from "./checkProse";
import { checkHeadingCode, checkUnshown } from "./expressionRules";
import { messageOf } from "./messageOf";
import { readNodes, type FoundLink } from "./readNodes";
import type { Failure } from "./findFailures";
import { tryExpressions } from "./tryExpressions";

/** Facts about the body of a document; plain data, so that they can be cached. */
export interface DocumentFacts {
  /** Whether its front matter or its body cannot be parsed, so that all other facts are empty. */
  readonly isUnread: boolean;
  readonly headings: readonly (DocHeading & Placed)[];
  /** Ids other than those of headings: written by hand in JSX, or given to entries of the reference data. */
  readonly ids: readonly ({ readonly id: string } & Placed)[];
  /** Ids that code gives to elements. */
  readonly codeIds: readonly string[];
  readonly links: readonly FoundLink[];
  readonly pictures: readonly ({ readonly src: string; readonly width?: number } & Placed)[];
  readonly imports: readonly ModuleImport[];
  /** Entries of the reference data that it shows. */
  readonly shown: readonly ({ readonly key: ItemKey } & Placed)[];
  /** What its code blocks claim about the library. */
  readonly codeBlocks: CodeBlockFacts;
  /** The runs that its code blocks request, and the files that its code blocks contain. */
  readonly runs: Pick<RunsOfDocument, "runs" | "listings">;
  /** Files of `content/snippets` that its code blocks show. */
  readonly snippets: readonly string[];
  /** Whether it imports or exports code, and so is hydrated as a component of its own. */
  readonly hasCode: boolean;
  readonly hasFormulas: boolean;
  /** Words of prose, without code. */
  readonly words: number;
  /** Words of prose outside of tables. */
  readonly wordsInSentences: number;
  /** The text by heading, for search. */
  readonly sections: readonly DocSection[];
}

export const noFacts: DocumentFacts = {
  isUnread: true,
  headings: [],
  ids: [],
  codeIds: [],
  links: [],
  pictures: [],
  imports: [],
  shown: [],
  codeBlocks: noCodeBlocks,
  runs: noRuns,
  snippets: [],
  hasCode: false,
  hasFormulas: false,
  words: 0,
  wordsInSentences: 0,
  sections: [],
};

/**
 * Reads the body of a document.
 *
 * @param text the whole file, front matter included.
 * @returns the facts, and all problems that can be found without other documents.
 */
export async function readFacts(
  file: string,
  text: string,
  reference: Reference = noReference,
  prose?: ProseRules,
): Promise<{ facts: DocumentFacts; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const report: Report = (place, rule, what, fix, edit) =>
    void problems.push(toProblem(file, place, rule, what, fix, edit));

  const tree = await readTree({ file, text });
  if ("what" in tree) {
    report(tree.place, "mdx-syntax", tree.what, tree.fix);
    return { facts: noFacts, problems };
  }
  keepTree({ file, text }, tree);

  const checkWritten = async (written: ReadPartial) => {
    checkMarkup(written.tree, written, (...found) => problems.push(toProblem(written.file, ...found)));
    if (!prose) return;
    // A file of megabytes may have more problems than one call of `push` can take as arguments.
    for (const problem of await checkProse({ ...written, prose })) problems.push(problem);
  };
  await checkWritten({ file, text, tree });
  const { snippets, findings: missed } = await complete(tree, file, reference, checkWritten);
  const found = identifyHeadings(tree);
  const sections = readSections(tree, found, inlineWords(tree, reference));
  const headings = found.map(({ node, depth, text: words, id }) => ({ depth, text: words, id, ...placeOf(node) }));
  checkHeadings(headings, report);
  for (const checkBraces of [checkHeadingCode, checkUnshown]) checkBraces(tree, namesOfCode(tree), report);
  // Before the reference data are inserted: the counts are of the author's own words, and data are checked in their own files.
  const counts = countAll(tree);
  const written: Code[] = [];
  const unanswered: Finding[] = [];
  each<Code>(tree, ["code"], (node, index, parent) => {
    written.push(node);
    unanswered.push(...checkMarks(node, parent?.children[(index ?? 0) + 1]), ...checkOptions(node));
  });
  const taken = idsOf(tree, headings);
  const { shown, problems: misread } = expandElements(tree, reference, taken, (path) => path);
  for (const { rule, what, fix, edit, ...place } of misread) report(place, rule, what, fix, edit);

  const { diagrams, hasExpressions, ...nodes } = readNodes(tree, reference, taken, report);
  checkIds([...headings, ...nodes.ids], report);
  for (const diagram of diagrams) await checkDiagram(diagram, report);
  const read = await Promise.all(written.map((block) => readCodeBlock(block, reference.library)));
  const { findings: misused, ...runs } = readRuns(written);
  const findings = [...read.flatMap((block) => block.findings), ...unanswered, ...misused, ...missed];
  for (const { rule, what, fix, edit, ...at } of findings) report(at, rule, what, fix, edit);

  // If the page cannot be rendered, one of the problems already tells the author why.
  const isBroken = problems.some(({ rule }) => alwaysErrors[rule] !== undefined);
  const failures = hasExpressions && !isBroken ? await tryExpressions({ file, text }, reference) : [];
  for (const failure of failures) reportFailure(failure, reference, report);
  const facts = {
    headings,
    ...nodes,
    imports: importsOf(tree),
    shown,
    codeBlocks: joinCodeBlocks(read.map((block) => block.facts)),
    runs,
    snippets,
    ...counts,
    sections,
  };
  return { facts: { isUnread: false, ...facts }, problems };
}

function reportFailure({ part, error }: Failure, { variables = {} }: Reference, report: Report): void {
  const what = messageOf(error);
  const [, name = ""] = /^(\w+) is not defined$/.exec(what) ?? [];
  const isVariable = Object.keys(variables).some((known) => known.split(".")[0] === name);
  const fix = isVariable
    ? "write the text itself: variables have a value in sentences, headings and table cells only."
    : "correct the expression or the exported value that fails.";
  report(part?.place ?? { line: 1 }, "mdx-expression", what, fix);
}

/** Rules that leave a page with a sensible value. */
const warnings: ReadonlySet<RuleName> = new Set(["changing-expression", "unnamed-details"]);

function toProblem(file: string, ...[place, rule, what, fix, edit]: Parameters<Report>): Problem {
  const severity = warnings.has(rule) ? "warning" : "error";
  return inPartial<Problem>({ file, ...place, rule, severity, what, fix, ...(edit && { edit }) });
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Counts the words of prose, in total and outside of tables. */
function countAll(tree: Root): Pick<DocumentFacts, "words" | "wordsInSentences"> {
  let words = 0;
  let wordsInTables = 0;
  each<Text>(tree, ["text"], ({ value }) => void (words += countWords(value)));
  each<Table>(tree, ["table"], (table) => {
    each<Text>(table, ["text"], ({ value }) => void (wordsInTables += countWords(value)));
  });
  return { words, wordsInSentences: words - wordsInTables };
}

function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}
