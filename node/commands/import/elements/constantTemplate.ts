import { readTag, type TagAttribute } from "../text/readTag";
import { isConvertible, jsxTemplate, place, styling, type Template } from "./jsxTemplate";

/**
 * @param file name of a Vue, Astro or React component.
 * @param exported name of a React component in its file; null for the default export.
 * @param member name of the component in an exported object; null if it is exported itself.
 * @returns what it always shows; null if it can show different things, or more than one element.
 */
export function constantTemplate(
  file: string,
  text: string,
  exported: string | null,
  member: string | null,
): Template | null {
  if (/\.vue$/.test(file)) return ofHtml(between(text, "<template>", "</template>"));
  if (/\.astro$/.test(file)) return ofHtml(withoutStyles(withoutScript(text)));
  return /\.[jt]sx?$/.test(file) ? jsxTemplate(text, exported, member) : null;
}

function between(text: string, opening: string, closing: string): string {
  const [start, end] = [text.indexOf(opening), text.lastIndexOf(closing)];
  return start === -1 || end < start ? "" : text.slice(start + opening.length, end);
}

/** Removes the code between the lines `---` of an Astro file. */
function withoutScript(text: string): string {
  const start = /^\s*---[ \t]*\r?\n/.exec(text)?.[0].length;
  const end = start === undefined ? -1 : text.indexOf("\n---", start - 1);
  return end === -1 ? text : text.slice(end + 4);
}

function withoutStyles(text: string): string {
  const start = text.indexOf("<style");
  const end = text.indexOf("</style>", start);
  return start === -1 || end === -1 ? text : text.slice(0, start) + text.slice(end + "</style>".length);
}

const slot = /^<slot ?(?:\/>|>\s*<\/slot>)$/;

function ofHtml(source: string): Template | null {
  const html = source.trim();
  const whole = contentOf(html);
  if (whole !== null) return { element: null, ...whole };
  const open = readTag(html, 0);
  if (open === null || open.isClosing || open.isSelfClosing || !isConvertible(open.name)) return null;
  const closing = `</${open.name}>`;
  const content = html.endsWith(closing) ? contentOf(html.slice(open.end, -closing.length)) : null;
  const attributes = open.attributes.filter(({ name }) => !styling.test(name));
  if (content === null || !attributes.every(isConstant)) return null;
  const given = attributes.map(({ name, value }) => ({ name, value: value ?? "" }));
  return { element: { name: open.name, attributes: given }, ...content };
}

/** @returns null for content that is neither a text nor the content of the component's own tags. */
function contentOf(html: string): Pick<Template, "text" | "slot"> | null {
  const text = html.trim().replace(/\s+/g, " ");
  if (slot.test(text)) return { text: place, slot: { name: "children", standard: null } };
  return text === "" || /[<{}]/.test(text) ? null : { text, slot: null };
}

/** Whether an attribute is a text. Names with signs, such as `:type`, `@click` and `set:html`, hold code. */
function isConstant({ name, kind, value }: TagAttribute): boolean {
  return (
    kind === "quoted" &&
    /^[\w-]+$/.test(name) &&
    !/^(?:v-|on)|^(?:is|ref|slot)$/.test(name) &&
    !/[{}]/.test(value ?? "")
  );
}
