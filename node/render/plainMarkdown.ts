import type { CodeNode } from "../syntax/codeNames";
import { constantsOf, staticValue, type Constants } from "../syntax/staticValue";
import type { Code, Content, Image, Link, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { VFile } from "vfile";
import { isExternal } from "../../src/shared/routes";
import { itemOfHref } from "../syntax/items";
import { widthOf } from "../syntax/pictureWidth";
import { isCellLabel, isOfNewest } from "../elements/mdast";
import { isBox, prerequisites } from "../syntax/admonitions";
import { plainCode } from "./plainCode";
import { emphasis, html, paragraph, strong, strongLine, text, type Plain } from "./plainNodes";
import type { RenderContext } from "./remarkDocument";
import { addressesOf, contentOf, each, isJsxElement, textAttribute, type JsxElement } from "../syntax/tree";

export interface MarkdownContext extends Pick<
  RenderContext,
  "strings" | "resolveLink" | "resolvePicture" | "resolveItem"
> {
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Absolute URL of the page. */
  readonly url: string;
}

interface Scope {
  readonly strings: MarkdownContext["strings"];
  /** @returns the absolute URL of an address as written; null if it leads nowhere. */
  readonly addressOf: (written: string) => string | null;
  readonly isInTable: boolean;
  readonly constants: Constants;
}

const writer = unified()
  // Aligned columns would make wide tables twice as long.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: "-", emphasis: "_", fences: true, listItemIndent: "one", rule: "-" })
  .freeze();

/**
 * Converts a document to Markdown that any parser understands: without elements, expressions and directives, and with absolute URLs.
 *
 * @param tree with the reference data inserted, before anything is rendered; it is not changed.
 */
export async function plainBlocks(tree: Root, file: VFile, context: MarkdownContext): Promise<readonly Plain[]> {
  const addresses = await resolveAddresses(tree, file, context);
  const scope: Scope = {
    strings: context.strings,
    addressOf: (written) => addresses.get(written) ?? null,
    isInTable: false,
    constants: constantsOf(tree),
  };
  return blocksOf(tree.children as readonly Plain[], scope);
}

/** @returns one line of Markdown that renders as exactly these words. */
export function escapeWords(words: string): string {
  return plainText([paragraph([text(words)])]).trim();
}

/** @returns one line of Markdown: the words, as a link. */
export function writeLink(words: string, url: string): string {
  return plainText([paragraph([{ type: "link", url, title: null, children: [text(words)] } as Plain])]).trim();
}

/** @returns the Markdown text of blocks. */
export function plainText(children: readonly Plain[]): string {
  return writer.stringify({ type: "root", children: [...children] as Content[] });
}

async function resolveAddresses(
  tree: Root,
  file: VFile,
  { resolveLink, resolvePicture, resolveItem, siteUrl, url }: MarkdownContext,
): Promise<ReadonlyMap<string, string | null>> {
  const pending = new Map<string, Promise<string | null> | string | null>();
  const whole = (address: string | null) => {
    if (address === null || isExternal(address)) return address;
    return address.startsWith("#") ? url + address : new URL(address, `${siteUrl}/`).href;
  };
  each<Link | JsxElement>(tree, ["link", "mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    for (const href of isJsxElement(node) ? addressesOf(node) : [node.url]) {
      if (pending.has(href)) continue;
      const item = itemOfHref(href);
      if (item !== null) pending.set(href, resolveItem(item, file));
      else
        pending.set(href, isExternal(href) || href.startsWith("#") ? href : resolveLink(href, file, isOfNewest(node)));
    }
  });
  each<Image>(tree, ["image"], (image) => {
    const src = image.url;
    if (!pending.has(src))
      pending.set(
        src,
        resolvePicture(src, file, widthOf(image)).then(({ full }) => full),
      );
  });
  return new Map(
    await Promise.all([...pending].map(async ([written, address]) => [written, whole(await address)] as const)),
  );
}

/** Converts nodes to blocks. Words between blocks become paragraphs, because elements on lines of their own contain bare words. */
function blocksOf(nodes: readonly Plain[], scope: Scope): readonly Plain[] {
  return toBlocks(plainNodes(nodes, scope));
}

function toBlocks(nodes: readonly Plain[]): readonly Plain[] {
  const blocks: Plain[] = [];
  let words: Plain[] = [];
  const endParagraph = () => {
    if (words.some((node) => toString(node).trim() !== "")) blocks.push(paragraph(words));
    words = [];
  };
  for (const node of nodes) {
    if (phrasing.has(node.type)) {
      words.push(node);
      continue;
    }
    endParagraph();
    blocks.push(node);
  }
  endParagraph();
  return blocks;
}

