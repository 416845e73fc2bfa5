import type { Code, Image, Root } from "mdast";
import { VFile } from "vfile";
import type { Node } from "unist";
import { VFileMessage } from "vfile-message";
import { SKIP, visit } from "unist-util-visit";
import { authorComponents, writtenComponents } from "../../mdx/authorComponents";
import type { DocHeading } from "../../shared/headings";
import { admonitions } from "../markdown/admonitions";
import { noListings, type ListingFacts } from "../listings/listing";
import { joinListings, readListing } from "../listings/readListing";
import { drawDiagram } from "../markdown/drawDiagram";
import { parseFenceMeta } from "../markdown/fenceMeta";
import { isKnownLanguage, languageNames } from "../markdown/highlight";
import { createReader } from "../markdown/processor";
import { drawFormula } from "../markdown/remarkDocument";
import {
  each,
  identifyHeadings,
  idsOf,
  inlineReferences,
  isJsxElement,
  lineOf,
  textAttribute,
  type JsxElement,
} from "../markdown/tree";
import { suggest } from "../nearest";
import { expandReference } from "../reference/expandReference";
import { expanderNames } from "../reference/expanders";
import type { ItemKey } from "../reference/item";
import { noReference, type Reference } from "../reference/reference";
import type { Problem } from "../problem";
import type { RuleName } from "../rules";
import { readSections, type DocSection } from "../search/readSections";
import { namesOfCode, undefinedNames, type CodeNode } from "./codeNames";

interface Placed {
  readonly line: number;
}

/** What the body of a document holds; plain data, so that it can be cached. */
export interface DocumentFacts {
  readonly headings: readonly (DocHeading & Placed)[];
  /** Ids besides those of headings: written by hand in JSX, or given to what is shown of the reference data. */
  readonly ids: readonly ({ readonly id: string } & Placed)[];
  readonly links: readonly ({ readonly href: string } & Placed)[];
  readonly pictures: readonly ({ readonly src: string } & Placed)[];
  /** What it shows of the reference data. */
  readonly shown: readonly ({ readonly key: ItemKey } & Placed)[];
  /** What its listings claim about the library. */
  readonly listings: ListingFacts;
  /** Whether it imports or exports code, and so is hydrated as a component of its own. */
  readonly hasCode: boolean;
  readonly hasFormulas: boolean;
  /** Words of prose, without code. */
  readonly words: number;
  /** The text by heading, for search. */
  readonly sections: readonly DocSection[];
}

