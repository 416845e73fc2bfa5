import type { Code, Heading, Image, Link, Parent, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { isOfNewest } from "../elements/mdast";
import type { Reference } from "../elements/reference";
import { prerequisites, prerequisitesId } from "../syntax/admonitions";
import { renderFormula, type MathNode } from "../render/remarkDocument";
import { namesOfCode, type CodeNode } from "../syntax/codeNames";
import type { HeadingIdNode } from "../syntax/headingIdSyntax";
import { widthOf } from "../syntax/pictureWidth";
import {
  addressAttributes,
  each,
  isJsxElement,
  placeOf,
  placeOfAddress,
  textAttribute,
  type JsxElement,
} from "../syntax/tree";
import {
  checkBox,
  checkFence,
  checkPicture,
  reportMisplacedId,
  reportMisplacedStrip,
  type Placed,
  type Report,
} from "./bodyRules";
import { createElementCheck } from "./componentRules";
import { checkNames } from "./expressionRules";
import { messageOf } from "./messageOf";
import { isRequired } from "./propertyRules";
import { createCodeReader } from "./readCode";

export interface FoundLink extends Placed {
  readonly href: string;
  /**
   * Comes from the reference data, so it leads to the newest version. Readers of an older version get that version's page instead, if it
   * has one.
   */
  readonly isOfNewest?: true;
}

/** What the tree of a document contains, with places. */
export interface FoundNodes {
  readonly ids: readonly ({ readonly id: string } & Placed)[];
  /** Ids that code gives to elements, perhaps to several, or to none. */
  readonly codeIds: readonly string[];
  readonly links: readonly FoundLink[];
  readonly pictures: readonly ({ readonly src: string; readonly width?: number } & Placed)[];
  readonly diagrams: readonly ({ readonly mermaid: string } & Placed)[];
  /** Whether anything in it runs: expressions other than comments, imports and exports, or names of components with a full stop. */
  readonly hasExpressions: boolean;
  readonly hasCode: boolean;
  readonly hasFormulas: boolean;
}

type KnownNode =
  | Code
  | ContainerDirective
  | HeadingIdNode
  | Image
  | Link
  | MathNode
  | { readonly type: "yaml" }
  | (CodeNode & { readonly type: "mdxFlowExpression" | "mdxTextExpression" | "mdxjsEsm" });

/**
 * Reads every node of a document after its elements were expanded, and reports problems of single nodes.
 *
 * @param taken ids of the page; the new ids of named anchors are added.
 */
export function readNodes(tree: Root, reference: Reference, taken: Set<string>, report: Report): FoundNodes {
  const ids = [...readStrips(tree, report)];
  const links: FoundLink[] = [];
  const pictures: ({ src: string; width?: number } & Placed)[] = [];
  const diagrams: ({ mermaid: string } & Placed)[] = [];
  let [hasCode, hasFormulas] = [false, false];
  const known = { ...reference, ownNames: namesOfCode(tree) };
  const checkElement = createElementCheck(known, taken, report);
  const code = createCodeReader(known, taken, report);

  const readJsx = (node: JsxElement, at: Placed, parent: Parent | null) => {
    ids.push(...idsOf(node, taken).map((id) => ({ id, ...at })));
    links.push(...linksOf(node).map((href) => ({ href, ...at })));
    code.readElement(node, at);
    checkElement(node, at, parent);
  };

  const read = (node: KnownNode, at: Placed, beside: Beside, address = placeOfAddress(node)) => {
    switch (node.type) {
      case "mdxjsEsm":
        hasCode = true;
        code.read(node.data?.estree, at);
        break;
      case "link":
        links.push({ href: node.url, ...(isOfNewest(node) && { isOfNewest: true }), ...address });
        break;
      case "image":
        pictures.push({ src: node.url, ...(widthOf(node) !== null && { width: widthOf(node) ?? 0 }), ...address });
        checkPicture(node, at, report);
        break;
      case "code":
        if (node.lang === "mermaid") diagrams.push({ mermaid: node.value, ...at });
        checkFence(node, at, report);
        break;
      case "math":
      case "inlineMath":
        hasFormulas = true;
        checkFormula(node, at, report, beside);
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        checkNames(node, known, beside.before, at, report);
        code.read(node.data?.estree, at);
        break;
      case "containerDirective":
        checkBox(node.name, at, report);
        break;
      case "headingId":
        reportMisplacedId(node.id, at, report);
    }
  };

  visit(tree as Node, (node: Node & { data?: { hProperties?: { id?: string } } }, index, parent: Parent | null) => {
    const at = placeOf(node);
    if (isJsxElement(node)) readJsx(node, at, parent);
    else read(node as KnownNode, at, besideOf(index, parent));
    const given = node.data?.hProperties?.id;
    if (given !== undefined) ids.push({ id: given, ...at });
    return node.type === "yaml" ? SKIP : undefined;
  });
  const { ids: codeIds, links: codeLinks, hasExpressions } = code.found;
  return { ids, codeIds, links: [...links, ...codeLinks], pictures, diagrams, hasExpressions, hasCode, hasFormulas };
}

/**
 * @returns the element's id, or else the name of a named anchor: another rule reports the name, so links to it should not be reported as
 *   well.
 */
function idsOf(node: JsxElement, taken: ReadonlySet<string>): readonly string[] {
  const id = textAttribute(node, "id");
  if (id !== undefined) return [id];
  const name = node.name === "a" ? textAttribute(node, "name") : undefined;
  return name === undefined || taken.has(name) ? [] : [name];
}

/** @returns the addresses of an element, without an empty one that another rule reports. */
function linksOf(node: JsxElement): readonly string[] {
  return addressAttributes(node).flatMap((name) => {
    const href = textAttribute(node, name);
    return href === undefined || (href === "" && isRequired(node.name ?? "", name)) ? [] : [href];
  });
}

/** Reports misplaced strips of prerequisites. @returns the ids of all strips. */
function readStrips(tree: Root, report: Report): FoundNodes["ids"] {
  const found: ({ id: string } & Placed)[] = [];
  let isBelowHeading = false;
  each<Heading | ContainerDirective>(tree, ["heading", "containerDirective"], (node, _, parent) => {
    if (node.type === "heading") isBelowHeading = true;
    else if (node.name === prerequisites) {
      const at = placeOf(node);
      found.push({ id: prerequisitesId, ...at });
      if (isBelowHeading || parent !== tree) reportMisplacedStrip(at, report);
    }
  });
  return found;
}

/** The text from one amount or variable to the next, with a space at its end: "$5 and $6", "$HOME or $PATH". */
const betweenAmounts = /^(?:\d.*|\w.*\s[a-z]{2,})\s$/is;

/** GitHub also accepts "$`x`$"; here, the backticks become part of the formula. */
const inBackticks = /^`(?<formula>[^`]+)`$/;

/** The text directly before and after a node. */
interface Beside {
  readonly before: string;
  readonly after: string;
}

function besideOf(index: number | null, parent: Parent | null): Beside {
  const [before, after] = [-1, 1].map((step) => parent?.children[(index ?? 0) + step]);
  return { before: before?.type === "text" ? before.value : "", after: after?.type === "text" ? after.value : "" };
}

/** Whether two dollar signs belong to amounts: "$5 and $6", "$5–$6", "US$5 and A$6", "5$ or 6$". */
function isBetweenAmounts(value: string, { before, after }: Beside): boolean {
  return (
    betweenAmounts.test(value) || (/^\d/.test(value) && /^\d/.test(after)) || (/\d$/.test(before) && /^\s/.test(value))
  );
}

function checkFormula({ type, value }: MathNode, at: Placed, report: Report, beside: Beside): void {
  if (type === "inlineMath" && isBetweenAmounts(value, beside)) {
    report(at, "formula-syntax", `"$${value}$" is read as a formula.`, 'write "\\$" for a dollar sign.');
    return;
  }
  const formula = type === "inlineMath" ? inBackticks.exec(value)?.groups?.["formula"] : undefined;
  if (formula !== undefined) {
    const edit = { find: `$${value}$`, replace: `$${formula}$` };
    report(at, "formula-syntax", `"$${value}$" is read as a formula with backticks.`, `write "${edit.replace}".`, edit);
    return;
  }
  try {
    renderFormula(value, type === "math");
  } catch (error) {
    report(at, "formula-syntax", messageOf(error), "look up the command in KaTeX's list of functions.");
  }
}
