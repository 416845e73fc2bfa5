import type { Code, Image, Root, Table } from "mdast";
import { VFile } from "vfile";
import type { Node } from "unist";
import { VFileMessage } from "vfile-message";
import { SKIP, visit } from "unist-util-visit";
import { authorComponents, writtenComponents, writtenProperties } from "../../mdx/authorComponents";
import type { DocHeading } from "../../shared/headings";
import { admonitions } from "../markdown/admonitions";
import { noListings, type ListingFacts } from "../listings/listing";
import { joinListings, readListing } from "../listings/readListing";
import { drawDiagram } from "../markdown/drawDiagram";
import { parseFenceMeta } from "../markdown/fenceMeta";
import { isKnownLanguage, languageNames } from "../markdown/highlight";
import { createReader } from "../markdown/processor";
import { drawFormula, type DocumentSurroundings } from "../markdown/remarkDocument";
import { renderDocument } from "../markdown/renderDocument";
import {
  each,
  identifyHeadings,
  idsOf,
  inlineReferences,
  isJsxElement,
  placeOf,
  textAttribute,
  type JsxElement,
} from "../markdown/tree";
import { onlyNear, suggest } from "../nearest";
import { expandReference } from "../reference/expandReference";
import { expanderNames } from "../reference/expanders";
import type { ItemKey } from "../reference/item";
import { noReference, type Reference } from "../reference/reference";
import type { Edit, Place, Problem } from "../problem";
import type { RuleName } from "../rules";
import { readSections, type DocSection } from "../search/readSections";
import { namesOfCode, undefinedNames, type CodeNode } from "./codeNames";

interface Placed {
  readonly line: number;
  readonly column: number;
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
  /** Those of them that stand outside of tables. */
  readonly wordsInSentences: number;
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
  const report = (place: Place | number, rule: RuleName, what: string, fix: string, edit?: Edit | null) => {
    const at = typeof place === "number" ? { line: place } : place;
    problems.push({ file, ...at, rule, severity: "error", what, fix, ...(edit && { edit }) });
  };

  let tree: Root;
  try {
    tree = createReader().parse(new VFile({ value: text, path: file })) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    report(placeOfError(error), "mdx-syntax", error.reason, adviseOnSyntax(error.reason));
    return { facts: noFacts, problems };
  }

