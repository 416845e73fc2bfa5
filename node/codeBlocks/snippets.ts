import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Code, Root } from "mdast";
import { adviseOnSnippet } from "../common/adviseOnSnippet";
import { suggest } from "../common/nearest";
import { sha256 } from "../common/sha256";
import { listContent, snippetsFolder } from "../common/sources";
import { unreadableIn } from "../common/unreadable";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { each, placeOf } from "../syntax/tree";
import type { CodeBlockFacts, CodePlace, Finding } from "./codeBlock";

export interface Snippet {
  readonly text: string;
  /** Changes with the file. */
  readonly digest: string;
}

/** Files that code blocks may show, by their paths below `content/snippets`. */
export type Snippets = Readonly<Record<string, Snippet>>;

/** Where the text of a code block comes from. */
interface Source {
  readonly name: string;
  /** Line number in the file, counted from 1, of each line of the code block. */
  readonly lines: readonly number[];
}

/** @param root absolute path of the repository. @returns an empty object if the folder does not exist. */
export async function readSnippets(root: string): Promise<Snippets> {
  const files = (await listContent(root, snippetsFolder)).filter((file) => !path.basename(file).startsWith(".")).sort();
  const read = files.map(async (file): Promise<readonly [string, Snippet]> => {
    const text = await readFile(path.join(root, file), "utf8");
    return [path.posix.relative(snippetsFolder, file), { text, digest: sha256(text).slice(0, 16) }];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** @returns the files from the repository root. */
export function snippetFiles(snippets: Snippets): readonly string[] {
  return Object.keys(snippets).map((name) => `${snippetsFolder}/${name}`);
}

/** @returns digests of the files that a document may show or include, found without parsing the document. */
export function snippetDigests(document: string, snippets: Snippets): readonly string[] {
  return [...namesIn(document, snippets)].map((name) => own(snippets, name)?.digest ?? "");
}

/** @returns the files that a document may show or include, by their paths below the folder. */
export function shownSnippets(document: string, snippets: Snippets): readonly string[] {
  return [...namesIn(document, snippets)];
}

/** @returns the text of a document and of all files that it may include, in a fixed order. */
export function wholeText(document: string, snippets: Snippets): string {
  const partials = [...namesIn(document, snippets)].filter((name) => name.endsWith(".mdx"));
  return [document, ...partials.map((name) => own(snippets, name)?.text ?? "")].join("\n");
}

/** Files that a text names, and the files that its included files name. */
function namesIn(text: string, snippets: Snippets, known = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ""] of text.matchAll(/\bfile="([^"#\n]+)/g)) {
    if (known.has(name)) continue;
    known.add(name);
    if (name.endsWith(".mdx")) namesIn(own(snippets, name)?.text ?? "", snippets, known);
  }
  return known;
}

/**
 * Fills in code blocks that show a file, as in `file="train.py"`, or a part of it by its name or its lines, as in
 * `file="train.py#loop"` and `file="train.py#L3-L9"`.
 *
 * @returns the names of the files, and problems with the option; a block with such a problem is not changed.
 */
export function insertSnippets(
  tree: Root,
  snippets: Snippets = {},
): { readonly names: readonly string[]; readonly findings: readonly Finding[] } {
  const names: string[] = [];
  const findings: Finding[] = [];
  each<Code>(tree, ["code"], (node) => {
    const { file: asked, title } = parseFenceMeta(node.meta).values;
    if (asked === undefined) return;
    const [name = "", part] = asked.split("#");
    names.push(name);
    const found = node.value.trim() === "" ? take(snippets, name, part) : twoTexts;
    if ("what" in found) {
      findings.push({ ...placeOf(node), rule: "wrong-snippet", ...found });
      return;
    }
    node.value = found.lines.map(({ text }) => text).join("\n");
    if (title === undefined) node.meta = `${node.meta ?? ""} title="${path.posix.basename(name)}"`;
    const source: Source = { name, lines: found.lines.map(({ line }) => line) };
    node.data = { ...node.data, source };
    findings.push(...findUnreadable(node, source, own(snippets, name)?.text ?? ""));
  });
  return { names, findings };
}

/** @returns characters that no page can show, with their places in the file. */
function findUnreadable(node: Code, { name, lines }: Source, text: string): readonly Finding[] {
  return unreadableIn(text)
    .filter(({ line }) => lines.includes(line))
    .map(({ line, column, what, fix }) => {
      const partial = { file: `${snippetsFolder}/${name}`, line, column };
      return { ...placeOf(node), partial, rule: "unreadable-character", what, fix };
    });
}

type Wrong = Pick<Finding, "what" | "fix" | "edit">;

interface Line {
  readonly text: string;
  readonly line: number;
}

const twoTexts: Wrong = {
  what: "This code block shows a file, but also has text of its own.",
  fix: 'remove its lines, or file="…".',
};

function take(snippets: Snippets, name: string, part: string | undefined): { readonly lines: readonly Line[] } | Wrong {
  const snippet = own(snippets, name);
  if (snippet === undefined) {
    const advice = adviseOnSnippet(name, Object.keys(snippets), `put the file into ${snippetsFolder}, with this name.`);
    return { what: `There is no file "${name}" in ${snippetsFolder}.`, ...advice };
  }
  const all = numbered(snippet.text);
  const lines = partOf(all, part);
  if (lines.length > 0) return { lines };
  return part === undefined
    ? { what: `"${name}" contains no code.`, fix: "write its code, or show another file." }
    : { what: `"${name}" has no part "${part}".`, fix: adviceOn(all, part) };
}

/** @returns the part of a text that a code block shows; null if the text has no such part. */
export function cutSnippet(text: string, part?: string): string | null {
  const lines = partOf(numbered(text), part);
  return lines.length === 0 ? null : lines.map((line) => line.text).join("\n");
}

function numbered(text: string): readonly Line[] {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines.map((line, index) => ({ text: line, line: index + 1 }));
}

/** @returns the lines of a part, without what is only for authors: comments that name parts, surplus empty lines, and indentation. */
function partOf(all: readonly Line[], part: string | undefined): readonly Line[] {
  const lines = part === undefined ? all : linesOf(all, part);
  return withoutIndent(withoutSpace(lines.filter(({ text }) => !begin.test(text) && !end.test(text))));
}

const comment = String.raw`^\s*(?:#|//|--|;|%|/\*|<!--)?\s*#?`;
const begin = new RegExp(String.raw`${comment}region\s+([\w-]+)\s*(?:\*/|-->)?$`);
const end = new RegExp(String.raw`${comment}endregion\b`);

function linesOf(all: readonly Line[], part: string): readonly Line[] {
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  if (range) {
    const [, from, to = from] = range;
    // A number beyond the end is a mistake: the file has become shorter.
    return Number(to) > all.length ? [] : all.filter(({ line }) => line >= Number(from) && line <= Number(to));
  }
  const start = all.findIndex(({ text }) => begin.exec(text)?.[1] === part);
  if (start === -1) return [];
  let depth = 0;
  const stop = all.findIndex(({ text }, index) => {
    if (index <= start) return false;
    if (begin.test(text)) depth += 1;
    return end.test(text) && (depth -= 1) < 0;
  });
  return all.slice(start + 1, stop === -1 ? undefined : stop);
}

function adviceOn(all: readonly Line[], part: string): string {
  const regions = all.flatMap(({ text }) => begin.exec(text)?.[1] ?? []);
  const known = regions.length === 0 ? "it has no regions" : `its regions are ${regions.join(", ")}`;
  return suggest(part, regions, `${known}, and it has ${all.length} lines, as in "#L1-L${all.length}".`);
}

/** Drops empty lines at both ends, and those beyond two in a row. */
function withoutSpace(lines: readonly Line[]): readonly Line[] {
  const isEmpty = (line: Line | undefined) => line?.text.trim() === "";
  const first = lines.findIndex((line) => !isEmpty(line));
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return lines
    .slice(first, last + 1)
    .filter((line, index, all) => ![line, all[index - 1], all[index - 2]].every(isEmpty));
}

function withoutIndent(lines: readonly Line[]): readonly Line[] {
  const indents = lines.filter(({ text }) => text.trim() !== "").map(({ text }) => /^\s*/.exec(text)?.[0].length ?? 0);
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map(({ text, line }) => ({ text: text.slice(least), line }));
}

/** @returns the file that a code block shows, with its lines; null if the document contains the text itself. */
export function sourceOf(node: Code): Source | null {
  return (node.data as { readonly source?: Source } | undefined)?.source ?? null;
}

/**
 * @returns a finding about a file's text, with the place of the code block that shows the file, and the line of the file in the message.
 */
export function findingAtBlock(finding: Finding, node: Code, { name, lines }: Source): Finding {
  const place = placeOf(node);
  const line = lines[finding.line - place.line - 1];
  const file = `${snippetsFolder}/${name}${line === undefined ? "" : `:${line}`}`;
  return { ...finding, ...place, what: `${file}: ${finding.what}` };
}

/** @returns the same facts, all at the place of the code block. */
export function factsAtBlock(facts: CodeBlockFacts, node: Code): CodeBlockFacts {
  return withPlaces(facts, () => placeOf(node));
}

/** @returns a copy in which `placeFor` has replaced each place. */
export function withPlaces<Value>(value: Value, placeFor: (place: CodePlace) => CodePlace): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withPlaces(item, placeFor)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== "partial")
    .map(([key, inner]): [string, unknown] => [key, withPlaces(inner, placeFor)]);
  const { line, column } = value as Partial<CodePlace>;
  const place = typeof line === "number" && typeof column === "number" ? placeFor({ line, column }) : {};
  return { ...Object.fromEntries(entries), ...place } as Value;
}

function own(snippets: Snippets, name: string): Snippet | undefined {
  return Object.hasOwn(snippets, name) ? snippets[name] : undefined;
}
