import type { Heading, Image, Link, Paragraph, Parent, Root, Table } from "mdast";
import katex from "katex";
import type { Plugin } from "unified";
import type { VFile } from "vfile";
import { SKIP } from "unist-util-visit";
import { fill } from "../../src/shared/fill";
import type { DocumentStrings } from "../../src/shared/strings";
import { isExternal } from "../../src/shared/routes";
import type { PictureFile } from "../pictures/pictureFile";
import { expandElements } from "../elements/expandElements";
import { itemOfHref, type ItemKey } from "../syntax/items";
import { isOfNewest, type Phrase } from "../elements/mdast";
import type { Reference } from "../elements/reference";
import { attachRecordings } from "../recordings/attachRecordings";
import type { Recordings } from "../recordings/recording";
import { isBox, prerequisites, prerequisitesId } from "../syntax/admonitions";
import { markCodeBreaks, markNameBreaks } from "./codeBreaks";
import { complete } from "../codeBlocks/complete";
import { widthOf } from "../syntax/pictureWidth";
import { offerNotebook } from "./offerNotebook";
import { markIslands } from "./markIslands";
import { markFileTrees } from "./markFileTrees";
import { numberSteps } from "./numberSteps";
import { offerValues } from "./offerValues";
import { renderCodeBlocks } from "./renderCodeBlocks";
import { columnLabels } from "./stackTables";
import { tabPackageManagers } from "./tabPackageManagers";
import type { Highlight } from "./highlight";
import {
  component,
  addressAttributes,
  each,
  identifyHeadings,
  idsOf,
  replace,
  setTextAttribute,
  textAttribute,
  type JsxElement,
  setHtml,
  type HeadingOfTree,
} from "../syntax/tree";

/** What the plugins need from outside of a document. */
export interface RenderContext {
  /**
   * @param href as written: relative, or an address of this site.
   * @param isOfNewest whether it is an address of the newest version, regardless of the document's version.
   * @returns the address to write, or null if it leads nowhere.
   */
  readonly resolveLink: (href: string, file: VFile, isOfNewest?: boolean) => Promise<string | null> | string | null;
  readonly resolvePicture: (src: string, file: VFile, width: number | null) => Promise<PictureFile>;
  /** @returns the document's file from the repository root. Needed if the path of the `VFile` is a different one. */
  readonly fileOf?: (file: VFile) => string;
  readonly strings: DocumentStrings;
  readonly highlight: Highlight;
  readonly reference: () => Promise<Reference>;
  /** @returns the recorded runs of a document. */
  readonly recordings?: (file: VFile) => Promise<Recordings | undefined>;
  /** @returns the address of an entry of the reference data, or null if no page shows it. */
  readonly resolveItem: (key: ItemKey, file: VFile) => Promise<string | null> | string | null;
  /** @returns the absolute URL of an address of this site, with origin and path prefix. */
  readonly urlOf: (path: string) => string;
  /** Address of the document as a notebook, with the path prefix; null or omitted for a document that is not offered as one. */
  readonly notebook?: string | null;
  /** Called while the document is still only Markdown, with the reference data inserted; must not change the tree. */
  readonly onExpanded?: (tree: Root, file: VFile) => Promise<void>;
}

/** Turns the author's text into what the components of `src/mdx` render. Markup only: no state, no script. */
export const remarkDocument: Plugin<[RenderContext], Root> = function remarkDocument(context) {
  return async (tree, file) => {
    const reference = await context.reference();
    await complete(tree, context.fileOf?.(file) ?? file.path, reference);
    const headings = identifyHeadings(tree);
    for (const { node, id } of headings) setHtml(node, undefined, { id });
    const ids = idsOf(tree, headings);
    expandElements(tree, reference, ids, context.urlOf);
    attachRecordings(tree, await context.recordings?.(file));
    tabPackageManagers(tree);
    await context.onExpanded?.(tree, file);
    offerNotebook(tree, context);
    markIslands(tree, reference.islands, context.strings.islandFailed);
    linkHeadings(tree, headings, context);
    removeMisplacedIds(tree);
    renderBoxes(tree, context);
    markFileTrees(tree);
    numberSteps(tree);
    markCodeBreaks(tree);
    wrapTables(tree, context);
    markNameBreaks(tree);
    renderFormulas(tree);
    offerValues(tree, context.strings);
    await renderCodeBlocks(tree, context);
    await resolvePictures(tree, file, context);
    await resolveLinks(tree, file, context);
  };
};

