import type { Content, Parent, Root } from "mdast";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { namesOfCode } from "../syntax/codeNames";
import { isJsxElement, placeOf, type JsxElement } from "../syntax/tree";
import { suggest } from "../common/nearest";
import type { Edit, Placed } from "../common/problem";
import type { RuleName } from "../common/rules";
import { createPlace, ElementError, type Attributes, type Element, type Place } from "./element";
import type { ItemKey } from "../syntax/items";
import { paragraph, text, type Phrase } from "./mdast";
import type { Reference } from "./reference";

export interface ExpansionProblem extends Placed {
  readonly rule: RuleName;
  readonly what: string;
  readonly fix: string;
  readonly edit?: Edit;
}

export interface Expansion {
  /** What the page shows, with the place of the element that shows it. */
  readonly shown: readonly ({ readonly key: ItemKey } & Placed)[];
  readonly problems: readonly ExpansionProblem[];
}

/**
 * Puts Markdown made of the reference data where elements ask for it.
 *
 * @param taken ids of the page, which the expansion does not give again; the ids it gives are added.
 * @param urlOf whole address of an address of this site.
 */
export function expandElements(tree: Root, reference: Reference, taken: Set<string>, urlOf: Place["urlOf"]): Expansion {
  const shown: ({ key: ItemKey } & Placed)[] = [];
  const problems: ExpansionProblem[] = [];
  const own = namesOfCode(tree);
  const { elements } = reference;
  visit(tree as Node, (node: Node, index: number | null, parent: Parent | null) => {
    if (!isJsxElement(node) || !node.name || index === null || !parent) return undefined;
    // A page that brings a component of this name means its own.
    const element = own.has(node.name) || !Object.hasOwn(elements, node.name) ? undefined : elements[node.name];
    if (!element) return undefined;
    const at = placeOf(node);
    const noteShown = (key: ItemKey) => void shown.push({ key, ...at });
    const place = createPlace({ anchorOf: reference.anchorOf, taken, shown: noteShown, urlOf });
    try {
      checkPlace(node, element);
      const children = node.children as readonly Phrase[];
      const made = element.expand(attributesOf(node, element), place, children) as readonly Content[];
      // Whoever reports something about the new nodes names the line of the element.
      for (const content of made) setPosition(content, node.position);
      parent.children.splice(index, 1, ...(made as typeof parent.children));
      return [SKIP, index + made.length];
    } catch (error) {
      if (!(error instanceof ElementError)) throw error;
      if (error.rule === "unknown-reference" && reference.unread.length > 0) {
        parent.children.splice(index, 1, notice(node, reference.unread) as (typeof parent.children)[number]);
        return [SKIP, index + 1];
      }
      problems.push({ ...at, rule: error.rule, what: error.message, fix: error.fix });
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
  return { shown, problems };
}

/**
 * What a sentence says where an element stands in it, without a change of the tree.
 *
 * @returns nothing for what is no such element, or cannot be expanded: `expandElements` reports it.
 */
export function inlineWords(tree: Root, reference: Reference): (element: JsxElement) => readonly Node[] {
  const own = namesOfCode(tree);
  const place: Place = { show: () => ({}), anchor: () => ({}), urlOf: (path) => path };
  return (node) => {
    const name = node.name ?? "";
    const element = own.has(name) || !Object.hasOwn(reference.elements, name) ? undefined : reference.elements[name];
    if (element?.isInline !== true) return [];
    try {
      return element.expand(attributesOf(node, element), place, []);
    } catch (error) {
      if (error instanceof ElementError) return [];
      throw error;
    }
  };
}

/** What stands in the live preview while a file cannot be read; the file's own problem is reported once. */
function notice(element: JsxElement, unread: readonly string[]): Content {
  const words = text(`${unread.join(", ")} cannot be read.`);
  return element.type === "mdxJsxFlowElement" ? paragraph(words) : words;
}

/** By hand, because there are many nodes: a visitor takes as long as everything else here. */
function setPosition(node: Node & { children?: readonly Node[] }, position: Node["position"]): void {
  if (!node.position && position) node.position = position;
  for (const child of node.children ?? []) setPosition(child, position);
}

function checkPlace(element: JsxElement, { isInline = false }: Element): void {
  const name = element.name ?? "";
  if (isInline || (element.type === "mdxJsxFlowElement" && element.children.length === 0)) return;
  throw new ElementError(
    "reference-attribute",
    element.children.length > 0
      ? `<${name}> contains text, but it is rendered only from the reference data.`
      : `<${name}> is in a sentence, but it renders paragraphs and tables.`,
    `write it on a line of its own, between blank lines: <${name} … />.`,
  );
}

function attributesOf(element: JsxElement, { attributes: known }: Element): Attributes {
  const name = element.name ?? "";
  const found: Record<string, string> = {};
  for (const attribute of element.attributes) {
    const label = attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}";
    if (!Object.hasOwn(known, label)) {
      const names = Object.keys(known);
      throw new ElementError(
        "reference-attribute",
        `"${label}" is not an attribute of <${name}>.`,
        suggest(label, names, names.length === 0 ? "remove it." : `use ${names.join(", ")}.`),
      );
    }
    if (typeof attribute.value !== "string" || attribute.value === "") {
      throw new ElementError(
        "reference-attribute",
        `"${label}" of <${name}> is not plain text.`,
        `write it in quotes: ${label}="…".`,
      );
    }
    found[label] = attribute.value;
  }
  for (const [label, need] of Object.entries(known)) {
    if (need === "required" && found[label] === undefined) {
      throw new ElementError("reference-attribute", `<${name}> lacks "${label}".`, `write <${name} ${label}="…" />.`);
    }
  }
  return found;
}
