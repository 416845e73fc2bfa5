import type { Code, Image, Root, Table } from "mdast";
import { VFile } from "vfile";
import type { Node } from "unist";
import { VFileMessage } from "vfile-message";
import { SKIP, visit } from "unist-util-visit";
import type { DocHeading } from "../../src/shared/headings";
import { noCodeBlocks, type CodeBlockFacts } from "../codeBlocks/codeBlock";
import { joinCodeBlocks, readCodeBlock } from "../codeBlocks/readCodeBlock";
import { renderDiagram } from "../render/renderDiagram";
import { createReader } from "../syntax/processor";
import { renderFormula, type RenderContext } from "../render/remarkDocument";
import { renderDocument } from "../render/renderDocument";
import {
  each,
  identifyHeadings,
  idsOf,
  inlineReferences,
  isJsxElement,
  placeOf,
  textAttribute,
  type JsxElement,
} from "../syntax/tree";
import { expandElements } from "../elements/expandElements";
import type { ItemKey } from "../syntax/items";
import { noReference, type Reference } from "../elements/reference";
import type { Place, Problem } from "../common/problem";
import { alwaysErrors } from "../common/rules";
import { readSections, type DocSection } from "./readSections";
import {
  checkAdmonition,
  checkElement,
  checkFence,
  checkHeadings,
  checkIds,
  checkPicture,
  reportMisplacedId,
  type Placed,
  type Report,
} from "./bodyRules";
import { namesOfCode, undefinedNames, type CodeNode } from "../syntax/codeNames";

/** What the body of a document holds; plain data, so that it can be cached. */
export interface DocumentFacts {
  /** Whether its front matter or its body cannot be read, so that nothing is known of what it holds. */
  readonly isUnread: boolean;
  readonly headings: readonly (DocHeading & Placed)[];
  /** Ids besides those of headings: written by hand in JSX, or given to what is shown of the reference data. */
  readonly ids: readonly ({ readonly id: string } & Placed)[];
  readonly links: readonly ({ readonly href: string } & Placed)[];
  readonly pictures: readonly ({ readonly src: string } & Placed)[];
  /** What it shows of the reference data. */
  readonly shown: readonly ({ readonly key: ItemKey } & Placed)[];
  /** What its code blocks claim about the library. */
  readonly codeBlocks: CodeBlockFacts;
  /** Whether it imports or exports code, and so is hydrated as a component of its own. */
  readonly hasCode: boolean;
  readonly hasFormulas: boolean;
  /** Words of prose, without code. */
  readonly words: number;
  /** Those of them that stand outside of tables. */
  readonly wordsInSentences: number;
  /** The text by heading, for search. */
  readonly sections: readonly DocSection[];
}