const phrasing: ReadonlySet<string> = new Set([
  "break", "delete", "emphasis", "footnoteReference", "html", "image", "inlineCode", "inlineMath", "link", "strong",
  "text",
]); // prettier-ignore

function plainNodes(nodes: readonly Plain[] | undefined, scope: Scope): readonly Plain[] {
  return (nodes ?? []).flatMap((node) => plainNode(node, scope));
}

function plainNode(node: Plain, scope: Scope): readonly Plain[] {
  if (isJsxElement(node)) return plainElement(node, scope);
  if (isCellLabel(node)) return [];
  switch (node.type) {
    case "yaml":
    case "mdxjsEsm":
    case "headingId":
      return [];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return plainExpression(node as unknown as CodeNode, scope);
    case "containerDirective":
      return plainBox(node, scope);
    case "code":
      return plainCode(node as Code, scope.strings);
    case "link":
      return plainLink((node as Link).url, node, scope);
    case "image": {
      const { url, alt, title } = node as Image;
      return [{ type: "image", url: scope.addressOf(url) ?? url, alt, title } as Plain];
    }
    case "break":
      // A table row must be one line.
      return [scope.isInTable ? { type: "html", value: "<br>" } : { type: "break" }];
    default:
      return [copyOf(node, { ...scope, isInTable: scope.isInTable || node.type === "table" })];
  }
}

/** Copies a node without what only the page needs: places in the file, names of HTML elements. */
function copyOf(node: Plain, scope: Scope): Plain {
  const copy: { -readonly [Key in keyof Plain]: Plain[Key] } & { position?: unknown } = { ...node };
  delete copy.data;
  delete copy.position;
  if (node.children)
    copy.children = holdsBlocks.has(node.type) ? blocksOf(node.children, scope) : plainNodes(node.children, scope);
  return copy;
}

const holdsBlocks: ReadonlySet<string> = new Set(["blockquote", "footnoteDefinition", "listItem"]);

function plainLink(written: string, node: Plain, scope: Scope): readonly Plain[] {
  const children = plainNodes(node.children, scope);
  // Readers cannot follow a link without words.
  if (children.length === 0) return [];
  const url = scope.addressOf(written);
  return url === null ? children : [{ type: "link", url, title: null, children } as Plain];
}

/** `:::warning[Title]` becomes a block quote that begins with its kind; prerequisites become plain blocks below their title. */
function plainBox(node: Plain, scope: Scope): readonly Plain[] {
  const { name } = node as Plain & { readonly name: string };
  const kind = isBox(name) ? scope.strings.boxes[name] : name;
  const [first, ...rest] = node.children ?? [];
  const hasLabel = (first as { data?: { directiveLabel?: boolean } } | undefined)?.data?.directiveLabel === true;
  const label = plainNodes(hasLabel ? first?.children : [], scope);
  const blocks = blocksOf(hasLabel ? rest : (node.children ?? []), scope);
  if (name === prerequisites) return [strongLine(hasLabel ? label : [text(kind)]), ...blocks];
  const title = hasLabel ? [text(`${kind}: `), ...label] : [text(kind)];
  return [{ type: "blockquote", children: [strongLine(title), ...blocks] }];
}

/** Most expressions that need no run are already text in the tree; those that a component of the page gets are not. */
function plainExpression({ data }: CodeNode, { constants }: Scope): readonly Plain[] {
  const value = staticValue(data?.estree, constants);
  return value === null ? [] : [text(String(value))];
}

