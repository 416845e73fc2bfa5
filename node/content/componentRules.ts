import type { Heading, InlineCode, Link, List, ListItem } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Node, Parent } from "unist";
import { isExternal } from "../../src/shared/routes";
import { readIsland } from "../elements/island";
import type { CodeNode } from "../syntax/codeNames";
import {
  addressesOf,
  contentOf,
  each,
  isJsxElement,
  isNothing,
  placeOf,
  textAttribute,
  type JsxElement,
} from "../syntax/tree";
import { checkHtml, checkHtmlName } from "./htmlElements";
import { checkProperties } from "./propertyRules";
import { checkQuotedBraces } from "./expressionRules";
import { checkInertInCode, createInertCheck } from "./inertElements";
import { checkElement, checkNameInCode, type KnownNames, type Placed, type Report } from "./bodyRules";

/** Checks of elements, above all of the engine's own components: their properties and their content. */

/** Components that may contain only one kind of component, with the name of that component. */
const partOf: Readonly<Record<string, string>> = {
  Cards: "Card",
  Columns: "Column",
  DataSplit: "Split",
  Figures: "Figure",
  Tabs: "Tab",
  Ways: "Way",
};
const holderOf: ReadonlyMap<string, string> = new Map(Object.entries(partOf).map(([holder, part]) => [part, holder]));

/**
 * @returns a check of elements, including the properties and the content of the engine's own components. Call it for the elements of one
 *   document, parents before children. `ids` are those of the page.
 */
export function createElementCheck(names: KnownNames, ids: Set<string>, report: Report) {
  const checkContent = createContentCheck(report);
  const checkInert = createInertCheck(ids, names.ownNames, report);
  return (node: JsxElement, at: Placed, parent: Parent | null): void => {
    checkElement(node, at, names, report);
    checkStyle(node, at, report);
    checkEmpty(node, at, report);
    checkRepeated(node, at, report);
    checkQuotedBraces(node, names, at, report);
    checkHtml(node, at, report);
    checkInert(node, at);
    if (node.name === "details") checkDetails(node, at, report);
    if (names.ownNames.has(node.name ?? "")) return;
    checkProperties(node, at, report);
    if (node.name === "Video") checkVideo(node, at, report);
    if (node.name === "Island") checkIsland(node, at, { parent, ...names }, report);
    checkContent(node, at);
  };
}

/**
 * @returns a check of elements within code, where neither Markdown nor reference data can stand. What such an element contains may come from
 *   anywhere, so only what is written out is judged. `ids` are those of the page.
 */
export function createCodeElementCheck(names: KnownNames, ids: Set<string>, report: Report) {
  return (node: JsxElement, at: Placed, ownNames: ReadonlySet<string>): void => {
    const isSpread = node.attributes.some(({ type }) => type === "mdxJsxExpressionAttribute");
    checkNameInCode(node, at, { ...names, ownNames }, report);
    checkStyle(node, at, report);
    checkEmpty(node, at, report);
    checkRepeated(node, at, report);
    checkQuotedBraces(node, names, at, report);
    checkHtmlName(node, at, report);
    checkInertInCode(node, at, { ids, isHydrated: names.ownNames.size > 0 }, report);
    if (node.name === "details" && expressionsIn(node).length === 0) checkDetails(node, at, report);
    if (ownNames.has(node.name ?? "")) return;
    if (!isSpread) checkProperties(node, at, report);
    if (node.name === "Video") checkVideo(node, at, report);
    checkParted(node, at, true, report);
  };
}

/** Reports a style attribute that is text: React cannot render such a page. */
function checkStyle(node: JsxElement, at: Placed, report: Report): void {
  const style = textAttribute(node, "style");
  if (style === undefined) return;
  const name = (property: string) => property.trim().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const parts = style.split(";").filter((part) => part.includes(":"));
  const pairs = parts.map((part) => {
    const [property = "", ...value] = part.split(":");
    return `${name(property)}: ${JSON.stringify(value.join(":").trim())}`;
  });
  const fix = pairs.length === 0 ? "remove it." : `write style={{ ${pairs.join(", ")} }}.`;
  report(at, "mdx-expression", `style="${style}" is text, but MDX needs an object.`, fix);
}

/** HTML elements that cannot have content. */
const emptyElements = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/** Reports what makes React fail: content in such an element, and `dangerouslySetInnerHTML` as text. */
function checkEmpty(node: JsxElement, at: Placed, report: Report): void {
  const name = node.name ?? "";
  if (emptyElements.has(name) && node.children.length > 0)
    report(at, "mdx-syntax", `<${name}> has content, which no browser shows.`, `write <${name} /> alone.`);
  if (textAttribute(node, "dangerouslySetInnerHTML") !== undefined)
    report(
      at,
      "mdx-expression",
      "dangerouslySetInnerHTML is text, where MDX takes an object.",
      "write the elements themselves.",
    );
}

