import type {
  BlockContent,
  Code,
  Emphasis,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  Text,
} from "mdast";
import { itemHref, type ItemKey } from "../syntax/items";
import { component } from "../syntax/tree";

/** Node types of expansions: ordinary Markdown, which all code that reads trees understands. */
export type Phrase = PhrasingContent;
export type Block = BlockContent;

/** Content for functions that take phrases; `prose` marks up plain text. */
export type Phrases = string | Phrase | readonly (string | Phrase)[];

export interface Properties {
  readonly id?: string;
  readonly className?: readonly string[];
}

export function text(value: string): Text {
  return { type: "text", value };
}

export function code(value: string, properties: Properties = {}): InlineCode {
  return withProperties<InlineCode>({ type: "inlineCode", value }, properties);
}

export function strong(children: Phrases, properties: Properties = {}): Strong {
  return withProperties<Strong>({ type: "strong", children: [...phrases(children)] }, properties);
}

export function link(url: string, children: Phrases): Link {
  const node: Link = { type: "link", url, children: [...phrases(children)] as Link["children"] };
  return url.startsWith("/") ? { ...node, data: { [ofNewest]: true } } : node;
}

const ofNewest = "isOfNewest";

/** Whether a link comes from the reference data, whose paths lead to the newest version; an older version may also have the page. */
export function isOfNewest(node: { readonly data?: unknown }): boolean {
  return (node.data as { readonly [ofNewest]?: boolean } | undefined)?.[ofNewest] ?? false;
}

/** A link to the page that shows an item; becomes plain text if no page shows it. */
export function itemLink(key: ItemKey, children: Phrases): Link {
  return link(itemHref(key), children);
}

export function paragraph(children: Phrases, properties: Properties = {}): Paragraph {
  return withProperties<Paragraph>({ type: "paragraph", children: [...phrases(children)] }, properties);
}

export function list(items: readonly Phrases[], properties: Properties = {}): List {
  const children = items.map((item) => ({
    type: "listItem" as const,
    spread: false,
    children: [paragraph(item)],
  }));
  return withProperties<List>({ type: "list", ordered: false, spread: false, children }, properties);
}

export function fence(lang: string, value: string, title?: string): Code {
  return { type: "code", lang, meta: title === undefined ? null : `title="${title}"`, value };
}

/** A display formula. @param value TeX, as between two `$$`. */
export function formula(value: string): Block {
  return { type: "math", value };
}

/** An inline formula. */
export function inlineFormula(value: string): Phrase {
  return { type: "inlineMath", value };
}

type ComponentProperties = Parameters<typeof component>[2];

/** A component between paragraphs. */
export function flowComponent(name: string, properties: ComponentProperties, children: readonly Block[] = []): Block {
  const node = component("mdxJsxFlowElement", name, properties);
  return { ...node, type: "mdxJsxFlowElement", children: [...children] };
}

/** A component in a sentence. */
export function textComponent(name: string, properties: ComponentProperties, children: readonly Phrase[]): Phrase {
  const node = component("mdxJsxTextElement", name, properties);
  return { ...node, type: "mdxJsxTextElement", children: [...children] };
}

export interface TableInput {
  /** Accessible name. */
  readonly label: string;
  /** Decides the layout on phones; see src/client/styles/reference.css. */
  readonly className: string;
  readonly head: readonly string[];
  /** Columns whose cells repeat the column's title on phones, where cells are below each other and the head is hidden. */
  readonly labels?: readonly string[];
  readonly rows: readonly (readonly Phrases[])[];
}

/** A table without the columns that are empty in every row. */
export function table({ label, className, head, labels = [], rows }: TableInput): Table {
  const isUsed = head.map((_, column) => rows.some((row) => phrases(row[column] ?? "").length > 0));
  const cells = (row: readonly Phrases[]): TableCell[] =>
    row.flatMap((cell, column) => (isUsed[column] ? [{ type: "tableCell", children: [...phrases(cell)] }] : []));
  const named = (row: readonly Phrases[]) =>
    row.map((cell, column): Phrases => {
      const name = labels.includes(head[column] ?? "") && phrases(cell).length > 0 ? head[column] : undefined;
      return name === undefined ? cell : [cellLabel(name), ...phrases(cell)];
    });
  return {
    type: "table",
    align: head.filter((_, column) => isUsed[column]).map(() => null),
    children: [cells(head.map((title) => [text(title)])), ...rows.map(named).map(cells)].map((children) => ({
      type: "tableRow",
      children,
    })),
    data: { label, hProperties: { className: ["reference-table", className] } },
  } as Table;
}

function cellLabel(name: string): Phrase {
  return withProperties<Emphasis>({ type: "emphasis", children: [text(`${name}: `)] }, { className: [labelClass] });
}

const labelClass = "reference-label";

/** Whether a node is such a repeated title, for layouts that hide the head. */
export function isCellLabel(node: { readonly data?: unknown }): boolean {
  const { className } = (node.data as { hProperties?: Properties } | undefined)?.hProperties ?? {};
  return className?.includes(labelClass) ?? false;
}

/** Puts each phrase on a line of its own; leaves out empty ones. */
export function lines(...parts: readonly Phrases[]): readonly Phrase[] {
  return parts
    .map(phrases)
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ type: "break" } as Phrase, ...part]));
}

/** Joins phrases with a text between them. */
export function join(parts: readonly Phrases[], between: string): readonly Phrase[] {
  return parts.flatMap((part, index) => (index === 0 ? phrases(part) : [text(between), ...phrases(part)]));
}

export function phrases(content: Phrases): readonly Phrase[] {
  if (typeof content === "string") return prose(content);
  return "type" in content ? [content] : content.flatMap((part) => phrases(part));
}

/**
 * Matches code in the plain text of reference data: text between backticks, options, names with "_", names with "()",
 * and file names. Also matches formulas: between two `$` without a space, a single letter, or text with a backslash,
 * `_` or `^`. All other text stays literal.
 */
const codeInProse =
  /`(?<quoted>[^`]+)`|\$(?<tex>[A-Za-z]|[^\s$`]*[\\_^][^\s$`]*)\$|(?<![\w/.~-])(?<name>--[a-z][\w-]*|~?\/?(?:\.?[\w-]+[/.])*\w*_\w+(?:\.\w+)*(?:\(\))?|[\w-]+\.(?:ya?ml|py|sh|zip|csv|mnn)|[a-z]\w*(?:\.\w+)*\(\))(?![\w/-])/g;

export function prose(value: string): readonly Phrase[] {
  const found: Phrase[] = [];
  let end = 0;
  for (const match of value.matchAll(codeInProse)) {
    if (match.index > end) found.push(text(value.slice(end, match.index)));
    const { tex, quoted = match[0] } = match.groups ?? {};
    found.push(tex === undefined ? code(quoted) : inlineFormula(tex));
    end = match.index + match[0].length;
  }
  if (end < value.length) found.push(text(value.slice(end)));
  return found;
}

function withProperties<Node extends { data?: unknown }>(node: Node, { id, className }: Properties): Node {
  if (id === undefined && className === undefined) return node;
  const hProperties = { ...(id === undefined ? {} : { id }), ...(className === undefined ? {} : { className }) };
  return { ...node, data: { hProperties } };
}
