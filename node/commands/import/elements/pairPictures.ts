import type { Image, Paragraph, Root } from "mdast";
import type { Node, Parent } from "unist";
import { contentOf, isJsxElement, isNothing, textAttribute, type JsxElement } from "../../../syntax/tree";
import { addressIn, noteLostDark } from "./convertTargets";
import type { Draft } from "../draft";
import { isExternalAddress, type ImportedPage } from "../importedPage";
import { readTag } from "../text/readTag";

type Mode = "light" | "dark";

interface Picture {
  /** The picture, or the paragraph that contains only the picture. */
  readonly node: Node;
  readonly src: string;
  readonly mode: Mode | null;
}

interface Tools {
  readonly draft: Draft;
  readonly page: ImportedPage;
  readonly imported: ReadonlyMap<string, string>;
}

/** Pairs adjacent light and dark pictures: only the light one stays in the text, because the dark one's file name marks it. */
export function pairPictures(tree: Root, tools: Tools): void {
  const parents: Parent[] = [];
  const walk = (node: Node) => {
    const { children } = node as Partial<Parent>;
    if (!children) return;
    parents.push(node as Parent);
    children.forEach(walk);
  };
  walk(tree);
  for (const parent of parents) {
    takePictureElements(parent, tools);
    pairWithin(parent, tools);
  }
}

function pairWithin(parent: Parent, tools: Tools): void {
  const shown = parent.children.filter((node) => !isNothing(node));
  const gone = new Set<Node>();
  for (const [index, node] of shown.entries()) {
    const [first, second] = [node, shown[index + 1]].map((each) => each && pictureOf(each, tools));
    if (!first || !second || gone.has(first.node) || first.mode === null || second.mode === null) continue;
    if (first.mode === second.mode || (isExternalAddress(first.src) && isExternalAddress(second.src))) continue;
    const [light, dark] = first.mode === "light" ? [first, second] : [second, first];
    setDark(light, dark.src, tools);
    const [from, to] =
      first === light ? [endOf(light.node), endOf(dark.node)] : [startOf(dark.node), startOf(light.node)];
    tools.draft.replace(from, to, "");
    gone.add(dark.node);
  }
  parent.children = parent.children.filter((node) => !gone.has(node));
}

function setDark({ node, src }: Pick<Picture, "node" | "src">, dark: string, { draft, page }: Tools): void {
  if (page.pictureTo(src, dark) !== null) draft.count("pictures for light and dark mode, paired");
  else noteLostDark(draft, startOf(node), { light: src, dark });
}

const startOf = (node: Node) => node.position?.start.offset ?? 0;
const endOf = (node: Node) => node.position?.end.offset ?? 0;

function pictureOf(node: Node, tools: Tools): Picture | null {
  if (node.type === "paragraph") {
    const [only, ...others] = (node as Paragraph).children.filter((child) => !isNothing(child));
    const inner = only && others.length === 0 ? pictureOf(only, tools) : null;
    return inner && { ...inner, node };
  }
  if (node.type === "image") {
    const { url } = node as Image;
    return { node, src: url, mode: modeOfAddress(url) };
  }
  if (!isJsxElement(node) || !["img", "Image"].includes(node.name ?? "")) return null;
  const src = addressOf(node, "src", tools);
  return src === null ? null : { node, src, mode: modeOfElement(node) ?? modeOfAddress(src) };
}

function addressOf(node: JsxElement, name: string, { draft, imported }: Tools): string | null {
  const attribute = readTag(draft.text, startOf(node))?.attributes.find((each) => each.name === name);
  if (!attribute) return null;
  return attribute.kind === "expression" ? addressIn({ imported }, attribute.value ?? "") : attribute.value;
}

/** @source GitHub: `#gh-dark-mode-only`; MkDocs: `#only-dark`. */
function modeOfAddress(url: string): Mode | null {
  const [, one, other] = /#(?:gh-(light|dark)-mode-only|only-(light|dark))$/.exec(url) ?? [];
  return (one ?? other ?? null) as Mode | null;
}

/** @source VitePress' own theme: `img-dark`; Starlight: `light:sl-hidden`. */
function modeOfElement(node: JsxElement): Mode | null {
  const names = node.attributes.flatMap((each) => ("name" in each ? [each.name] : []));
  const classes = (textAttribute(node, "className") ?? textAttribute(node, "class") ?? "").split(/\s+/);
  const is = (mode: Mode, other: Mode) =>
    names.includes(`img-${mode}`) ||
    [`${other}:sl-hidden`, `${mode}-only`, `only-${mode}`, `${mode}-mode-only`].some((name) => classes.includes(name));
  return is("dark", "light") ? "dark" : is("light", "dark") ? "light" : null;
}

/** Replaces a `<picture>` that has a source for dark mode by its `<img>`. */
function takePictureElements(parent: Parent, tools: Tools): void {
  parent.children.forEach((node, index) => {
    if (!isJsxElement(node) || node.name !== "picture") return;
    const parts = contentOf(node).filter((each): each is JsxElement => isJsxElement(each));
    const image = parts.find(({ name }) => name === "img");
    const dark = parts.find((each) => /prefers-color-scheme:\s*dark/.test(textAttribute(each, "media") ?? ""));
    const light = image && addressOf(image, "src", tools);
    const source = dark && (addressOf(dark, "srcSet", tools) ?? addressOf(dark, "srcset", tools));
    if (!image || !light || !source) return;
    setDark({ node: image, src: light }, source.trim().split(/[\s,]/)[0] ?? "", tools);
    tools.draft.replace(startOf(node), startOf(image), "");
    tools.draft.replace(endOf(image), endOf(node), "");
    parent.children[index] = image;
  });
}