/** Reports an attribute that an element has twice: MDX takes the last value without a word. */
function checkRepeated({ name, attributes }: JsxElement, at: Placed, report: Report): void {
  const names = attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? [attribute.name] : []));
  for (const repeated of new Set(names.filter((each, index) => names.indexOf(each) !== index))) {
    const what = `<${name ?? ""}> has "${repeated}" more than once, and only the last one counts.`;
    report(at, "wrong-property-value", what, "keep one of them.");
  }
}

/** Reports details without a summary: browsers write a word of their own, in the language of the reader's system. */
function checkDetails(node: JsxElement, at: Placed, report: Report): void {
  const parts = contentOf(node).flatMap((child) => [child, ...((child as Partial<Parent>).children ?? [])]);
  // A component may render the summary.
  if (parts.some((part) => isJsxElement(part) && /^(?:summary$|[A-Z])/.test(part.name ?? ""))) return;
  const what = '<details> has no <summary>, so the browser shows a word of its own, such as "Details".';
  report(at, "unnamed-details", what, "write <summary>What readers open</summary> below <details>.");
}

function checkVideo(node: JsxElement, at: Placed, report: Report): void {
  for (const address of addressesOf(node)) {
    if (!isExternal(address)) continue;
    const what = `"${address}" is on another host, which the site's security policy blocks.`;
    report(at, "wrong-property-value", what, `put the file into static/, and write its address: "/clip.mp4".`);
  }
}

/** Whether a node is blank text, braces with only a comment, or a paragraph of these. */
function isUnseen(node: Node): boolean {
  if (node.type === "paragraph") return (node as Parent).children.every(isUnseen);
  if (!isNothing(node)) return false;
  return node.type === "text" || (node as CodeNode).data?.estree?.body.length === 0;
}

const isNothingOrElement = (node: Node) => isJsxElement(node) || isNothing(node);

interface IslandPlace extends Pick<KnownNames, "islands"> {
  readonly parent: Parent | null;
}

function checkIsland(node: JsxElement, at: Placed, { islands, parent }: IslandPlace, report: Report): void {
  for (const { rule, what, fix, edit } of readIsland(node, islands).problems) report(at, rule, what, fix, edit);
  // MDX removes a paragraph that contains only elements.
  if (parent?.type === "paragraph" && !(parent.children as readonly Node[]).every(isNothingOrElement)) {
    const fix = "write it on lines of its own, between blank lines.";
    report(at, "component-content", "<Island> is in a sentence, but its program renders a block.", fix);
  }
  each<Heading>(node, ["heading"], (heading) => {
    const what = `<Island> contains the heading "${toString(heading)}", which its program hides from links.`;
    report(placeOf(heading), "component-content", what, "move it above the island.");
  });
  if (toString(node).trim() === "") {
    const fix = "write what the page shows without script, such as a table or a link.";
    report(at, "component-content", "<Island> contains nothing to show without JavaScript.", fix);
  }
}

function createContentCheck(report: Report): (node: JsxElement, at: Placed) => void {
  const inPlace = new Set<Node>();
  return (node, at) => {
    const name = node.name ?? "";
    for (const each of checkParted(node, at, false, report)) inPlace.add(each);
    const holder = holderOf.get(name);
    if (holder !== undefined && !inPlace.has(node)) {
      const fix = `write <${holder}> above it and </${holder}> below it.`;
      report(at, "component-content", `<${name}> is outside <${holder}>.`, fix);
    }
    if (name === "Steps") checkSteps(node, at, report);
    if (name === "FileTree") checkFileTree(node, at, report);
  };
}

/**
 * Checks content that is the same in text and in code.
 *
 * @param isInCode whether code makes the element. Then it may make all of its content; elsewhere, tabs are read before any code runs.
 * @returns the children that are where they belong.
 */
function checkParted(node: JsxElement, at: Placed, isInCode: boolean, report: Report): readonly Node[] {
  const name = node.name ?? "";
  const part = partOf[name];
  if (name === "Tabs") checkTabs(node, report);
  if (name === "Tab" && node.children.every(isUnseen)) {
    const fix = "write what the tab shows, or remove the tab.";
    report(at, "component-content", "<Tab> contains nothing.", fix);
  }
  if (name === "Badge" && toString(node).trim() === "")
    report(at, "component-content", "<Badge> contains no words.", "write <Badge>beta</Badge>.");
  if (part === undefined) return [];
  const makesParts = ({ data }: CodeNode) => (isInCode || name !== "Tabs") && mayBeElements(data);
  return checkParts(node, { part, makesParts }, at, report);
}

