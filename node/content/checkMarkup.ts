import type {
  Blockquote,
  Code,
  Definition,
  Delete,
  Emphasis,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Image,
  Link,
  LinkReference,
  Paragraph,
  Root,
  Strong,
  Table,
  Text,
} from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Node, Parent, Position } from "unist";
import { unreadableIn } from "../common/unreadable";
import { isMarkdownFile, type SourceFile } from "../common/sources";
import { alertNamed, boxOfAlert } from "../syntax/alerts";
import { each, isJsxElement, isNothing } from "../syntax/tree";
import type { Report } from "./bodyRules";
import { checkAttributes, checkColons, checkEnd } from "./boxMarkup";
import { checkEmphasis } from "./checkEmphasis";
import { signNamed } from "./emojiNames";
import { checkForeign } from "./foreignMarkup";
import { checkCaption } from "./markedWords";

/**
 * Reports what was meant as markup but appears on the page as text, and content that the page leaves out.
 *
 * @param document with the text of the whole file, because only the source shows what the author escaped.
 */
export function checkMarkup(tree: Root, document: SourceFile, report: Report): void {
  const { file, text: source } = document;
  let open = 0;
  each<Paragraph>(tree, ["paragraph"], ({ position }, index, parent) => {
    if (!position) return;
    checkLooseRow(position, parent?.children[(index ?? 0) - 1], source, report);
    const lines = sliceOf(source, position).split("\n");
    lines.forEach((text, index) => {
      const line = position.start.line + index;
      const meant = checkColons(text, line, { isOpen: open > 0, below: lines.slice(index + 1).join("\n") }, report);
      if (meant === "open") open += 1;
      else if (meant === "close" && open > 0) open -= 1;
      checkDelimiters(text, lines[index + 1], line, report);
    });
  });
  each<Heading>(tree, ["heading"], (heading, index, parent) => {
    checkUnderlined(heading, parent?.children[(index ?? 0) + 1], source, report);
    checkWords(heading, report);
  });
  each<Blockquote>(tree, ["blockquote"], (quotation) => checkAlert(quotation, source, report));
  each<Link>(tree, ["link"], (link) => checkLinkWords(link, report));
  each<Emphasis | Strong>(tree, ["emphasis", "strong"], (words) => checkEmphasis(words, source, report));
  each<Delete>(tree, ["delete"], (struck) => checkStruck(struck, document, report));
  each<Text>(tree, ["text"], ({ position, value }) => {
    if (!position) return;
    checkReferences(sliceOf(source, position), position, report);
    checkCharacterNames(sliceOf(source, position), value, position, report);
  });
  checkNotes(tree, report);
  checkDefinitions(tree, report);
  each<Image>(tree, ["image"], (picture) => {
    checkAlternative(picture, report);
    checkCaption(picture, report);
    if (!isMarkdownFile(file)) checkBraces(picture, source, report);
  });
  if (!isMarkdownFile(file)) tree.children.forEach((block) => checkIndentation(block, source, report));
  if (isMarkdownFile(file))
    each<Text>(
      tree,
      ["text"],
      ({ position }) => position && checkElements(sliceOf(source, position), position, report),
    );
  each<ContainerDirective>(tree, ["containerDirective"], (box) => {
    checkAttributes(box, source, report);
    checkEnd(box, source, report);
  });
  each<Code>(tree, ["code", "math"], (block) => checkFence(block, source, report));
  checkForeign(tree, document, report);
  for (const { what, fix, ...place } of unreadableIn(source)) report(place, "unreadable-character", what, fix);
  each<Table>(tree, ["table"], (table) => {
    checkCells(table, report);
    checkBars(table, source, report);
  });
}

function sliceOf(source: string, { start, end }: Position): string {
  return source.slice(start.offset, end.offset);
}

const alertLine = /^(?<mark>\[!(?<name>[A-Za-z][\w-]*)\])(?<rest>.*)/;

