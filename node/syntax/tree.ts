import type { Definition, Heading, ImageReference, LinkReference, Parent, Root, Text } from "mdast";
import { definitions } from "mdast-util-definitions";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import GithubSlugger from "github-slugger";
import type { Node } from "unist";
import { SKIP, type VisitorResult } from "unist-util-visit";
import type { Placed } from "../common/problem";
import type { DocHeading } from "../../src/shared/headings";
import { prerequisites, prerequisitesId } from "./admonitions";
import type { HeadingIdNode } from "./headingIdSyntax";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface HeadingOfTree extends DocHeading {
  readonly node: Heading;
  readonly line: number;
}

/**
 * Visits the nodes of some types, parents before children. The caller gives the type of the nodes: with the extensions of this project, the
 * type of every possible child is too deep for the compiler.
 *
 * Does not use `unist-util-visit`, which names a function for each node to help with debugging: that took a sixth of the time from a
 * document's text to its page. A visitor may return SKIP or the index of the next child, as there.
 */
export function each<Found>(
  tree: Node,
  types: readonly string[],
  visitor: (node: Found, index: number | null, parent: Parent | null) => VisitorResult,
): void {
  const walk = (node: Node, index: number | null, parent: Parent | null): number | undefined => {
    const said = types.includes(node.type) ? visitor(node as Found, index, parent) : undefined;
    if (said === SKIP) return undefined;
    const { children } = node as Parent;
    // The visitor may add and remove children, so their number is read in each step.
    for (let place = 0; children && place < children.length;) {
      place = walk(children[place] as Node, place, node as Parent) ?? place + 1;
    }
    return typeof said === "number" ? said : undefined;
  };
  walk(tree, null, null);
}

/**
 * Gives every heading of the tree its anchor: the author's `{#id}`, which is removed from the text, or one made of the words. If words give
 * an anchor that is already taken, it gets "-1", "-2", …; one written by hand is not changed.
 *
 * @source anchors: github-slugger 2, the rule of GitHub's own READMEs.
 */
export function identifyHeadings(tree: Root): readonly HeadingOfTree[] {
  const slugger = new GithubSlugger();
  const found: { node: Heading; own: string | null }[] = [];
  each<Heading>(tree, ["heading"], (node) => void found.push({ node, own: takeHeadingId(node) }));
  // First come those written by hand, so that no other heading takes them.
  for (const { own } of found) if (own !== null) slugger.slug(own, true);
  return found.map(({ node, own }) => {
    const text = toString(node);
    return { node, depth: node.depth, text, id: own ?? slugger.slug(text), line: lineOf(node) };
  });
}

function takeHeadingId(heading: Heading): string | null {
  const last = heading.children.at(-1) as HeadingIdNode | Heading["children"][number] | undefined;
  if (last?.type !== "headingId") return null;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === "text") before.value = before.value.trimEnd();
  return last.id;
}

export function isJsxElement(node: { type: string }): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** @returns the attribute when its value is plain text, else undefined. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute): attribute is MdxJsxAttribute => attribute.type === "mdxJsxAttribute" && attribute.name === name,
  );
  return typeof found?.value === "string" ? found.value : undefined;
}

/** Attributes of an element that hold an address: the files of a video, and `href` of any other element. */
export function addressAttributes(node: JsxElement): readonly string[] {
  return node.name === "Video" ? ["src", "poster", "subtitles"] : ["href"];
}

/** @returns the addresses that an element links to or shows. */
export function addressesOf(node: JsxElement): readonly string[] {
  return addressAttributes(node).flatMap((name) => textAttribute(node, name) ?? []);
}

export function setTextAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes = element.attributes.filter(
    (attribute) => attribute.type !== "mdxJsxAttribute" || attribute.name !== name,
  );
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}

