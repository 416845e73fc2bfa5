import type { Parent, Root } from "mdast";
import type { Node } from "unist";
import { contentOf, each, isJsxElement, isNothing, placeOf, type JsxElement } from "../../syntax/tree";
import { convertAttributes } from "./convertAttributes";
import { boxNamed, uniqueValue } from "./convertBoxes";
import { listOfData } from "./convertData";
import { convertFileTree } from "./convertFileTree";
import type { Draft } from "./draft";
import { isExternalAddress, type ImportedPage } from "./importedPage";
import { literalOf, type Literal } from "./literalOf";
import { convertInclude } from "./convertInclude";
import { npmCommandOf, whyNotForAll } from "./convertPackageManagers";
import { packageManagersOption } from "../../codeBlocks/checkPackageManagers";
import { readTag, type Tag } from "./readTag";

/** An element where it stands. */
export interface Place {
  readonly node: JsxElement;
  readonly parent: Parent | null;
  readonly open: Tag;
  /** Where its closing tag stands; null where it has none. */
  readonly close: { readonly start: number; readonly end: number } | null;
  readonly draft: Draft;
  readonly page: ImportedPage;
  /** Files behind names that the page imports: pictures, texts. */
  readonly imported: ReadonlyMap<string, string>;
}

type Convert = (place: Place) => void;

/** Elements of the other sites as those of this one; what has no match gives way to what it holds. */
export function convertElements(
  draft: Draft,
  tree: Root,
  page: ImportedPage,
  imported: ReadonlyMap<string, string>,
): void {
  const holderOf = new Map<Node, Parent>();
  each<Node>(tree, elementTypes.concat("paragraph"), (node, _, parent) => {
    if (parent) holderOf.set(node, parent);
  });
  each<JsxElement>(tree, elementTypes, (node, _, above) => {
    const open = readTag(draft.text, node.position?.start.offset ?? 0);
    if (open === null) return;
    const end = node.position?.end.offset ?? open.end;
    const close = open.isSelfClosing ? null : { start: draft.text.lastIndexOf("</", end - 1), end };
    // MDX takes away the paragraph around elements that stand on one line.
    const isAlone =
      above?.type === "paragraph" && above.children.every((child) => isJsxElement(child) || isNothing(child));
    const parent = isAlone ? (holderOf.get(above) ?? null) : above;
    const place = { node, parent, open, close, draft, page, imported };
    const included = page.includeOf(imported.get(open.name) ?? "");
    if (/^[a-z]+$/.test(open.name) && open.name !== "img") convertAttributes(draft, node, open);
    if (included !== null && (node.type === "mdxJsxFlowElement" || isAlone)) convertInclude(place, included);
    else if (Object.hasOwn(converters, open.name)) converters[open.name]?.(place);
    else if (/^[A-Z]/.test(open.name) || open.name.includes("-") || open.name === "slot") takeOut(place);
  });
}

const elementTypes = ["mdxJsxFlowElement", "mdxJsxTextElement"];

const converters: Readonly<Record<string, Convert>> = {
  Admonition: convertAside,
  Aside: convertAside,
  Badge: convertBadge,
  Card: convertCard,
  CardGrid: convertCardGrid,
  CodeBlock: convertCodeElement,
  Code: convertCodeElement,
  Details: convertDetails,
  FileTree: convertFileTree,
  Image: convertImage,
  iframe: convertFrame,
  img: convertImage,
  Link: convertLink,
  LinkButton: convertLink,
  LinkCard: convertLinkCard,
  PackageManagers: convertPackageManagers,
  Steps: convertSteps,
  TabItem: convertTabItem,
  Tabs: convertTabs,
  Tab: convertTab,
  a: convertAnchor,
};

/** @returns the value of an attribute, where it is a text, a number or `true`. */
function attributeOf({ open }: Pick<Place, "open">, name: string): string | undefined {
  const value = dataOf({ open }, name);
  return typeof value === "string" || typeof value === "number" || value === true ? String(value) : undefined;
}

function dataOf({ open }: Pick<Place, "open">, name: string): Literal | undefined {
  const found = open.attributes.find((attribute) => attribute.name === name);
  if (!found) return undefined;
  if (found.kind === "flag") return true;
  return found.kind === "expression" ? literalOf(found.value ?? "") : (found.value ?? undefined);
}