/** Reports a block quote that begins like an alert but is not parsed as one, because its kind is not GitHub's or text follows the mark. */
function checkAlert({ children: [first] }: Blockquote, source: string, report: Report): void {
  if (first?.type !== "paragraph" || first.children[0]?.type !== "text" || !first.position) return;
  const { line, column } = first.position.start;
  const { mark, name = "", rest = "" } = alertLine.exec(sliceOf(source, first.position))?.groups ?? {};
  if (mark === undefined) return;
  const what = `"${`${mark}${rest}`.trim()}" appears on the page as text: it does not begin an alert.`;
  const alert = alertNamed(name);
  if (alert === null) {
    const known = Object.keys(boxOfAlert).map((kind) => `"[!${kind}]"`);
    report({ line, column }, "unparsed-markup", what, `write one of ${known.join(", ")} alone on its line.`);
  } else if (rest.trim() === "") {
    report({ line, column }, "unparsed-markup", what, `write "[!${alert}]".`, { find: mark, replace: `[!${alert}]` });
  } else {
    const box = `:::${boxOfAlert[alert] ?? "note"}[Title]`;
    const fix = `write "[!${alert}]" alone on its line, and the words below it; a box with a title begins with "${box}".`;
    report({ line, column }, "unparsed-markup", what, fix);
  }
}

function checkLinkWords({ url, children, position }: Link, report: Report): void {
  if (children.length > 0 || url === "" || !position) return;
  report(
    position.start,
    "unusable-link",
    `The link to "${url}" has no words, so nobody sees it.`,
    "write them in its brackets, or remove the link.",
  );
}

/** Reports "H~2~O": Pandoc lowers the "2", but GitHub's Markdown strikes it through. */
function checkStruck({ position }: Delete, { file, text: source }: SourceFile, report: Report): void {
  if (!position) return;
  const mark = sliceOf(source, position);
  const { words } = /^~(?<words>[\p{L}\p{N}+-]{1,5})~$/u.exec(mark)?.groups ?? {};
  if (words === undefined || !/[\p{L}\p{N})\]]$/u.test(source.slice(0, position.start.offset))) return;
  const { line, column } = position.start;
  const lowered = isMarkdownFile(file) ? `$_{${words}}$` : `<sub>${words}</sub>`;
  const what = `"${mark}" is struck through: tildes do not lower words here.`;
  report(
    { line, column },
    "unparsed-markup",
    what,
    `write "${lowered}", or "~~${words}~~" for words that are not valid.`,
  );
}

const cell = /[ \t]*:?-+:?[ \t]*/.source;
const delimiters = new RegExp(`^[ \\t]*\\|?${cell}(?:\\|${cell})*\\|?[ \\t]*$`);

/** The ">" signs before a line of a block quote. */
const quotationSigns = /^(?:[ \t]*>)+/;

/** Reports two lines that would be the header of a table if they had the same number of cells. */
function checkDelimiters(first: string, second: string | undefined, line: number, report: Report): void {
  const [head, next] = [first, second ?? ""].map((each) => each.replace(quotationSigns, "")) as [string, string];
  if (!head.includes("|") || !/^[-|: \t]+$/.test(next) || !delimiters.test(next)) return;
  const [above, below] = [cellsOf(head), cellsOf(next)];
  if (above === below) return;
  report(
    { line: line + 1 },
    "table-shape",
    `The header has ${above} cells, but the line below it has ${below === 1 ? "one" : below}, so this is not a table.`,
    `write "|${" --- |".repeat(above)}".`,
    { find: next.trim(), replace: `|${" --- |".repeat(above)}` },
  );
}

/** Reports a row that an empty line separates from its table, and a line of dashes that one separates from its header. */
function checkLooseRow(position: Position, above: Node | undefined, source: string, report: Report): void {
  const [first = "", second = ""] = sliceOf(source, position).split("\n");
  const columns = above?.type === "table" ? (above as Table).align?.length : undefined;
  const isRow = /^\|.*\|\s*$/.test(first) && cellsOf(first) === columns && !delimiters.test(second);
  const header =
    above?.type === "paragraph" && above.position ? sliceOf(source, above.position).split("\n").at(-1) : "";
  const isBelowHeader = first.includes("|") && delimiters.test(first) && header?.includes("|") === true;
  if (!isRow && !isBelowHeader) return;
  const what = `"${first.trim()}" appears on the page as text: an empty line separates it from the table above.`;
  report(position.start, "table-shape", what, "remove the empty line.");
}

/**
 * Reports a table header above a single "---", which Markdown parses as a heading. A heading with an intended bar has no table row below
 * it.
 */
function checkUnderlined({ position }: Heading, below: Node | undefined, source: string, report: Report): void {
  if (!position) return;
  const { start, end } = position;
  const [head = "", next, more] = sliceOf(source, position).split("\n");
  if (next === undefined || more !== undefined) return;
  const [row = ""] = below?.position?.start.line === end.line + 1 ? sliceOf(source, below.position).split("\n") : [];
  if (head.startsWith("|") || row.includes("|")) checkDelimiters(head, next, start.line, report);
}

