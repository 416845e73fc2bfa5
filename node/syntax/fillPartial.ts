import type { Root } from "mdast";
import type { Node } from "unist";
import { suggest } from "../common/nearest";
import type { CodeNode } from "./codeNames";
import { moveHref } from "./resolveHref";
import { addressAttributes, each, placeOf, replace, setTextAttribute, textAttribute, type JsxElement } from "./tree";

interface Included {
  /** Below `content/snippets`. */
  readonly name: string;
  /** The same file, from the repository root. */
  readonly file: string;
  /** Attributes of the element. */
  readonly properties: Readonly<Record<string, string>>;
  /** The document that includes it, from the repository root. */
  readonly page: string;
}

interface Wrong {
  /** Line in the file; null if the element is wrong. */
  readonly line: number | null;
  readonly what: string;
  readonly fix: string;
}

/** Adapts the tree of an included file to the page: fills in the element's attributes, and makes relative addresses start from the page. */
export function fillPartial(tree: Root, included: Included): readonly Wrong[] {
  const head = takeHead(tree);
  const asked = new Set<string>();
  const addresses = takeAddresses(tree, asked);
  moveAddresses(tree, included);
  return [...head, ...addresses, ...fillIn(tree, included, asked)];
}

/** Removes what only a page can have, and reports it. */
function takeHead(tree: Root): readonly Wrong[] {
  const head: Wrong[] = [];
  each<Node>(tree, ["yaml", "mdxjsEsm"], (node, index, parent) => {
    const what = `A file that pages include cannot have ${node.type === "yaml" ? "front matter" : "imports or exports"}.`;
    head.push({ line: placeOf(node).line, what, fix: "move it into the pages that need it." });
    replace(parent, index, { type: "text", value: "" });
  });
  return head;
}

/** Removes the properties in addresses of Markdown, where they have no value, and reports them. */
function takeAddresses(tree: Root, asked: Set<string>): readonly Wrong[] {
  const found: Wrong[] = [];
  each<Node & { url: string }>(tree, ["link", "image"], (node, index, parent) => {
    const [mark, key] = /\{\s*props\.([A-Za-z_$][\w$]*)\s*\}/.exec(node.url) ?? [];
    if (mark === undefined || key === undefined) return;
    asked.add(key);
    const what = `"${mark}" has no value in an address of Markdown.`;
    const whole = mark === node.url ? "" : `, and the whole address into the element`;
    const instead = `write <a href={props.${key}}>…</a>${whole}.`;
    const fix = node.type === "link" ? instead : "write the name of the picture itself.";
    found.push({ line: placeOf(node).line, what, fix });
    if (node.type === "link") node.url = "#";
    else replace(parent, index, { type: "text", value: "" });
  });
  return found;
}

function moveAddresses(tree: Root, { file, page }: Included): void {
  const moved = (href: string) => moveHref(href, file, page);
  each<{ url: string }>(tree, ["link", "image"], (node) => void (node.url = moved(node.url)));
  each<JsxElement>(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    for (const name of addressAttributes(node)) {
      const href = textAttribute(node, name);
      if (href !== undefined) setTextAttribute(node, name, moved(href));
    }
  });
}

const property = /^props\.([A-Za-z_$][\w$]*)$/;

/** A property in an expression that does more than show a value. Such an expression cannot be filled in. */
const part = /\bprops\.([A-Za-z_$][\w$]*)/;

/** @param asked properties that the file names elsewhere; all others that it shows are added. */
function fillIn(tree: Root, { name, properties }: Included, asked: Set<string>): readonly Wrong[] {
  const computed: Wrong[] = [];
  const valueOf = (expression: string, place: Node): string | undefined => {
    const shown = property.exec(expression.trim())?.[1];
    const key = shown ?? part.exec(expression)?.[1];
    if (key === undefined) return undefined;
    if (shown === undefined) {
      const what = `An included file can only show a value, but {${expression.trim()}} computes something from it.`;
      const fix = `write {props.${key}}, and the whole value into the element.`;
      computed.push({ line: placeOf(place).line, what, fix });
    }
    asked.add(key);
    return Object.hasOwn(properties, key) ? properties[key] : "";
  };
  each<CodeNode>(tree, ["mdxTextExpression", "mdxFlowExpression"], (node, index, parent) => {
    const isComment = node.data?.estree?.body.length === 0;
    const value = isComment ? undefined : valueOf(node.value, node);
    if (value === undefined) return;
    const { position } = node;
    const text = { type: "text", value, position };
    const isText = node.type === "mdxTextExpression";
    replace(parent, index, isText ? text : { type: "paragraph", children: [text], position });
  });
  each<JsxElement>(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (element) => {
    for (const attribute of element.attributes) {
      if (typeof attribute.value !== "object" || attribute.value === null) continue;
      attribute.value = valueOf(attribute.value.value, element) ?? attribute.value;
    }
  });
  const given = Object.keys(properties);
  return [
    ...computed,
    ...[...asked]
      .filter((key) => !given.includes(key))
      .map((key) => ({
        line: null,
        what: `"${name}" needs "${key}", which the element does not set.`,
        fix: `write ${key}="…" into the element.`,
      })),
    ...given
      .filter((key) => !asked.has(key))
      .map((key) => ({
        line: null,
        what: `"${name}" does not show "${key}".`,
        fix: suggest(key, [...asked], `remove it, or write {props.${key}} into the file.`),
      })),
  ];
}