  inlineReferences(tree);
  const found = identifyHeadings(tree);
  const sections = readSections(tree, found);
  const headings = found.map(({ node, depth, text: words, id }) => ({ depth, text: words, id, ...placeOf(node) }));
  checkHeadings();

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
  const { shown, problems: misread } = expandReference(tree, reference, idsOf(tree, headings));
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
        checkImage(node as Image, at);
        break;
      case "code":
        checkFence(node as Code, at);
        break;
      case "math":
      case "inlineMath":
        hasFormulas = true;
        try {
          drawFormula((node as unknown as { value: string }).value, node.type === "math");
        } catch (error) {
          report(at, "formula-syntax", messageOf(error), "look up the command in KaTeX's list of functions.");
        }
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        checkExpression(node as CodeNode, at);
        break;
      case "containerDirective": {
        const { name } = node as unknown as { name: string };
        if (!Object.hasOwn(admonitions, name)) {
          const kinds = Object.keys(admonitions);
          report(
            at,
            "unknown-admonition",
            `":::${name}" is not a kind of box.`,
            suggest(name, kinds, `use one of ${kinds.join(", ")}.`),
            editTo(`:::${name}`, onlyNear(name, kinds), (kind) => `:::${kind}`),
          );
        }
        break;
      }
      case "headingId": {
        const { id } = node as unknown as { id: string };
        report(
          at,
          "misplaced-heading-id",
          `"{#${id}}" stands outside the end of a heading.`,
          "move it to the end of a heading, or remove it.",
        );
        break;
      }
      default:
        if (isJsxElement(node)) readJsx(node, at);
    }
    const given = (node as { data?: { hProperties?: { id?: string } } }).data?.hProperties?.id;
    if (given !== undefined) facts.ids.push({ id: given, ...at });
    return node.type === "yaml" ? SKIP : undefined;
  });
  checkIds([...headings, ...facts.ids]);
  for (const { mermaid, line, column } of diagrams) {
    await drawDiagram(mermaid).catch((error: unknown) =>
      report({ line, column }, "diagram-syntax", messageOf(error), "mend the Mermaid text."),
    );
  }
  const listings = await Promise.all(fences.map(readListing));
  for (const { rule, what, fix, ...at } of listings.flatMap(({ findings }) => findings)) report(at, rule, what, fix);
  const claims = joinListings(listings.map((listing) => listing.facts));
  await checkDrawing();
  const wordsInSentences = words - wordsInTables;
  const counts = { hasCode, hasFormulas, words, wordsInSentences };
  return { facts: { headings, ...facts, shown, listings: claims, ...counts, sections }, problems };

  function checkHeadings(): void {
    // The page's title is the first level.
    let last = 1;
    for (const { depth, text: title, line, column } of headings) {
      const marks = "#".repeat(depth);
      if (depth === 1) {
        report(
          { line, column },
          "heading-level",
          `"# ${title}" is a second page title: the front matter's title is the first.`,
          `write "## ${title}".`,
          { find: "# ", replace: "## " },
        );
      } else if (depth > last + 1) {
        const proper = "#".repeat(last + 1);
        report(
          { line, column },
          "skipped-heading-level",
          `"${marks} ${title}" stands ${depth - last} levels below what is above it.`,
          `write "${proper} ${title}".`,
        );
      }
      last = depth;
    }
  }

  /** An expression is known to work when it has worked. Pages with code are drawn by webpack, which says so itself. */
  async function checkDrawing(): Promise<void> {
    const [first] = expressions;
    if (!first || hasCode || problems.length > 0) return;
    await renderDocument(file, text, emptySurroundings).catch((error: unknown) =>
      report(first, "mdx-expression", messageOf(error), "mend the expression in braces that fails."),
    );
  }

  function checkIds(all: readonly ({ readonly id: string } & Placed)[]): void {
    const seen = new Set<string>();
    for (const { id, line, column } of all) {
      if (seen.has(id))
        report(
          { line, column },
          "duplicate-id",
          `"${id}" is the anchor of two places on this page.`,
          "give one of them another id.",
        );
      seen.add(id);
    }
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

  function checkImage(node: Image, at: Placed): void {
    facts.pictures.push({ src: node.url, ...at });
    if (!node.alt?.trim()) {
      report(
        at,
        "image-without-alt",
        `The picture "${node.url}" has no text alternative.`,
        `write what it shows: ![A chart of accuracy by round](${node.url}).`,
      );
    }
  }

  function checkFence(node: Code, at: Placed): void {
    if (!node.lang) {
      report(
        at,
        "code-without-language",
        "This code fence names no language.",
        'write one behind the backticks: "```bash", or "```text" for none.',
      );
    } else if (node.lang === "mermaid") {
      if (!parseFenceMeta(node.meta).values["alt"]) {
        report(
          at,
          "image-without-alt",
          "This diagram has no text alternative.",
          '```mermaid alt="What the diagram says".',
        );
      }
      diagrams.push({ mermaid: node.value, ...at });
    } else if (!isKnownLanguage(node.lang)) {
      report(
        at,
        "unknown-language",
        `"${node.lang}" is not a language of this site's listings.`,
        suggest(node.lang, languageNames, "use one of them, or add it to src/node/markdown/highlight.ts."),
        editTo(`\`\`\`${node.lang}`, onlyNear(node.lang, languageNames), (language) => `\`\`\`${language}`),
      );
    }
  }

  function readJsx(node: JsxElement, at: Placed): void {
    const id = textAttribute(node, "id");
    const href = textAttribute(node, "href");
    if (id !== undefined) facts.ids.push({ id, ...at });
    if (href !== undefined) facts.links.push({ href, ...at });
    const { name } = node;
    if (node.attributes.some(({ value }) => typeof value === "object" && value !== null)) expressions.push(at);
    if (name === "img") {
      report(
        at,
        "html-image",
        "An <img> element gets neither sizes nor formats from the build.",
        "write it in Markdown: ![text](file.png).",
      );
    }
    if (!name || !/^[A-Z]/.test(name)) return;
    const known = [...Object.keys(writtenComponents), ...expanderNames];
    checkProperties(node, at);
    if (Object.hasOwn(authorComponents, name)) return;
    if (known.includes(name) || ownNames.has(name.split(".")[0] ?? name)) return;
    report(
      at,
      "unknown-component",
      `<${name}> is not a component that documents may use.`,
      suggest(name, known, 'take one of "What you can write" in CONTRIBUTING.md, or import it in the page.'),
    );
  }

  function checkProperties({ name, attributes }: JsxElement, at: Placed): void {
    if (!name || !Object.hasOwn(writtenProperties, name) || ownNames.has(name)) return;
    const known: Readonly<Record<string, "required" | "optional">> = writtenProperties[name as WrittenName];
    const given = attributes.map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"));
    const names = Object.keys(known);
    for (const property of given.filter((each) => !names.includes(each))) {
      const left = names.filter((each) => !given.includes(each));
      report(
        at,
        "unknown-property",
        `"${property}" is not a property of <${name}>.`,
        suggest(property, left, `remove it. Properties: ${names.join(", ")}.`),
        editTo(` ${property}=`, onlyNear(property, left), (meant) => ` ${meant}=`),
      );
    }
    for (const property of names.filter((each) => known[each] === "required" && !given.includes(each))) {
      report(at, "missing-property", `<${name}> lacks "${property}".`, `write <${name} ${property}="…">.`);
    }
  }
}

type WrittenName = keyof typeof writtenProperties;

/** At the end of the file the parser gives the place of what it misses in its words alone: "(7:1-7:7)". */
function placeOfError({ line, column, reason }: VFileMessage): Place {
  if (line !== null) return column === null ? { line } : { line, column };
  const [, lineInWords = 1, columnInWords = 1] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return { line: Number(lineInWords), column: Number(columnInWords) };
}

/** @returns the edit that writes what alone can be meant, or null where there is none. */
function editTo(find: string, meant: string | null, write: (meant: string) => string): Edit | null {
  return meant === null ? null : { find, replace: write(meant) };
}

/** Nothing around the document: its expressions are tried, not its links and pictures. */
const emptySurroundings: DocumentSurroundings = {
  resolveLink: (href) => href,
  resolveItem: () => null,
  resolvePicture: (src) => Promise.resolve({ src, srcSet: null, full: src, width: 1, height: 1 }),
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
  return "mend the MDX at this place.";
}