function checkWords({ children, depth, position }: Heading, report: Report): void {
  if (children.length > 0 || !position) return;
  const { line, column } = position.start;
  const mark = "#".repeat(depth);
  report({ line, column }, "unparsed-markup", `"${mark}" is a heading without words.`, "write them, or remove it.");
}

function cellsOf(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).length;
}

function checkCells({ align, children }: Table, report: Report): void {
  const most = align?.length ?? children[0]?.children.length ?? 0;
  for (const { children: cells, position } of children) {
    if (cells.length <= most || !position) continue;
    const { line, column } = position.start;
    const what = `This row has ${cells.length} cells, but the table's header has ${most}; the page leaves out the rest.`;
    report({ line, column }, "table-shape", what, 'remove them, add a column, or write "\\|" for a bar within a cell.');
  }
}

/** Reports a line below a table that became its row: only an empty line ends a table. */
function checkBars({ align, children }: Table, source: string, report: Report): void {
  if ((align?.length ?? 0) < 2) return;
  for (const { position } of children.slice(2)) {
    if (!position || sliceOf(source, position).includes("|")) continue;
    const { line, column } = position.start;
    const what = "This line has no bar, and becomes a row of the table above it.";
    report({ line, column }, "table-shape", what, 'write an empty line above it, or begin it with "|" for a row.');
    return;
  }
}

/** `[^1]` and `[words][label]`, but not `list[i][j]`. */
const reference = /(?<!\\)\[\^[^\]\s]+\]|(?<![\\\]\w])\[[^\][\n]+\]\[[^\][\n]*\]/g;

function checkReferences(text: string, { start }: Position, report: Report): void {
  for (const { 0: mark, index } of text.matchAll(reference)) {
    const line = start.line + text.slice(0, index).split("\n").length - 1;
    const label = /\[([^[\]]*)\]$/.exec(mark)?.[1] || mark.slice(1, mark.indexOf("]"));
    const what = `"${mark}" appears on the page as text: nothing defines "[${label}]".`;
    report({ line }, "unparsed-markup", what, `write "[${label}]: " with its text or address at the end of the page.`);
  }
}

/** "&nosuch;", but not "a&b;" in an address. */
const characterName = /(?<![\w\\?=&])&(?<name>[A-Za-z][A-Za-z\d]+);/g;

/** @param value the parsed text of the node, in which known character names are already characters. */
function checkCharacterNames(text: string, value: string, { start }: Position, report: Report): void {
  for (const { 0: mark, index } of text.matchAll(characterName)) {
    if (!value.includes(mark)) continue;
    const line = start.line + text.slice(0, index).split("\n").length - 1;
    const what = `"${mark}" appears on the page as text: no character has this name.`;
    report({ line }, "unparsed-markup", what, `write the character itself, or "\\${mark}" for this text.`);
  }
}

/** Reports a footnote without a reference, which the page leaves out. */
function checkNotes(tree: Root, report: Report): void {
  const used = new Set<string>();
  each<FootnoteReference>(tree, ["footnoteReference"], ({ identifier }) => void used.add(identifier));
  each<FootnoteDefinition>(tree, ["footnoteDefinition"], ({ identifier, label, position }) => {
    if (used.has(identifier) || !position) return;
    const mark = `[^${label ?? identifier}]`;
    const { line, column } = position.start;
    const what = `The note "${mark}" is not on the page: nothing refers to it.`;
    report({ line, column }, "unparsed-markup", what, `write "${mark}" where it belongs, or remove it.`);
  });
}

/** "[//]: # (words)": a comment in Markdown, written as an address that nobody uses. */
const isComment = ({ url, identifier }: Definition) => url === "#" || url === "" || identifier === "//";

/** Reports an address for references that no reference uses, or that an earlier one of the same name hides. */
function checkDefinitions(tree: Root, report: Report): void {
  const [used, seen] = [new Set<string>(), new Set<string>()];
  each<LinkReference>(tree, ["linkReference", "imageReference"], ({ identifier }) => void used.add(identifier));
  each<Definition>(tree, ["definition"], (definition) => {
    const { identifier, label, position } = definition;
    if (isComment(definition) || !position) return;
    const mark = `[${label ?? identifier}]`;
    const { line, column } = position.start;
    const tell = (what: string, fix: string) => report({ line, column }, "unparsed-markup", what, fix);
    if (seen.has(identifier))
      tell(`"${mark}:" has an address above, and this one has no effect.`, "remove it, or give it another name.");
    else if (!used.has(identifier))
      tell(`"${mark}:" defines an address that nothing refers to.`, `write "${mark}" where it belongs, or remove it.`);
    seen.add(identifier);
  });
}