interface Parts {
  readonly part: string;
  readonly makesParts: (code: CodeNode) => boolean;
}

/** @returns the children that are such parts. */
function checkParts(node: JsxElement, { part, makesParts }: Parts, at: Placed, report: Report): readonly Node[] {
  const name = node.name ?? "";
  const isPart = (each: Node) => isJsxElement(each) && each.name === part;
  const content = contentOf(node);
  const expressions = expressionsIn(node);
  const stray = content.find((each) => !isPart(each)) ?? expressions.find((each) => !makesParts(each));
  if (stray)
    report(
      placeOf(stray),
      "component-content",
      `<${name}> contains something other than <${part}>.`,
      `put it into a <${part}>, or move it out of <${name}>.`,
    );
  if (content.length === 0 && !expressions.some(makesParts))
    report(at, "component-content", `<${name}> contains no <${part}>.`, `write a <${part}> in it, or remove it.`);
  return content.filter(isPart);
}

/** @returns the expressions between the parts of a component, without comments. */
function expressionsIn(holder: JsxElement): readonly CodeNode[] {
  const parts = (holder.children as readonly Node[]).flatMap((child) =>
    child.type === "paragraph" ? (child as Parent).children : [child],
  );
  return parts.filter((part): part is CodeNode => isNothing(part) && !isUnseen(part));
}

/** Whether code has elements, or names of which some may have them. */
function mayBeElements(code: unknown): boolean {
  if (typeof code !== "object" || code === null) return false;
  const { type } = code as { readonly type?: unknown };
  return (typeof type === "string" && /^(?:JSX|Identifier$)/.test(type)) || Object.values(code).some(mayBeElements);
}

/** Reports two tabs with the same value: selecting one of them would show both. */
function checkTabs(node: JsxElement, report: Report): void {
  const seen = new Set<string>();
  for (const tab of contentOf(node)) {
    const value = isJsxElement(tab) ? textAttribute(tab, "value") : undefined;
    if (value === undefined) continue;
    if (seen.has(value))
      report(
        placeOf(tab),
        "component-content",
        `Two of these tabs have the value "${value}".`,
        "give one another value.",
      );
    seen.add(value);
  }
}

function checkSteps(node: JsxElement, at: Placed, report: Report): void {
  const content = contentOf(node);
  const [first] = content;
  if (content.length === 1 && first?.type === "list" && (first as List).ordered === true) return;
  if (first?.type !== "heading") {
    report(
      at,
      "component-content",
      "<Steps> contains neither a single numbered list nor steps with headings.",
      'write a list of "1. …", "2. …" and nothing else, or begin each step with a heading.',
    );
    return;
  }
  const { depth } = first as Heading;
  const other = content.find((each) => each.type === "heading" && (each as Heading).depth !== depth);
  if (!other) return;
  report(
    placeOf(other),
    "component-content",
    `The heading "${toString(other)}" has another level than the first step.`,
    `write "${"#".repeat(depth)} ${toString(other)}", or words in bold within a step.`,
  );
}

function checkFileTree(node: JsxElement, at: Placed, report: Report): void {
  const content = contentOf(node);
  const [list] = content;
  const example = '"- `main.py` starts the job"';
  if (content.length !== 1 || list?.type !== "list") {
    const fix = `write one list in it, with items such as ${example}.`;
    report(at, "component-content", "<FileTree> contains something other than one list.", fix);
    return;
  }
  for (const item of itemsOf(list as List)) {
    if (beginsWithName(item)) continue;
    const what = `The item "${toString(item.children[0])}" of <FileTree> does not begin with a name in backticks.`;
    report(placeOf(item), "component-content", what, `write it like ${example}.`);
  }
}

/** @returns the items of a list and of the lists within it. */
function itemsOf(list: List): readonly ListItem[] {
  return list.children.flatMap((item) => [
    item,
    ...item.children.flatMap((child) => (child.type === "list" ? itemsOf(child) : [])),
  ]);
}

function beginsWithName({ children: [paragraph] }: ListItem): boolean {
  const first = (paragraph as Partial<Parent> | undefined)?.children?.[0];
  const named = first?.type === "link" ? (first as Link).children[0] : first;
  return (named as InlineCode | undefined)?.type === "inlineCode";
}
