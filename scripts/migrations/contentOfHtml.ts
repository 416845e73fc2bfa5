import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { wordsOf, type Content } from "./content";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Elements that do not separate words: in a code block, they color parts of a word. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "del",
  "em",
  "i",
  "ins",
  "kbd",
  "mark",
  "s",
  "span",
  "strong",
  "wbr",
]);
/** Parts of a page that are not its content. */
const hidden = ["button", "nav", "script", "style", "svg", "template"];
const hiddenClasses = ["tabs-print-label", "sr-only"];

/** @returns the title and the content of a rendered page. @throws if it has none. */
export function contentOfHtml(html: string): Content {
  const article = find(parse(html), ({ tagName }) => tagName === "article");
  const title = article && find(article, ({ tagName }) => tagName === "h1");
  const body = article && find(article, (element) => classesOf(element).includes("content"));
  if (!title || !body) throw new Error("The page has no title or no content.");
  const elements = elementsIn(body);
  const count = (test: (element: Element) => boolean) => elements.filter(test).length;
  return {
    words: wordsOf(`${textOf(title)} ${textOf(body)}`),
    pictures: count(({ tagName }) => tagName === "img"),
    boxes: count((element) => classesOf(element).includes("admonition")),
    tabs: count((element) => classesOf(element).includes("tabs-label")),
  };
}

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!("tagName" in node)) return "";
  if (hidden.includes(node.tagName) || classesOf(node).some((name) => hiddenClasses.includes(name))) return " ";
  // Screen readers read out the text of a picture.
  if (node.tagName === "img") return ` ${attributeOf(node, "alt")} ${attributeOf(node, "title")} `;
  const text = node.childNodes.map(textOf).join("");
  return classesOf(node).includes("line") ? `${text}\n` : inline.has(node.tagName) ? text : ` ${text} `;
}

function elementsIn(node: Node): readonly Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsIn(child)] : []));
}

function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  return elementsIn(node).find(test);
}

function classesOf(element: Element): readonly string[] {
  return attributeOf(element, "class").split(/\s+/);
}

function attributeOf({ attrs }: Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? "";
}