/** An element becomes its words, or the Markdown that means the same. */
function plainElement(element: JsxElement, scope: Scope): readonly Plain[] {
  const name = element.name ?? "";
  const node = element as Plain;
  const isBlock = element.type === "mdxJsxFlowElement";
  const [label, alt, href] = ["label", "alt", "href"].map((key) => textAttribute(element, key));
  const words = (key: string) => text(textAttribute(element, key) ?? "");
  const inside = () => (isBlock ? blocksOf(node.children ?? [], scope) : plainNodes(node.children, scope));
  switch (name) {
    case "br":
      return plainNode({ type: "break" }, scope);
    case "code":
    case "kbd":
      return [{ type: "inlineCode", value: toString(element) }];
    case "details":
      return isBlock ? toBlocks(plainDetails(node, scope)) : plainDetails(node, scope);
    case "summary":
      return [isBlock ? strongLine(inlineOf(node, scope)) : strong(inlineOf(node, scope))];
    case "Badge":
      return badge(isBlock, inlineOf(node, scope));
    case "Cards":
      return [plainCards(element, scope)];
    case "Figure":
      return [strongLine([words("value")]), ...inside()];
    case "Hero":
      return [strongLine([words("title")]), ...inside()];
    case "Way":
      return [strongLine([words("who"), text(": "), words("title")]), ...inside()];
    case "Island":
      // Its properties are for its program.
      return inside();
    case "Steps":
      return numbered(inside());
    case "Video":
      return [plainVideo(textAttribute(element, "src") ?? "", inlineOf(node, scope), scope)];
    case "sub":
    case "sup":
      return [html(`<${name}>`), ...plainNodes(node.children, scope), html(`</${name}>`)];
  }
  if (href !== undefined) {
    const note = textAttribute(element, "note");
    const link = [...plainLink(href, node, scope), ...(note === undefined ? [] : [text(` (${note})`)])];
    return isBlock ? toBlocks(link) : link;
  }
  if (label !== undefined) return [...(isBlock ? [strongLine([text(label)])] : []), ...inside()];
  if (element.children.length > 0) return inside();
  if (alt !== undefined) return [paragraph([text(`Picture: ${alt}`)])];
  return isBlock && /^[A-Z]/.test(name)
    ? [paragraph([emphasis(`${name}: something to try, on the page itself.`)])]
    : [];
}

/** Details; if the text follows the summary on the same line, it begins on a line of its own. */
function plainDetails({ children = [] }: Plain, scope: Scope): readonly Plain[] {
  const end = children.findIndex((child) => isJsxElement(child) && child.name === "summary") + 1;
  const summary = plainNodes(children.slice(0, end), scope);
  const [first, ...others] = plainNodes(children.slice(end), scope);
  const [last] = summary.slice(-1);
  if (last?.type !== "strong" || !first || !phrasing.has(first.type))
    return [...summary, ...(first ? [first] : []), ...others];
  const begin = first.type === "text" ? text(String(first.value).trimStart()) : first;
  return [...summary, ...plainNode({ type: "break" }, scope), begin, ...others];
}

/** A link to the file, with the caption or the address as its words. */
function plainVideo(src: string, caption: readonly Plain[], scope: Scope): Plain {
  const url = scope.addressOf(src) ?? src;
  // A link cannot contain another link.
  const words = caption.map((node) => (node.type === "link" ? (node.children ?? []) : [node])).flat();
  return paragraph([{ type: "link", url, title: null, children: words.length > 0 ? words : [text(url)] } as Plain]);
}

/** Cards as a list of links, each with the text of its card. */
function plainCards(cards: JsxElement, scope: Scope): Plain {
  const items = contentOf(cards)
    .filter(isJsxElement)
    .map((card): Plain => {
      const [title = "", href = ""] = ["title", "href"].map((key) => textAttribute(card, key));
      const name = plainLink(href, { type: "link", children: [text(title)] }, scope);
      const [first, ...others] = blocksOf(card.children as readonly Plain[], scope);
      const says = first?.type === "paragraph" ? [text(": "), ...(first.children ?? [])] : [];
      const rest = first === undefined || first.type === "paragraph" ? others : [first, ...others];
      return { type: "listItem", children: [paragraph([...name, ...says]), ...rest] };
    });
  return { type: "list", children: items };
}

/** Writes the number of each step into its heading, because Markdown has no other way to number headings. */
function numbered(steps: readonly Plain[]): readonly Plain[] {
  let count = 0;
  return steps.map((node) =>
    node.type === "heading" ? { ...node, children: [text(`${++count}. `), ...(node.children ?? [])] } : node,
  );
}

function badge(isBlock: boolean, words: readonly Plain[]): readonly Plain[] {
  const inline = [text("("), ...words, text(")")];
  return isBlock ? [paragraph(inline)] : inline;
}

/** Words of an element, whether or not the parser has put them into paragraphs or a heading. */
function inlineOf(node: Plain, scope: Scope): readonly Plain[] {
  return plainNodes(node.children, scope).flatMap((child, index) => {
    if (child.type !== "paragraph" && child.type !== "heading") return [child];
    return [...(index === 0 ? [] : [text(" ")]), ...(child.children ?? [])];
  });
}