/**
 * Puts the link to a heading next to it. Within the heading, the link's label would be part of the heading's name and be read out twice.
 */
function linkHeadings(tree: Root, headings: readonly HeadingOfTree[], { strings }: RenderContext): void {
  const linked = new Map<Heading, HeadingOfTree>(headings.map((heading) => [heading.node, heading]));
  each<Heading>(tree, ["heading"], (node, index, parent) => {
    const heading = linked.get(node);
    if (!heading || node.depth === 1) return;
    const anchor: Link = { type: "link", url: `#${heading.id}`, children: [] };
    setHtml(anchor, undefined, {
      className: ["anchor"],
      ariaLabel: fill(strings.headingLink, { heading: heading.text }),
    });
    const frame = { type: "headingFrame", children: [node, anchor] };
    setHtml(frame, "div", { className: ["heading"], dataDepth: node.depth });
    replace(parent, index, frame);
    return SKIP;
  });
}

/** The checks report misplaced ids; if that rule is off, readers should not see them. */
function removeMisplacedIds(tree: Root): void {
  each(tree, ["headingId"], (_, index, parent) => {
    replace(parent, index, { type: "text", value: "" });
  });
}

interface ContainerDirective extends Parent {
  readonly name: string;
}

function renderBoxes(tree: Root, { strings }: RenderContext): void {
  each<ContainerDirective>(tree, ["containerDirective"], (node) => {
    if (!isBox(node.name)) return;
    const isStrip = node.name === prerequisites;
    const first = node.children[0] as (Paragraph & { data?: { directiveLabel?: boolean } }) | undefined;
    const hasLabel = first?.data?.directiveLabel === true;
    const label: Paragraph = {
      type: "paragraph",
      children: [
        component("mdxJsxTextElement", "Mark", { name: node.name }) as Phrase,
        ...(hasLabel ? first.children : [{ type: "text" as const, value: strings.boxes[node.name] }]),
      ],
    };
    setHtml(label, "p", { className: [isStrip ? "prerequisites-title" : "admonition-title"] });
    node.children = [label, ...(hasLabel ? node.children.slice(1) : node.children)];
    if (isStrip) setHtml(node, "div", { className: ["prerequisites"], id: prerequisitesId });
    else setHtml(node, "aside", { className: ["admonition"], dataTone: node.name });
  });
}

/** Wide tables scroll within their frame; on a phone, tables with few columns become lists, except those written as HTML. */
function wrapTables(tree: Root, { strings }: RenderContext): void {
  each<JsxElement>(tree, ["mdxJsxFlowElement"], (node, index, parent) => {
    if (node.name !== "table") return;
    const frame = { type: "tableFrame", children: [node] };
    setHtml(frame, "div", { className: ["table"], dataScrolls: strings.table });
    replace(parent, index, frame);
  });
  each<Table>(tree, ["table"], (node, index, parent) => {
    const frame = { type: "tableFrame", children: [node] };
    const { label } = (node.data ?? {}) as { label?: string };
    // Tables with a label come from elements, which decide themselves how they look on a phone.
    const style = label === undefined ? columnLabels(node) : null;
    const className = style === null ? ["table"] : ["table", "table-stacked"];
    setHtml(frame, "div", { className, dataScrolls: label ?? strings.table, ...(style && { style }) });
    replace(parent, index, frame);
    return SKIP;
  });
}

export interface MathNode {
  readonly type: "math" | "inlineMath";
  readonly value: string;
}

/** @throws {katex.ParseError} on a formula that KaTeX cannot read. */
export function renderFormula(value: string, displayMode: boolean): string {
  return katex.renderToString(value, { displayMode, throwOnError: true, output: "htmlAndMathml", strict: "error" });
}