export const noFacts: DocumentFacts = {
  isUnread: true,
  headings: [],
  ids: [],
  links: [],
  pictures: [],
  shown: [],
  codeBlocks: noCodeBlocks,
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
 * @returns the facts, and every problem that can be seen in this file alone.
 */
export async function readFacts(
  file: string,
  text: string,
  reference: Reference = noReference,
): Promise<{ facts: DocumentFacts; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const report: Report = (place, rule, what, fix, edit) =>
    void problems.push({ file, ...place, rule, severity: "error", what, fix, ...(edit && { edit }) });

  let tree: Root;
  try {
    tree = (await createReader()).parse(new VFile({ value: text, path: file })) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    report(placeOfError(error), "mdx-syntax", error.reason, adviseOnSyntax(error.reason));
    return { facts: noFacts, problems };
  }

  inlineReferences(tree);
  const found = identifyHeadings(tree);
  const sections = readSections(tree, found);
  const headings = found.map(({ node, depth, text: words, id }) => ({ depth, text: words, id, ...placeOf(node) }));
  checkHeadings(headings, report);

  const ownNames = namesOfCode(tree);
  const facts = {
    ids: [] as ({ id: string } & Placed)[],
    links: [] as ({ href: string } & Placed)[],
    pictures: [] as ({ src: string } & Placed)[],
  };
  const expressions: Placed[] = [];
  let hasCode = false;
  let hasFormulas = false;
  let words = 0;
  let wordsInTables = 0;
  const diagrams: ({ mermaid: string } & Placed)[] = [];

  // Before the reference data come in: authors count what they have written.
  visit(tree as Node, "text", (node: Node) => void (words += countWords((node as unknown as { value: string }).value)));
  each<Table>(tree, ["table"], (table) => {
    visit(
      table as Node,
      "text",
      (node: Node) => void (wordsInTables += countWords((node as unknown as { value: string }).value)),
    );
  });
  // Reference data are checked where they are written.
  const fences: Code[] = [];
  each<Code>(tree, ["code"], (node) => void fences.push(node));
  const { shown, problems: misread } = expandElements(tree, reference, idsOf(tree, headings));
  for (const { line, column, rule, what, fix, edit } of misread) report({ line, column }, rule, what, fix, edit);

  visit(tree as Node, (node: Node) => {
    const at = placeOf(node);
    switch (node.type) {
      case "mdxjsEsm":
        hasCode = true;
        break;
      case "link":
        facts.links.push({ href: (node as unknown as { url: string }).url, ...at });
        break;
      case "image":
        facts.pictures.push({ src: (node as unknown as { url: string }).url, ...at });
        checkPicture(node as Image, at, report);
        break;
      case "code": {
        const { lang, value } = node as Code;
        if (lang === "mermaid") diagrams.push({ mermaid: value, ...at });
        checkFence(node as Code, at, report);
        break;
      }
      case "math":
      case "inlineMath":
        hasFormulas = true;
        try {
          renderFormula((node as unknown as { value: string }).value, node.type === "math");
        } catch (error) {
          report(at, "formula-syntax", messageOf(error), "look up the command in KaTeX's list of functions.");
        }
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        checkExpression(node as CodeNode, at);
        break;
      case "containerDirective":
        checkAdmonition((node as unknown as { name: string }).name, at, report);
        break;
      case "headingId":
        reportMisplacedId((node as unknown as { id: string }).id, at, report);
        break;
      default:
        if (isJsxElement(node)) readJsx(node, at);
    }
    const given = (node as { data?: { hProperties?: { id?: string } } }).data?.hProperties?.id;
    if (given !== undefined) facts.ids.push({ id: given, ...at });
    return node.type === "yaml" ? SKIP : undefined;
  });
  checkIds([...headings, ...facts.ids], report);
  for (const { mermaid, line, column } of diagrams) {
    await renderDiagram(mermaid).catch((error: unknown) =>
      report({ line, column }, "diagram-syntax", messageOf(error), "correct the Mermaid text."),
    );
  }
  const codeBlocks = await Promise.all(fences.map((fence) => readCodeBlock(fence, reference.library)));
  for (const { rule, what, fix, ...at } of codeBlocks.flatMap(({ findings }) => findings)) report(at, rule, what, fix);
  const claims = joinCodeBlocks(codeBlocks.map((codeBlock) => codeBlock.facts));
  await checkExpressions();
  const wordsInSentences = words - wordsInTables;
  const counts = { hasCode, hasFormulas, words, wordsInSentences };
  return { facts: { isUnread: false, headings, ...facts, shown, codeBlocks: claims, ...counts, sections }, problems };

  /**
   * An expression is known to work when it has worked. Pages with code are rendered by webpack, which says so itself. Of a page that
   * cannot be rendered anyway, its author knows already.
   */
  async function checkExpressions(): Promise<void> {
    const [first] = expressions;
    if (!first || hasCode || problems.some(({ rule }) => alwaysErrors[rule] !== undefined)) return;
    await renderDocument(file, text, emptyContext).catch((error: unknown) =>
      report(first, "mdx-expression", messageOf(error), "correct the expression in braces that fails."),
    );
  }

  function checkExpression(node: CodeNode, at: Placed): void {
    // A comment in braces does nothing that could fail.
    if (node.data?.estree?.body.length) expressions.push(at);
    for (const name of undefinedNames(node, ownNames)) {
      report(
        at,
        "unknown-name",
        `"${name}" in the expression {${node.value}} is not defined on this page.`,
        'put literal braces into backticks, or write "\\{".',
      );
    }
  }

  function readJsx(node: JsxElement, at: Placed): void {
    const id = textAttribute(node, "id");
    const href = textAttribute(node, "href");
    if (id !== undefined) facts.ids.push({ id, ...at });
    if (href !== undefined) facts.links.push({ href, ...at });
    if (node.attributes.some(({ value }) => typeof value === "object" && value !== null)) expressions.push(at);
    checkElement(node, at, { ownNames, elements: Object.keys(reference.elements) }, report);
  }
}

/** At the end of the file the parser gives the place of what it misses in its words alone: "(7:1-7:7)". */
function placeOfError({ line, column, reason }: VFileMessage): Place {
  if (line !== null) return column === null ? { line } : { line, column };
  const [, lineInWords = 1, columnInWords = 1] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return { line: Number(lineInWords), column: Number(columnInWords) };
}

const noTexts = new Proxy({}, { get: () => "" }) as never;

/** Nothing around the document: its expressions are tried, not its links and pictures. */
const emptyContext: RenderContext = {
  strings: { boxes: noTexts, content: noTexts, table: "", footnotes: "", backToText: "", headingLink: "" },
  resolveLink: (href) => href,
  resolveItem: () => null,
  resolvePicture: (src) => Promise.resolve({ src, srcSet: null, full: src, width: 1, height: 1, shown: 1, dark: null }),
  highlight: () => Promise.resolve(() => ""),
  reference: () => Promise.resolve(noReference),
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

function adviseOnSyntax(reason: string): string {
  if (/expression|acorn/i.test(reason)) return 'put literal braces into backticks, or write "\\{".';
  if (/closing tag|before name|character|tag/i.test(reason))
    return 'close the element, or put a literal "<" into backticks.';
  return "correct the MDX at this place.";
}
