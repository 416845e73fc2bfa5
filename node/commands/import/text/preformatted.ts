import { parseEntities } from "parse-entities";
import { literalOf } from "../elements/literalOf";
import type { Draft } from "../draft";
import { tagsIn } from "./tagsIn";
import type { Tag, TagAttribute } from "./readTag";

/** A block of HTML that readers see as it is written. */
export interface Preformatted {
  readonly text: string;
  readonly language: string;
}

const change = "preformatted HTML, now code blocks";
const anyTag = /<!--[\s\S]*?-->|<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/g;

/** @returns the content of HTML that consists of one `<pre>`; null for other HTML. */
export function preformattedIn(html: string): Preformatted | null {
  const content = /^\s*<pre\b(?:"[^"]*"|[^>"])*>\n?([\s\S]*)<\/pre>\s*$/i.exec(html)?.[1];
  if (content === undefined || /<\/?(?:pre|img|video|table)\b/i.test(content)) return null;
  const text = textOfHtml(content).replace(/^(?:[ \t]*\n)+|\s+$/g, "");
  if (text === "") return null;
  return { text, language: /^\s*(?:<[^>]*\bclass="[^"]*?\blanguage-([\w-]+))/i.exec(html)?.[1] ?? "text" };
}

/** @returns what readers see of HTML. */
export function textOfHtml(html: string): string {
  return parseEntities(html.replace(/<br\s*\/?>/gi, "\n").replace(anyTag, ""));
}

/** @returns a code block whose fence is longer than any run of backticks in the text. */
export function fenceOf(text: string, language = "text"): string {
  const marks = "`".repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}

/** Replaces a `<pre>` on lines of its own by a code block. @returns false if it is not of this form. */
export function fencePreformatted(draft: Draft, start: number, end: number, html: string): boolean {
  const { text } = draft;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  // In a list or a quotation, the lines of the HTML begin like the first one.
  const found = preformattedIn(html.replaceAll(`\n${before}`, "\n").replace(/\n[ \t>]+(?=\n)/g, "\n"));
  const behind = text.slice(end).split("\n", 1)[0] ?? "";
  if (found === null || !/^[\s>]*$/.test(before) || behind.trim() !== "") return false;
  const [first = "", ...lines] = fenceOf(found.text, found.language).split("\n");
  const rest = lines.map((line) => (line === "" ? before.trimEnd() : before + line));
  // Markdown ends a paragraph here; HTML needs no blank lines around it.
  const isBlankBefore = /(?:^|\n)[ \t>]*\n[ \t>]*$/.test(`\n${text.slice(0, start)}`);
  draft.replace(start, end, (isBlankBefore ? "" : `\n${before}`) + [first, ...rest].join("\n"), change);
  return true;
}

/** Attributes whose value is HTML that replaces the content of the element. */
const htmlNames = ["set:html", "dangerouslySetInnerHTML"];

/** @returns the HTML that an attribute writes into its element; undefined if there is none, or if a program computes it. */
export function htmlOf({ name, kind, value }: TagAttribute): string | undefined {
  if (!htmlNames.includes(name) || value === null) return undefined;
  const data = kind === "expression" ? literalOf(value) : value;
  if (name === "set:html") return typeof data === "string" ? data : undefined;
  const html = typeof data === "object" && data !== null && "__html" in data ? data.__html : undefined;
  return typeof html === "string" ? html : undefined;
}

/** Converts empty elements into which a literal writes a `<pre>`, such as `<Fragment set:html={"<pre>…</pre>"} />`. */
export function convertPreformatted(draft: Draft): void {
  const { text } = draft;
  if (!/\b(?:set:html|dangerouslySetInnerHTML)=/.test(text)) return;
  for (const tag of tagsIn(text)) {
    const html = tag.attributes.map(htmlOf).find((each) => each !== undefined);
    const end = html === undefined ? null : endOfEmpty(text, tag);
    if (html !== undefined && end !== null) fencePreformatted(draft, tag.start, end, html);
  }
  draft.commit();
}

function endOfEmpty(text: string, { name, end, isClosing, isSelfClosing }: Tag): number | null {
  if (isClosing) return null;
  if (isSelfClosing) return end;
  const closing = `</${name}>`;
  return text.startsWith(closing, end) ? end + closing.length : null;
}