function renderFormulas(tree: Root): void {
  each<MathNode>(tree, ["math", "inlineMath"], (node, index, parent) => {
    const isBlock = node.type === "math";
    const kind = isBlock ? "mdxJsxFlowElement" : "mdxJsxTextElement";
    const html = unlessFaulty(() => renderFormula(node.value, isBlock));
    const rendered = component(kind, "Formula", { html: html ?? undefined, display: isBlock ? "block" : "inline" });
    const asWritten = { type: isBlock ? "code" : "inlineCode", value: node.value };
    replace(parent, index, html === null ? asWritten : rendered);
  });
}

/** The checks report formulas that cannot be rendered; if that rule is off, the page shows their source. */
function unlessFaulty(render: () => string): string | null {
  try {
    return render();
  } catch {
    return null;
  }
}

async function resolvePictures(tree: Root, file: VFile, { resolvePicture }: RenderContext): Promise<void> {
  const pictures: { node: Image; index: number | null; parent: Parent | null; isAlone: boolean }[] = [];
  let isBelowFirstScreen = false;
  const belowFirstScreen = new Set<Image>();
  each<Heading | Image>(tree, ["heading", "image"], (node, index, parent) => {
    // Pictures after the first section heading are assumed to be below the first screen.
    if (node.type === "heading") {
      isBelowFirstScreen = true;
      return;
    }
    if (isBelowFirstScreen) belowFirstScreen.add(node);
    const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
    pictures.push({ node, index, parent, isAlone });
  });
  for (const { node, index, parent, isAlone } of pictures) {
    const { src, srcSet, full, width, height, shown, dark } = await resolvePicture(node.url, file, widthOf(node));
    const rendered = component("mdxJsxTextElement", isAlone ? "Picture" : "InlinePicture", {
      src,
      srcSet: srcSet ?? undefined,
      full,
      darkSrc: dark?.src,
      darkSrcSet: dark?.srcSet ?? undefined,
      darkFull: dark?.full,
      width: String(width),
      height: String(height),
      shown: String(shown),
      alt: node.alt ?? "",
      caption: node.title ?? undefined,
      loading: belowFirstScreen.has(node) ? "lazy" : "eager",
    });
    replace(parent, index, rendered);
    // A figure inside a paragraph is not valid HTML.
    if (isAlone && parent) setHtml(parent, "div", { className: ["picture-frame"] });
  }
}

async function resolveLinks(tree: Root, file: VFile, context: RenderContext): Promise<void> {
  const pending: Promise<void>[] = [];
  each<Link>(tree, ["link"], (node) => void pending.push(resolveMarkdownLink(node, file, context)));
  each<JsxElement>(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    for (const name of addressAttributes(node)) pending.push(resolveAttribute(node, name, file, context));
  });
  await Promise.all(pending);
}

async function resolveMarkdownLink(node: Link, file: VFile, context: RenderContext): Promise<void> {
  if (isElsewhere(node.url)) setHtml(node, undefined, { rel: ["noopener"], className: ["external"] });
  else {
    const path = await resolveAddress(node.url, file, context, isOfNewest(node));
    if (path === null) toPlainText(node);
    else node.url = path;
  }
}

async function resolveAttribute(node: JsxElement, name: string, file: VFile, context: RenderContext): Promise<void> {
  const href = textAttribute(node, name);
  if (href === undefined) return;
  if (isElsewhere(href)) {
    if (node.name === "a") setTextAttribute(node, "rel", "noopener");
    return;
  }
  const path = await resolveAddress(href, file, context);
  if (path !== null) setTextAttribute(node, name, path);
}

function isElsewhere(href: string): boolean {
  return itemOfHref(href) === null && isExternal(href);
}

async function resolveAddress(
  href: string,
  file: VFile,
  { resolveLink, resolveItem }: RenderContext,
  isOfNewestVersion = false,
) {
  const item = itemOfHref(href);
  return item === null ? resolveLink(href, file, isOfNewestVersion) : resolveItem(item, file);
}

/** Turns a link that leads nowhere into plain text. */
function toPlainText(link: Link): void {
  Object.assign(link, { type: "plainText", url: undefined });
  setHtml(link, "span", {});
}