function checkAlternative({ alt, position }: Image, report: Report): void {
  for (const [mark, name = ""] of (alt ?? "").matchAll(/(?<![\w:]):(\+1|-1|[a-z][a-z\d_]+):(?![\w:])/g)) {
    const sign = signNamed(name);
    if (sign === undefined || !position) continue;
    const { line, column } = position.start;
    const what = `"${mark}" in the words of a picture stays as it is: names do not become signs.`;
    report({ line, column }, "unparsed-markup", what, `write "${sign}".`, { find: mark, replace: sign });
  }
}

/** Reports a paragraph that CommonMark reads as code, and MDX as words. */
function checkIndentation(block: Node, source: string, report: Report): void {
  const { type, position } = block;
  if (type !== "paragraph" || !position || position.start.column < 5) return;
  // Such lines are laid out like the element around them.
  if ((block as Parent).children.every((child) => isJsxElement(child) || isNothing(child))) return;
  const { line, column } = position.start;
  const [first = ""] = sliceOf(source, position).split("\n");
  const what = `"${first.trim()}" is a paragraph: indentation makes no code block in a file that ends with ".mdx".`;
  report(
    { line, column },
    "unparsed-markup",
    what,
    'write "```text" above it and "```" below it, or remove the spaces.',
  );
}

/** Reports an expression in the words of a picture: they are plain text, and keep what is between the braces. */
function checkBraces({ position }: Image, source: string, report: Report): void {
  if (!position) return;
  const [words = ""] = /^!\[[^\]]*/.exec(sliceOf(source, position)) ?? [];
  const [braces] = /(?<!\\)\{[^{}]+\}/.exec(words.replace(/`[^`]*`/g, "")) ?? [];
  if (braces === undefined) return;
  const { line, column } = position.start;
  const what = `"${braces}" in the words of a picture has no value: they are plain text.`;
  report({ line, column }, "unparsed-markup", what, "write the words themselves.");
}

/**
 * Closing tags, tags with attributes, self-closing tags, <br>, <hr>, <img> and imports. None of them is a placeholder such as `<name>`, or
 * a type.
 */
const elements =
  /(?<!\\|\{\{)<(?:\/[a-z][\w.-]*|[a-z][\w.-]*\s[^<>]*=[^<>]*|[a-z][\w.-]*(?:\s[^<>]*)?\/|[bh]r|img)\s*>|^import\s[^\n]+\sfrom\s[^\n]+/gim;

/** Reports elements in a ".md" file, where they are text. */
function checkElements(text: string, { start }: Position, report: Report): void {
  const [found] = text.matchAll(elements);
  if (!found) return;
  const line = start.line + text.slice(0, found.index).split("\n").length - 1;
  // Only the closing tag of "<p>x</p>" matches, because "<p>" could be a placeholder.
  const written = found[0].replace(/^<\/([\w.-]+)\s*>$/, "<$1>");
  const what = `"${written}" appears on the page as text: a file that ends with ".md" is plain Markdown.`;
  const instead = written.startsWith("<") ? "write it in Markdown" : "remove the line";
  report({ line }, "unparsed-markup", what, `${instead}, or let the name of the file end with ".mdx".`);
}

/** Reports a code block or formula that is never closed: it contains everything to the end of the page, the box or the list. */
function checkFence({ position }: Pick<Code, "position">, source: string, report: Report): void {
  if (!position) return;
  const [first = "", ...others] = sliceOf(source, position).trimEnd().split("\n");
  const opening = /^(?:`{3,}|~{3,}|\${2,})/.exec(first)?.[0];
  if (opening === undefined) return;
  const ending = /^[\s>]*(?<marks>`{3,}|~{3,}|\${2,})\s*$/.exec(others.at(-1) ?? "")?.groups?.["marks"] ?? "";
  if (ending.startsWith(opening)) return;
  const { line, column } = position.start;
  const what = `"${first.trim()}" is never closed, so what follows belongs to it.`;
  report({ line, column }, "unparsed-markup", what, `write "${opening}" below its last line.`);
}