/** A component of `src/mdx` in the tree. Undefined properties are left out; all values are passed as text. */
export function component(
  kind: "mdxJsxFlowElement" | "mdxJsxTextElement",
  name: string,
  properties: Readonly<Record<string, string | undefined>>,
): JsxElement {
  const attributes = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [{ type: "mdxJsxAttribute" as const, name: key, value }],
  );
  return { type: kind, name, attributes, children: [] } as JsxElement;
}

/** Tells `mdast-util-to-hast` which element and properties to make of a node. */
export function setHtml(
  node: object,
  tagName: string | undefined,
  properties: Readonly<Record<string, unknown>>,
): void {
  const target = node as { data?: { hName?: string; hProperties?: Record<string, unknown> } };
  target.data = {
    ...target.data,
    ...(tagName === undefined ? {} : { hName: tagName }),
    hProperties: { ...target.data?.hProperties, ...properties },
  };
}

export function replace(parent: Parent | null, index: number | null, node: unknown): void {
  if (parent && index !== null) parent.children[index] = node as Parent["children"][number];
}

/** @returns the line the node starts on, counted from 1. */
export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1;
}

/** @returns where the node starts; lines and columns are counted from 1. */
export function placeOf(node: { position?: { start: Placed } | undefined }): Placed {
  const { line, column, partial } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column, ...(partial && { partial }) };
}

/** @returns where the address of a link or a picture is written: for `[text][name]`, the place of `[name]: address`. */
export function placeOfAddress(node: Node): Placed {
  const at = placeOf(node);
  const { definedAt } = (node.data ?? {}) as { readonly definedAt?: Placed };
  if (definedAt === undefined) return at;
  const { line, column } = definedAt;
  return at.partial ? { ...at, partial: { ...at.partial, line, column } } : { line, column };
}

/** @returns the ids of a tree before anything is rendered: of its headings and its prerequisites, and those written by hand in JSX. */
export function idsOf(tree: Root, headings: readonly { readonly id: string }[]): Set<string> {
  const ids = new Set(headings.map(({ id }) => id));
  each<JsxElement>(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    // For a component, "id" is a property of its own; for an HTML element, it is the anchor.
    const id = /^[a-z]/.test(node.name ?? "") ? textAttribute(node, "id") : undefined;
    if (id !== undefined) ids.add(id);
  });
  each<{ name: string }>(tree, ["containerDirective"], ({ name }) => {
    if (name === prerequisites) ids.add(prerequisitesId);
  });
  return ids;
}

/**
 * Replaces each `[text][name]` and `![text][name]` with a link or a picture that has the target
 * itself, so that all later code sees only one form.
 */
export function inlineReferences(tree: Root): void {
  const define = definitions(tree);
  each<LinkReference | ImageReference>(tree, ["linkReference", "imageReference"], (node, index, parent) => {
    const target = define(node.identifier);
    if (!target) return;
    const { url, title } = target;
    const { position } = node;
    const data = { ...node.data, definedAt: placeOf(target) };
    const inlined =
      node.type === "linkReference"
        ? { type: "link", url, title, children: node.children, position, data }
        : { type: "image", url, title, alt: node.alt, position, data };
    replace(parent, index, inlined);
  });
  each<Definition>(tree, ["definition"], (_, index, parent) => {
    if (!parent || index === null) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/**
 * The content of an element, without blank text and comments. Elements on one line are in a paragraph until MDX
 * removes it; here they are already without it.
 */
export function contentOf(element: JsxElement): readonly Node[] {
  return (element.children as readonly Node[]).flatMap((child) => {
    if (isNothing(child)) return [];
    if (child.type !== "paragraph") return [child];
    const inside = (child as Parent).children.filter((each) => !isNothing(each));
    return inside.every(isJsxElement) ? inside : [child];
  });
}

/** Whether a node is blank text or an expression. Between elements, the only expressions are comments. */
export function isNothing(node: Node): boolean {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return true;
  return node.type === "text" && (node as Text).value.trim() === "";
}