export const noFacts: DocumentFacts = {
  headings: [],
  ids: [],
  links: [],
  pictures: [],
  shown: [],
  listings: noListings,
  hasCode: false,
  hasFormulas: false,
  words: 0,
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
  const report = (line: number, rule: RuleName, what: string, fix: string) =>
    problems.push({ file, line, rule, severity: "error", what, fix });

  let tree: Root;
  try {
    tree = createReader().parse(new VFile({ value: text, path: file })) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    report(error.line ?? lineIn(error.reason), "mdx-syntax", error.reason, adviseOnSyntax(error.reason));
    return { facts: noFacts, problems };
  }

  inlineReferences(tree);
  const found = identifyHeadings(tree);
  const sections = readSections(tree, found);
  const headings = found.map(({ depth, text: words, id, line }) => ({ depth, text: words, id, line }));
  for (const { depth, text: words, line } of headings) {
    if (depth === 1) {
      report(
        line,
        "heading-level",
        `"# ${words}" is a second page title: the front matter's title is the first.`,
        `write "## ${words}".`,
      );
    }
  }

  const ownNames = namesOfCode(tree);
  const facts = {
    ids: [] as { id: string; line: number }[],
    links: [] as { href: string; line: number }[],
    pictures: [] as { src: string; line: number }[],
  };
  let hasCode = false;
  let hasFormulas = false;
  let words = 0;
  const diagrams: { mermaid: string; line: number }[] = [];

  // Before the reference data come in: authors count what they have written.
  visit(tree as Node, "text", (node: Node) => void (words += countWords((node as unknown as { value: string }).value)));
  // Reference data are checked where they are written.
  const fences: Code[] = [];
  each<Code>(tree, ["code"], (node) => void fences.push(node));
  const { shown, problems: misread } = expandReference(tree, reference, idsOf(tree, headings));
  for (const { line, rule, what, fix } of misread) report(line, rule, what, fix);

  visit(tree as Node, (node: Node) => {
    const line = lineOf(node);
    switch (node.type) {
      case "mdxjsEsm":
        hasCode = true;
        break;
      case "link":
        facts.links.push({ href: (node as unknown as { url: string }).url, line });
        break;
      case "image":
        checkImage(node as Image, line);
        break;
      case "code":
        checkFence(node as Code, line);
        break;
      case "math":
      case "inlineMath":
        hasFormulas = true;
        try {
          drawFormula((node as unknown as { value: string }).value, node.type === "math");
        } catch (error) {
          report(line, "formula-syntax", messageOf(error), "look up the command in KaTeX's list of functions.");
        }
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        checkExpression(node as CodeNode, line);
        break;
      case "containerDirective": {
        const { name } = node as unknown as { name: string };
        if (!Object.hasOwn(admonitions, name)) {
          const kinds = Object.keys(admonitions);
          report(
            line,
            "unknown-admonition",
            `":::${name}" is not a kind of box.`,
            suggest(name, kinds, `use one of ${kinds.join(", ")}.`),
          );
        }
        break;
      }
      case "headingId": {
        const { id } = node as unknown as { id: string };
        report(
          line,
          "misplaced-heading-id",
          `"{#${id}}" stands outside the end of a heading.`,
          "move it to the end of a heading, or remove it.",
        );
        break;
      }
      default:
        if (isJsxElement(node)) readJsx(node, line);
    }
    const given = (node as { data?: { hProperties?: { id?: string } } }).data?.hProperties?.id;
    if (given !== undefined) facts.ids.push({ id: given, line });
    return node.type === "yaml" ? SKIP : undefined;
  });
  checkIds([...headings, ...facts.ids]);
  for (const { mermaid, line } of diagrams) {
    await drawDiagram(mermaid).catch((error: unknown) =>
      report(line, "diagram-syntax", messageOf(error), "mend the Mermaid text."),
    );
  }
  const listings = await Promise.all(fences.map(readListing));
  for (const { line, rule, what, fix } of listings.flatMap(({ findings }) => findings)) report(line, rule, what, fix);
  const claims = joinListings(listings.map((listing) => listing.facts));
  return { facts: { headings, ...facts, shown, listings: claims, hasCode, hasFormulas, words, sections }, problems };

  function checkIds(all: readonly { readonly id: string; readonly line: number }[]): void {
    const seen = new Set<string>();
    for (const { id, line } of all) {
      if (seen.has(id))
        report(
          line,
          "duplicate-id",
          `"${id}" is the anchor of two places on this page.`,
          "give one of them another id.",
        );
      seen.add(id);
    }
  }

  function checkExpression(node: CodeNode, line: number): void {
    for (const name of undefinedNames(node, ownNames)) {
      report(
        line,
        "unknown-name",
        `"${name}" in the expression {${node.value}} is not defined on this page.`,
        'put literal braces into backticks, or write "\\{".',
      );
    }
  }

  function checkImage(node: Image, line: number): void {
    facts.pictures.push({ src: node.url, line });
    if (!node.alt?.trim()) {
      report(
        line,
        "image-without-alt",
        `The picture "${node.url}" has no text alternative.`,
        `write what it shows: ![A chart of accuracy by round](${node.url}).`,
      );
    }
  }

  function checkFence(node: Code, line: number): void {
    if (!node.lang) {
      report(
        line,
        "code-without-language",
        "This code fence names no language.",
        'write one behind the backticks: "```bash", or "```text" for none.',
      );
    } else if (node.lang === "mermaid") {
      if (!parseFenceMeta(node.meta).values["alt"]) {
        report(
          line,
          "image-without-alt",
          "This diagram has no text alternative.",
          '```mermaid alt="What the diagram says".',
        );
      }
      diagrams.push({ mermaid: node.value, line });
    } else if (!isKnownLanguage(node.lang)) {
      report(
        line,
        "unknown-language",
        `"${node.lang}" is not a language of this site's listings.`,
        suggest(node.lang, languageNames, "use one of them, or add it to src/node/markdown/highlight.ts."),
      );
    }
  }

  function readJsx(node: JsxElement, line: number): void {
    const id = textAttribute(node, "id");
    const href = textAttribute(node, "href");
    if (id !== undefined) facts.ids.push({ id, line });
    if (href !== undefined) facts.links.push({ href, line });
    const { name } = node;
    if (name === "img") {
      report(
        line,
        "html-image",
        "An <img> element gets neither sizes nor formats from the build.",
        "write it in Markdown: ![text](file.png).",
      );
    }
    if (!name || !/^[A-Z]/.test(name)) return;
    const known = [...Object.keys(writtenComponents), ...expanderNames];
    if (Object.hasOwn(authorComponents, name)) return;
    if (known.includes(name) || ownNames.has(name.split(".")[0] ?? name)) return;
    report(
      line,
      "unknown-component",
      `<${name}> is not a component that documents may use.`,
      suggest(name, known, 'take one of "What you can write" in CONTRIBUTING.md, or import it in the page.'),
    );
  }
}

/** At the end of the file the parser gives the place of what it misses in its words alone: "(7:1-7:7)". */
function lineIn(reason: string): number {
  return Number(/\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1] ?? 1);
}

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
  return "mend the MDX at this place.";
}
