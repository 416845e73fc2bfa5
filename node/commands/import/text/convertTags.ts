import { createCodeTest } from "../code/codeRanges";
import { isEscaped } from "./convertText";
import { missingWords, type Draft } from "../draft";
import { literalOf } from "../elements/literalOf";
import { htmlOf, textOfHtml } from "./preformatted";
import { readTag, type Tag, type TagAttribute } from "./readTag";
import { tagsIn } from "./tagsIn";

const voidElements = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** HTML attributes that have another name in React. */
const properties: Readonly<Record<string, string>> = {
  ...{ class: "className", for: "htmlFor", colspan: "colSpan", rowspan: "rowSpan", tabindex: "tabIndex" },
  ...{ srcset: "srcSet", crossorigin: "crossOrigin", allowfullscreen: "allowFullScreen", frameborder: "frameBorder" },
  ...{ autoplay: "autoPlay", playsinline: "playsInline", maxlength: "maxLength", readonly: "readOnly" },
};

/** Converts HTML tags to JSX, and addresses in angle brackets to links. */
export function convertTags(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  let last = 0;
  for (const { index } of text.matchAll(/</g)) {
    if (index < last || isCode(index) || isEscaped(text, index) || isDestination(text, index)) continue;
    const address = /^<(?<url>(?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/.exec(
      text.slice(index, index + 2_000),
    );
    if (address?.groups) {
      const { url = "" } = address.groups;
      const words = url.replace(/[[\]*_{]/g, "\\$&");
      draft.replace(
        index,
        index + address[0].length,
        `[${words}](${url.includes(":") ? url : `mailto:${url}`})`,
        "addresses in angle brackets",
      );
      continue;
    }
    const tag = readTag(text, index);
    if (tag === null) continue;
    last = tag.end;
    const removed = withContent[tag.name.toLowerCase()];
    if (removed !== undefined && !tag.isClosing) last = takeOutWithContent(draft, tag, removed);
    else convertTag(draft, tag);
  }
  draft.commit();
}

/** Whether the angle bracket encloses the address of a link: `[words](<a b.md>)`. */
function isDestination(text: string, at: number): boolean {
  return /\](?:\(|:)[ \t]*$/.test(text.slice(Math.max(at - 10, 0), at));
}

/** Elements that are removed with their content, and why. */
const withContent: Readonly<Record<string, string>> = {
  script: "pages have no code or styles of their own",
  style: "pages have no code or styles of their own",
  head: "the front matter has a page's description and picture",
};

function takeOutWithContent(draft: Draft, tag: Tag, why: string): number {
  const close = tag.isSelfClosing ? tag.end : draft.text.toLowerCase().indexOf(`</${tag.name.toLowerCase()}>`, tag.end);
  const end = tag.isSelfClosing ? tag.end : close === -1 ? draft.text.length : close + tag.name.length + 3;
  draft.note(tag.start, `<${tag.name}> and its content were removed: ${why}.`, "lost");
  draft.replace(tag.start, end, "", "scripts, styles and heads, taken out");
  return end;
}

function convertTag(draft: Draft, tag: Tag): void {
  const { name, attributes } = tag;
  const lower = name.toLowerCase();
  const isVoid = voidElements.has(lower) && !/^[A-Z]/.test(name);
  if (isVoid && tag.isClosing) {
    draft.replace(tag.start, tag.end, lower === "br" ? "<br />" : "", "tags of HTML");
    return;
  }
  if (isVoid && !tag.isSelfClosing) {
    const slash = draft.text[tag.end - 2] === " " ? "/" : " /";
    draft.replace(tag.end - 1, tag.end - 1, slash, "tags of HTML");
  }
  for (const attribute of attributes) convertAttribute(draft, tag, attribute);
}

function convertAttribute(draft: Draft, tag: Tag, attribute: TagAttribute): void {
  const { name, start, end, value, kind } = attribute;
  const isComponent = /^[A-Z]/.test(tag.name);
  if (/^(?:[:@#]|v-|on[a-z]|client:|set:|is:)/.test(name)) {
    if (isComponent) bindComponent(draft, tag, attribute);
    else {
      draft.note(
        start,
        `The attribute ${draft.text.slice(start, end)} of <${tag.name}> was removed: pages contain no code.`,
      );
      draft.replace(startWithSpace(draft.text, attribute), end, "", "attributes of HTML");
    }
    return;
  }
  if (kind === "bare") draft.replace(end - (value ?? "").length, end, `"${value ?? ""}"`, "attributes of HTML");
  if (isComponent || kind === "spread") return;
  if (name === "style" && kind === "quoted") {
    draft.replace(start, end, `style={{ ${styleOf(value ?? "")} }}`, "attributes of HTML");
    return;
  }
  const proper = properties[name.toLowerCase()];
  if (proper !== undefined && proper !== name) draft.replace(start, start + name.length, proper, "attributes of HTML");
}

/** Vue bindings of a component contain JavaScript: plain data stays as an attribute, anything else is removed. */
function bindComponent(draft: Draft, tag: Tag, attribute: TagAttribute): void {
  const { name, start, end, value, kind } = attribute;
  if (/^(?:set:|v-)(?:html|text)$/.test(name)) {
    const words = textOfHtml(htmlOf(attribute) ?? "");
    const what = `What ${name} writes into <${tag.name}> is not on the page: put it here by hand.`;
    draft.note(tag.start, what, "lost", missingWords([words]));
  }
  const isData = /^:(?!class$|style$|key$)[\w-]+$/.test(name) && kind === "quoted" && value !== null;
  const isPlain = isData && literalOf(value) !== undefined;
  if (isData && !isPlain && !/=>|^\s*function\b/.test(value))
    draft.note(tag.start, `The data ${value} of <${tag.name}> are not on the page: a program has them.`);
  if (isPlain) draft.replace(start, end, `${name.slice(1)}={${value}}`);
  else draft.replace(startWithSpace(draft.text, attribute), end, "");
}

/** An attribute on a line of its own would leave a blank line, and a tag cannot contain one. */
function startWithSpace(text: string, { start, end }: TagAttribute): number {
  return /[\s/>]/.test(text[end] ?? "") ? text.slice(0, start).trimEnd().length : start;
}

function styleOf(css: string): string {
  return css
    .split(";")
    .filter((part) => part.includes(":"))
    .map((part) => {
      const [property = "", ...value] = part.split(":");
      const name = property.trim().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `${/^--/.test(property.trim()) ? JSON.stringify(property.trim()) : name}: ${JSON.stringify(value.join(":").trim())}`;
    })
    .join(", ");
}

const standsAlone = /^(?:[A-Z].*|details|div|section|center|article|aside|main|figure)$/;

/** Adds blank lines around tags on their own lines, so that the content between them is read as Markdown. */
export function spaceTags(draft: Draft): void {
  const { text } = draft;
  for (const tag of tagsIn(text)) {
    const isSummary = tag.name === "summary" && tag.isClosing;
    if (!standsAlone.test(tag.name) && !isSummary) continue;
    const lineStart = text.lastIndexOf("\n", tag.start - 1) + 1;
    const lineEnd = text.indexOf("\n", tag.end) === -1 ? text.length : text.indexOf("\n", tag.end);
    const isFirst = /^[ \t]*$/.test(text.slice(lineStart, tag.start));
    const isLast = text.slice(tag.end, lineEnd).trim() === "";
    const before = text.slice(text.lastIndexOf("\n", lineStart - 2) + 1, Math.max(lineStart - 1, 0));
    const after = text.slice(lineEnd + 1).split("\n", 1)[0] ?? "";
    if (isFirst && isLast && before.trim() !== "" && !isSummary && !/>\s*$/.test(before))
      draft.replace(lineStart, lineStart, "\n");
    if (isLast && (isFirst || isSummary) && after.trim() !== "" && !/^\s*</.test(after))
      draft.replace(lineEnd, lineEnd, "\n");
  }
  draft.commit();
}
