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

/** What an expansion is made of: ordinary Markdown, so that whoever reads trees can read it. */
export type Phrase = PhrasingContent;
export type Block = BlockContent;

/** What may be given where a phrase is wanted: a plain text is marked by `prose`. */
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

/** Whether a link comes from the reference data, whose addresses are those of the newest version: an older one may have the page, too. */
export function isOfNewest(node: { readonly data?: unknown }): boolean {
  return (node.data as { readonly [ofNewest]?: boolean } | undefined)?.[ofNewest] ?? false;
}

/** A link to the page that shows an item; plain where no page does. */
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

/** A formula on lines of its own. @param value TeX, as between two `$$`. */
export function formula(value: string): Block {
  return { type: "math", value };
}

/** A formula in a sentence. */
export function inlineFormula(value: string): Phrase {
  return { type: "inlineMath", value };
}

type ComponentProperties = Parameters<typeof component>[2];

/** A component that stands between paragraphs. */
export function flowComponent(name: string, properties: ComponentProperties, children: readonly Block[] = []): Block {
  const node = component("mdxJsxFlowElement", name, properties);
  return { ...node, type: "mdxJsxFlowElement", children: [...children] };
}

/** A component that stands in a sentence. */
export function textComponent(name: string, properties: ComponentProperties, children: readonly Phrase[]): Phrase {
  const node = component("mdxJsxTextElement", name, properties);
  return { ...node, type: "mdxJsxTextElement", children: [...children] };
}

export interface TableInput {
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** Decides how it looks on a phone; see src/client/styles/reference.css. */
  readonly className: string;
  readonly head: readonly string[];
  /** Columns whose cells name themselves on a phone, where rows stand one below the other and the head is away. */
  readonly labels?: readonly string[];
  readonly rows: readonly (readonly Phrases[])[];
}

/** A table without the columns in which no row has anything. */
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

/** Whether a node only repeats the head of its column, for those who do not see the head. */
export function isCellLabel(node: { readonly data?: unknown }): boolean {
  const { className } = (node.data as { hProperties?: Properties } | undefined)?.hProperties ?? {};
  return className?.includes(labelClass) ?? false;
}

/** Puts phrases one after the other, each on a line of its own; empty ones are left out. */
export function lines(...parts: readonly Phrases[]): readonly Phrase[] {
  return parts
    .map(phrases)
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [{ type: "break" } as Phrase, ...part]));
}

/** Puts a text between phrases. */
export function join(parts: readonly Phrases[], between: string): readonly Phrase[] {
  return parts.flatMap((part, index) => (index === 0 ? phrases(part) : [text(between), ...phrases(part)]));
}

export function phrases(content: Phrases): readonly Phrase[] {
  if (typeof content === "string") return prose(content);
  return "type" in content ? [content] : content.flatMap((part) => phrases(part));
}

/**
 * What facts write as plain text: between backticks, an option, a name with "_" and a name with "(" are code; so are files.
 * Between two `$` without a space stands a formula: one letter, or something with a backslash, `_` or `^`. Everything else is taken by the letter.
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