/** As it stands between quotes. */
const quoted = (text: string) => text.replaceAll('"', "&quot;");

function setTags({ draft, open, close }: Place, written: string, closing: string, change?: string): void {
  const first = close === null ? written + closing : written;
  draft.replace(open.start, open.end, first, change);
  if (close) draft.replace(close.start, close.end, closing);
}

/** Takes the tags out and leaves what stands between them. */
function unwrap(place: Place, what: string, instead = ""): void {
  place.draft.note(place.open.start, what, place.close === null ? "lost" : "hand");
  setTags(place, instead, "", "elements that this engine does not have, taken out");
}

/** What stays of an element that gives way to what it holds: its title, and entries among its properties as a list. */
function restOf(place: Place): string {
  const { draft, open, close, node } = place;
  const isAlone = node.type === "mdxJsxFlowElement" && /^[ \t]*(?:\n|$)/.test(draft.text.slice(open.end));
  if (!isAlone) return "";
  const lead = " ".repeat(placeOf(node).column - 1);
  const title = attributeOf(place, "title");
  const list = open.attributes
    .filter(({ kind }) => kind === "expression")
    .flatMap(({ value }) => listOfData(literalOf(value ?? ""), (href) => linked(place, href)));
  const words =
    title === undefined || (close === null && list.length === 0)
      ? []
      : [`**${title.replace(/[<{*_`[\]]/g, "\\$&")}**`, ...(list.length > 0 ? [""] : [])];
  return [...words, ...list].map((line, index) => (index === 0 || line === "" ? line : lead + line)).join("\n");
}

function takeOut(place: Place): void {
  const { name } = place.open;
  const known = ["Fragment", "BrowserOnly", "ClientOnly", "React.Fragment"].includes(name);
  const rest = restOf(place);
  const words = place.open.attributes.filter(
    ({ name: key, kind, value }) => kind === "quoted" && /\s/.test(value ?? "") && !(key === "title" && rest !== ""),
  );
  const said = words.map(({ name: key, value }) => `${key}="${value ?? ""}"`).join(" ");
  if (known) setTags(place, "", "");
  else
    unwrap(
      place,
      `<${name}> is no element here: ${place.close ? "its tags were removed" : "it was removed"}${said === "" ? "" : `, with ${said}`}.`,
      rest,
    );
}

function convertAside({ node, parent, open, close, draft, ...place }: Place): void {
  const type = attributeOf({ open }, "type") ?? "note";
  const title = attributeOf({ open }, "title");
  const written = `:::${boxNamed(type) ?? "note"}${title === undefined ? "" : `[${title}]`}`;
  if (close === null) {
    unwrap({ node, parent, open, close, draft, ...place }, `<${open.name}> contains nothing: it was removed.`);
    return;
  }
  const { text } = draft;
  // The colons of a box stand at the start of a line; within a list, as far in as the item.
  const isFree = parent?.type !== "listItem" && parent?.type !== "blockquote";
  const lead = (at: number) => /[ \t]*$/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1, at))?.[0] ?? "";
  const isAtStart = (at: number) => text.slice(text.lastIndexOf("\n", at - 1) + 1, at).trim() === "";
  const inset = isFree ? "" : lead(open.start);
  const before = isAtStart(open.start) ? "" : `\n\n${inset}`;
  const from = isFree && isAtStart(open.start) ? open.start - lead(open.start).length : open.start;
  const behind = /^[ \t]*(?:\n|$)/.test(text.slice(open.end)) ? "" : `\n${inset}`;
  draft.replace(from, open.end, `${before}${written}${behind}`, "boxes");
  const isLast = isAtStart(close.start);
  const to = isFree && isLast ? close.start - lead(close.start).length : close.start;
  const after = /^[ \t]*(?:\n|$)/.test(text.slice(close.end)) ? "" : "\n\n";
  draft.replace(to, close.end, `${isLast ? "" : `\n${inset}`}:::${after}`);
}

const tones: Readonly<Record<string, string>> = {
  caution: "warning",
  success: "tip",
  warning: "warning",
  info: "info",
  tip: "tip",
  danger: "danger",
};

function convertBadge(place: Place): void {
  const { draft, open, close } = place;
  const tone = tones[attributeOf(place, "variant") ?? attributeOf(place, "type") ?? ""];
  const tag = tone === undefined ? "<Badge>" : `<Badge tone="${tone}">`;
  const text = attributeOf(place, "text");
  if (close === null || draft.text.slice(open.end, close.start).trim() === "") {
    if (text === undefined) unwrap(place, "<Badge> contains no words: it was removed.");
    else draft.replace(open.start, close?.end ?? open.end, `${tag}${text.replace(/[<{]/g, "\\$&")}</Badge>`, "badges");
  } else setTags(place, tag, "</Badge>", "badges");
}

function convertCardGrid(place: Place): void {
  const isLinks = contentOf(place.node).every((node) => isJsxElement(node) && node.name === "LinkCard");
  setTags(place, isLinks ? "<Cards>" : "<Columns>", isLinks ? "</Cards>" : "</Columns>", "card grids");
}

const isInGrid = ({ parent, node }: Place) => {
  const holder = parent as unknown as JsxElement | null;
  return holder !== null && isJsxElement(holder) && holder.name === "CardGrid" && contentOf(holder).includes(node);
};

/** A card that leads nowhere is a column with a title, or a title alone. */
function convertCard(place: Place): void {
  const { open } = place;
  if (attributeOf(place, "href") !== undefined) return;
  const title = attributeOf(place, "title");
  const head = title === undefined ? "" : `**${title.replace(/[<{*]/g, "\\$&")}**`;
  const behind = /^[ \t]*(?:\n|$)/.test(place.draft.text.slice(open.end)) ? "" : "\n\n";
  if (isInGrid(place)) setTags(place, `<Column>\n\n${head}${behind}`, `${behind}</Column>`, "cards");
  else setTags(place, head + behind, "", "cards");
  if (title === undefined) place.draft.note(open.start, "<Card> has no title.");
}

function convertLinkCard(place: Place): void {
  const [title = "", href = "", description] = ["title", "href", "description"].map((name) => attributeOf(place, name));
  const target = linked(place, href);
  const below = description === undefined ? "" : `\n\n${description.replace(/[<{]/g, "\\$&")}\n\n`;
  const isAmongCards =
    isInGrid(place) &&
    contentOf(place.parent as unknown as JsxElement).every((node) => (node as JsxElement).name === "LinkCard");
  const card = `<Card title="${quoted(title)}" href="${target}"${below === "" ? " />" : `>${below}</Card>`}`;
  if (isAmongCards) setTags(place, card, "", "cards");
  else if (isInGrid(place)) setTags(place, `<Column>\n\n[${title}](${target})${below || "\n\n"}</Column>`, "", "cards");
  else setTags(place, `<Cards>\n${card}\n</Cards>`, "", "cards");
}

function linked({ page, draft, open }: Place, href: string): string {
  const target = isExternalAddress(href) || href.startsWith("#") ? href : page.linkTo(href);
  if (target === null) draft.note(open.start, `"${href}" leads to nothing that was imported.`);
  return target ?? href;
}

function convertDetails(place: Place): void {
  const summary = attributeOf(place, "summary");
  setTags(place, `<details>${summary === undefined ? "" : `\n<summary>${summary}</summary>`}`, "</details>", "details");
}

/** `<Link to>`, `<LinkButton href>`: Markdown's own links. */
function convertLink(place: Place): void {
  const href = attributeOf(place, "to") ?? attributeOf(place, "href");
  if (href === undefined || place.close === null)
    unwrap(place, `<${place.open.name}> leads to an address that only a program knows: its tags were removed.`);
  else setTags(place, "[", `](${linked(place, href)})`, "links");
}

function convertAnchor(place: Place): void {
  const attribute = place.open.attributes.find(({ name }) => name === "href");
  if (attribute?.kind === "expression") {
    const found = addressIn(place, attribute.value ?? "");
    if (found === null) unwrap(place, "A link leads to an address that only a program knows: its tags were removed.");
    else place.draft.replace(attribute.start, attribute.end, `href="${linked(place, found)}"`, "links");
  } else if (attribute?.value && !isExternalAddress(attribute.value) && !attribute.value.startsWith("#")) {
    place.draft.replace(attribute.start, attribute.end, `href="${linked(place, attribute.value)}"`, "links");
  }
}

/** @returns the file that an expression means: `require("./a.png").default`, `useBaseUrl("/a.png")`, an imported name. */
function addressIn({ imported }: Place, expression: string): string | null {
  const called = /^(?:require|useBaseUrl|withBase)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/.exec(
    expression.trim(),
  )?.[1];
  const literal = literalOf(expression);
  const name = /^[\w$]+(?:\.src|\.default)?$/.exec(expression.trim())?.[0].split(".")[0];
  return called ?? (typeof literal === "string" ? literal : null) ?? imported.get(name ?? "") ?? null;
}

/** The security policy of pages lets no frames of other hosts in. */
function convertFrame(place: Place): void {
  const { draft, open, close } = place;
  const src = attributeOf(place, "src");
  const words = (attributeOf(place, "title") ?? src ?? "").replace(/[[\]{<_*]/g, "\\$&");
  draft.note(open.start, "A frame shows another site, which the security policy of pages forbids: a link replaces it.");
  draft.replace(open.start, close?.end ?? open.end, src === undefined ? "" : `[${words}](${src})`, "frames, now links");
}

/** Pictures in tags, as Markdown writes them: the build knows their sizes. */
function convertImage(place: Place): void {
  const { draft, open, close, page } = place;
  const source = open.attributes.find(({ name }) => name === "src" || name === "img");
  const src = source?.kind === "expression" ? addressIn(place, source.value ?? "") : (source?.value ?? null);
  const alt = (attributeOf(place, "alt") ?? "").replace(/\s+/g, " ").replace(/[[\]{<]/g, "\\$&");
  const written = src === null ? null : pictureText(src, alt, page, (what) => draft.note(open.start, what));
  if (src === null) draft.note(open.start, `The picture of <${open.name}> is named by a program: put it here by hand.`);
  const width = /^([1-9]\d{0,4})(?:px)?$/.exec(attributeOf(place, "width") ?? "")?.[1];
  const sized = width !== undefined && written?.startsWith("![") ? `${written}{width=${width}}` : written;
  draft.replace(open.start, close?.end ?? open.end, sized ?? alt, "pictures in tags");
}

/** @returns Markdown of a picture, or of what stands for one that is not there. */
export function pictureText(
  src: string,
  alt: string,
  page: ImportedPage,
  note: (what: string) => void,
  title = "",
): string {
  if (isExternalAddress(src) && !src.startsWith("pathname:")) {
    note(`The picture "${src.slice(0, 200)}" is on another host: download it, or keep the link that replaces it.`);
    return src.startsWith("data:") ? alt : `[${alt || src}](${src})`;
  }
  const target = page.pictureTo(src);
  if (target === null) {
    note(`The picture "${src}" was not found${alt === "" ? "" : "; its text replaces it"}.`);
    return alt;
  }
  if (alt.trim() === "")
    note(`The picture "${src}" has no text for those who do not see it: write one into the brackets.`);
  return `![${alt}](${target}${title})`;
}

function convertSteps(place: Place): void {
  const content = contentOf(place.node);
  const [first] = content;
  const isList = content.length === 1 && first?.type === "list" && (first as { ordered?: boolean }).ordered === true;
  if (!isList && first?.type !== "heading")
    unwrap(place, "<Steps> contains something other than one numbered list: its tags were removed.");
  else setTags(place, "<Steps>", "</Steps>");
}

interface Labels {
  readonly values: ReadonlyMap<string, string>;
}

function labelsOf(place: Pick<Place, "open">): Labels {
  const values = dataOf(place, "values");
  const pairs = Array.isArray(values) ? (values as readonly Literal[]) : [];
  return {
    values: new Map(
      pairs.flatMap((pair) => {
        const { value, label } = (pair ?? {}) as { value?: Literal; label?: Literal };
        return typeof value === "string" && typeof label === "string" ? [[value, label]] : [];
      }),
    ),
  };
}

function convertTabs(place: Place): void {
  const items = contentOf(place.node);
  // Tabs that this command has made of a group of code.
  if (
    items.length > 0 &&
    items.every((node) => isJsxElement(node) && node.name === "Tab") &&
    place.open.attributes.every(({ name }) => name === "group")
  )
    return;
  if (items.length === 0 || !items.every((node) => isJsxElement(node) && node.name === "TabItem")) {
    unwrap(place, "<Tabs> contains something other than <TabItem>: its tags were removed.");
    return;
  }
  const group = attributeOf(place, "groupId") ?? attributeOf(place, "syncKey");
  setTags(place, group === undefined ? "<Tabs>" : `<Tabs group="${quoted(group)}">`, "</Tabs>", "tabs");
  const { values } = labelsOf(place);
  const used = new Set<string>();
  for (const item of items as readonly JsxElement[]) {
    const open = readTag(place.draft.text, item.position?.start.offset ?? 0);
    if (open === null) continue;
    const own = attributeOf({ open }, "value");
    const label = attributeOf({ open }, "label") ?? values.get(own ?? "") ?? own ?? "Tab";
    place.draft.replace(
      open.start,
      open.end,
      `<Tab value="${quoted(uniqueValue(own ?? label, used))}" label="${quoted(label)}">${open.isSelfClosing ? "</Tab>" : ""}`,
    );
    const end = item.position?.end.offset ?? open.end;
    if (!open.isSelfClosing) place.draft.replace(place.draft.text.lastIndexOf("</", end - 1), end, "</Tab>");
  }
}

/** Those that this command has made of a group of code. */
function convertTab(place: Place): void {
  const holder = place.parent as unknown as JsxElement | null;
  const isInTabs = holder !== null && isJsxElement(holder) && holder.name === "Tabs";
  if (!isInTabs || !contentOf(holder).every((node) => isJsxElement(node) && node.name === "Tab")) takeOut(place);
}

/** Those within tabs are converted with them. */
function convertTabItem(place: Place): void {
  const holder = place.parent as unknown as JsxElement | null;
  const isInTabs = holder !== null && isJsxElement(holder) && holder.name === "Tabs";
  if (!isInTabs) unwrap(place, `<TabItem> is outside <Tabs>: its tags were removed.`);
}

/** `<CodeBlock language="js">{`…`}</CodeBlock>` and `<Code code="…" lang="js" />`, as fences. */
function convertCodeElement(place: Place): void {
  const { draft, open, close } = place;
  const inside = close === null ? "" : draft.text.slice(open.end, close.start).trim();
  const held = /^\{[\s\S]*\}$/.test(inside)
    ? literalOf(inside.slice(1, -1))
    : /[<{]/.test(inside) || inside === ""
      ? undefined
      : inside;
  const code = dataOf(place, "code") ?? held;
  if (typeof code !== "string") {
    const what = `<${open.name}> shows what only a program knows: put the code here by hand.`;
    draft.note(open.start, what, "lost");
    draft.replace(open.start, close?.end ?? open.end, "", "elements that this engine does not have, taken out");
    return;
  }
  const title = attributeOf(place, "title");
  const language = attributeOf(place, "language") ?? attributeOf(place, "lang") ?? "text";
  writeFence(place, `${language}${title === undefined ? "" : ` title="${quoted(title)}"`}`, code);
}

/** `<PackageManagers type="add" pkg="a" />` of Starlight, as a fence with tabs. */
function convertPackageManagers(place: Place): void {
  const text = (name: string) => attributeOf(place, name) ?? "";
  const command = npmCommandOf({
    ...{ type: text("type") || "add", pkg: text("pkg"), args: text("args"), prefix: text("prefix") },
    ...{ comment: text("comment"), isDev: text("dev") === "true" },
  });
  if (command === null) {
    takeOut(place);
    return;
  }
  const whyNot = whyNotForAll("bash", command);
  if (whyNot !== null) place.draft.note(place.open.start, `<PackageManagers> is a code block for npm alone. ${whyNot}`);
  writeFence(place, whyNot === null ? `bash ${packageManagersOption}` : "bash", command);
}

function writeFence({ node, draft, open, close }: Place, info: string, code: string): void {
  const lead = " ".repeat(placeOf(node).column - 1);
  const marks = "`".repeat(Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
  const lines = [marks + info, ...code.replace(/^\n|\n\s*$/g, "").split("\n"), marks];
  draft.replace(open.start, close?.end ?? open.end, lines.join(`\n${lead}`), "elements with code, now fences");
}
