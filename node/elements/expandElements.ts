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
  /** Items that the page shows, with the position of the element that shows them. */
  readonly shown: readonly ({ readonly key: ItemKey } & Placed)[];
  readonly problems: readonly ExpansionProblem[];
}

/**
 * Replaces elements with Markdown made from the reference data.
 *
 * @param taken ids of the page, which the expansion does not use again; the ids it assigns are added.
 * @param urlOf returns the full URL of a path on this site.
 */
export function expandElements(tree: Root, reference: Reference, taken: Set<string>, urlOf: Place["urlOf"]): Expansion {
  const shown: ({ key: ItemKey } & Placed)[] = [];
  const problems: ExpansionProblem[] = [];
  const own = namesOfCode(tree);
  const { elements } = reference;
  visit(tree as Node, (node: Node, index: number | null, parent: Parent | null) => {
    if (!isJsxElement(node) || !node.name || index === null || !parent) return undefined;
    // A component of this name that the page defines or imports takes precedence.
    const element = own.has(node.name) || !Object.hasOwn(elements, node.name) ? undefined : elements[node.name];
    if (!element) return undefined;
    const at = placeOf(node);
    const noteShown = (key: ItemKey) => void shown.push({ key, ...at });
    const place = createPlace({ anchorOf: reference.anchorOf, taken, shown: noteShown, urlOf });
    try {
      checkPlace(node, element);
      const children = node.children as readonly Phrase[];
      const made = element.expand(attributesOf(node, element), place, children) as readonly Content[];
      // Give the new nodes the element's position, so that problems in them are reported at its line.
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
 * Returns the words of elements inside a sentence, without changing the tree.
 *
 * @returns nothing for other nodes, and for an element that cannot be expanded, which `expandElements` reports.
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

/** Text in the live preview in place of an element while a data file cannot be read; that file's problem is reported once. */
function notice(element: JsxElement, unread: readonly string[]): Content {
  const words = text(`${unread.join(", ")} cannot be read.`);
  return element.type === "mdxJsxFlowElement" ? paragraph(words) : words;
}

/** Recursive without `visit`, because there are many nodes: a visitor would take as long as everything else here. */
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
