import type { Program } from "estree";
import { namesWithin, programOfAttribute } from "../syntax/codeNames";
import { elementsInCode } from "../syntax/elementsInCode";
import { addressAttributes, placeOf, textAttribute, type JsxElement } from "../syntax/tree";
import type { KnownNames, Placed, Report } from "./bodyRules";
import { createCodeElementCheck } from "./componentRules";
import { checkCode, checkMembers } from "./expressionRules";
import type { FoundLink } from "./readNodes";

interface CodeReader {
  /** Checks code of a page, and the elements in it. */
  readonly read: (program: Program | null | undefined, at: Placed) => void;
  /** Checks the code in the attributes of an element. */
  readonly readElement: (node: JsxElement, at: Placed) => void;
  /** What was found so far. */
  readonly found: Readonly<FoundInCode>;
}

interface FoundInCode {
  readonly links: FoundLink[];
  /** Ids of elements. Code may use one several times, or never. */
  readonly ids: string[];
  /** Whether anything runs, and so may fail. */
  hasExpressions: boolean;
}

/** @param taken ids of the page; the new ids of named anchors are added. */
export function createCodeReader(names: KnownNames, taken: Set<string>, report: Report): CodeReader {
  const checkElement = createCodeElementCheck(names, taken, report);
  const found: FoundInCode = { links: [], ids: [], hasExpressions: false };
  const read = (program: Program | null | undefined, at: Placed) => {
    // A comment in braces cannot fail.
    if (!program || program.body.length === 0) return;
    found.hasExpressions = true;
    checkCode(program, names.ownNames, at, report);
    const ownNames = new Set([...names.ownNames, ...namesWithin(program)]);
    checkMembers(program, ownNames, at, report);
    for (const element of elementsInCode(program, at)) {
      checkElement(element, placeOf(element), ownNames);
      found.links.push(...linksOf(element, report));
      found.ids.push(...idsOf(element));
    }
  };
  const readElement = (node: JsxElement, at: Placed) => {
    // A part of what the page imports may not exist.
    if (node.name?.includes(".")) found.hasExpressions = true;
    for (const attribute of node.attributes) read(programOfAttribute(attribute), at);
    found.links.push(...linksInBraces(node, at, report));
  };
  return { read, readElement, found };
}

/**
 * Reports a relative address within code: only in text, the name of a file becomes the address of its page.
 *
 * @returns the whole addresses. Code can make anchors that no check knows, so links to them are left out.
 */
function linksOf(node: JsxElement, report: Report): readonly FoundLink[] {
  return addressAttributes(node).flatMap((name) => {
    const href = textAttribute(node, name) ?? textInBraces(node, name);
    const place = placeOf(node.attributes.find((each) => "name" in each && each.name === name) ?? node);
    if (href === undefined) return [];
    if (isWhole.test(href)) return [{ href, ...place }];
    if (/^\.{1,2}\/|\.mdx?(?:#|$)/.test(href)) {
      const what = `"${href}" in code stays as it is, so the link leads nowhere: only links in text can name a file.`;
      report(place, "unusable-link", what, 'write the address of the page, from "/".');
    }
    return [];
  });
}

/** Reports a relative address that an element in text has in braces, as in `href={"./a.mdx"}`. @returns the whole addresses. */
function linksInBraces(node: JsxElement, at: Placed, report: Report): readonly FoundLink[] {
  return addressAttributes(node).flatMap((name) => {
    const href = textInBraces(node, name);
    if (href === undefined) return [];
    if (isWhole.test(href)) return [{ href, ...at }];
    const what = `"${href}" in braces stays as it is, so the link leads nowhere: only quotes can name a file.`;
    report(at, "unusable-link", what, `write ${name}="${href}".`);
    return [];
  });
}

/** An address that begins with a slash or a scheme. */
const isWhole = /^(?:\/|[a-z]+:)/i;

/** @returns the value of an attribute whose braces contain only a text. */
function textInBraces(node: JsxElement, name: string): string | undefined {
  const attribute = node.attributes.find((each) => "name" in each && each.name === name);
  const code = typeof attribute?.value === "object" ? (attribute.value?.value ?? "") : "";
  return /^\s*(?<quote>["'`])(?<text>[^\\$"'`]*)\k<quote>\s*$/.exec(code)?.groups?.["text"];
}

function idsOf(node: JsxElement): readonly string[] {
  const id = textAttribute(node, "id");
  return id === undefined ? [] : [id];
}
