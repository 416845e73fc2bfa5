import path from "node:path/posix";
import { createCodeTest, readLines } from "../code/codeRanges";
import { isEscaped } from "./convertText";
import { theirSlug } from "./convertHeadings";
import type { Draft } from "../draft";
import { findBoxes } from "./findBoxes";
import type { ImportedPage } from "../importedPage";
import { parsePage } from "../source/readSource";

const include = /<!--\s*@include:\s*(?<what>\S.*?)\s*-->/g;

/** A file or a part of it: `./a.md`, `./a.md{3,10}`, `./a.md#name`. */
interface Included {
  readonly file: string;
  readonly region: string | undefined;
  readonly range: string | undefined;
}

/** Maximum depth of nested includes; deeper ones are treated as a cycle. */
const deepest = 20;

/**
 * Converts VitePress' `<!--@include: ./part.md-->`. A whole document becomes an element that includes it. In other cases, such as a
 * part of a document, or an include within a sentence or in code, the text is inserted, as VitePress does it.
 *
 * @returns the file of each such element, by the element's name.
 */
export function convertIncludes(draft: Draft, page: ImportedPage): ReadonlyMap<string, string> {
  const { text } = draft;
  const elements = new Map<string, string>();
  const isCode = createCodeTest(text);
  const groups = findBoxes(readLines(text)).boxes.filter(({ name }) => name === "code-group" || name === "tabs");
  for (const { 0: whole, index, groups: { what = "" } = {} } of text.matchAll(include)) {
    if (isEscaped(text, index)) continue;
    const end = index + whole.length;
    const named = readName(what);
    const isBlock = /(?:^|\n)[ \t]*$/.test(text.slice(0, index)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
    const isInGroup = groups.some((box) => box.line.end < index && index < box.end.start);
    const inPlace = textOf(named, page);
    if (inPlace === null) {
      if (isCode(index)) continue;
      draft.note(index, `The included file "${what}" was not found: put its text here by hand.`, "hand", "part");
    } else if (
      isBlock &&
      !isCode(index) &&
      !isInGroup &&
      isWhole(named) &&
      !givesTitle(inPlace, text.slice(0, index), page) &&
      page.includeOf(named.file) !== null
    ) {
      const name = unusedName(text, elements.size);
      elements.set(name, named.file);
      draft.replace(index, end, `<${name} />`);
    } else draft.replace(index, end, inPlace, "text of included files, put in place");
  }
  draft.commit();
  return elements;
}

function readName(what: string): Included {
  const {
    file = "",
    region,
    range,
  } = /^(?<file>.*?)(?:#(?<region>[^\s{]+))?(?<range>\{\d*,\d*\})?$/.exec(what)?.groups ?? {};
  // VitePress reads "@part.md" as "@/part.md".
  return { file: file.trim().replace(/^@(?!\/)/, "@/"), region, range };
}

function isWhole({ file, region, range }: Included): boolean {
  return /\.md$/i.test(file) && region === undefined && range === undefined;
}

/** Whether the included file provides the title of the page. */
function givesTitle(included: string, above: string, { isPartial }: ImportedPage): boolean {
  const shown = above.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, "");
  return !isPartial && shown.trim() === "" && /^\s*# /.test(included);
}

function unusedName(text: string, count: number): string {
  let name = `Part${String(count + 1)}`;
  while (text.includes(`<${name}`)) name = `Included${name}`;
  return name;
}

/** @returns the text that VitePress inserts, with nested includes resolved; null if the file or the part does not exist. */
function textOf(named: Included, page: ImportedPage, depth = 0): string | null {
  const source = named.file === "" || depth > deepest ? null : page.snippetOf(named.file);
  if (source === null) return null;
  const plain = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const text = isWhole(named) ? (parsePage(named.file, plain)?.body ?? plain) : cut(plain, named);
  return (
    text?.replace(include, (whole, what: string) => {
      const inner = readName(what);
      const file = /^[@/]/.test(inner.file) ? inner.file : path.join(path.dirname(named.file), inner.file);
      return textOf({ ...inner, file }, page, depth + 1) ?? whole;
    }) ?? null
  );
}

function cut(text: string, { region, range }: Included): string | null {
  const part = region === undefined ? text.split("\n") : (regionOf(text, region) ?? sectionOf(text, region));
  const [, from = "", to = ""] = /\{(\d*),(\d*)\}/.exec(range ?? "") ?? [];
  return part && part.slice(from === "" ? 0 : Number(from) - 1, to === "" ? undefined : Number(to)).join("\n");
}

/** Lines between `<!-- #region name -->` and its end, without the marker lines of nested regions. */
function regionOf(text: string, name: string): readonly string[] | null {
  const lines = text.split("\n").map((line) => ({ line, mark: regionMark.exec(line)?.groups }));
  const start = lines.findIndex(({ mark }) => mark?.["end"] === "" && mark["name"] === name);
  if (start === -1) return null;
  let depth = 1;
  const length = lines.slice(start + 1).findIndex(({ mark }) => {
    if (mark) depth += mark["end"] === "" ? 1 : -1;
    return depth === 0;
  });
  const inside = length === -1 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length);
  return inside.filter(({ mark }) => mark === undefined).map(({ line }) => line);
}

const regionMark =
  /^\s*(?:<!--|\/\/|\/\*|--|#|;)?\s*#?(?<end>end|)region\b[ \t]*(?<name>[\w*-]*)[ \t]*(?:-->|\*\/)?\s*$/i;

/** Lines below the heading with this anchor, up to the next heading of the same or a higher level. */
function sectionOf(text: string, id: string): readonly string[] | null {
  const lines = readLines(text);
  const levelOf = (at: number) =>
    lines[at]?.fence === null ? (/^#{1,6}(?= )/.exec(lines[at].text)?.[0].length ?? 0) : 0;
  const start = lines.findIndex(({ text: line }, at) => {
    const [, words = "", own] = /^#+ +(.*?)(?:[ \t]*\{#([\w-]+)\})?[ \t]*$/.exec(line) ?? [];
    return levelOf(at) > 0 && (own ?? theirSlug(words.replace(/[`*]/g, ""), "vitepress")) === id;
  });
  if (start === -1) return null;
  const length = lines
    .slice(start + 1)
    .findIndex((_, at) => levelOf(start + 1 + at) > 0 && levelOf(start + 1 + at) <= levelOf(start));
  const inside = length === -1 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length);
  return inside.map(({ text: line }) => line);
}
