import type { Code, Root } from "mdast";
import { isKnownLanguage } from "../../../syntax/languages";
import { each } from "../../../syntax/tree";
import { packageManagersOption } from "../../../codeBlocks/checkPackageManagers";
import { whyNotForAll } from "../elements/convertPackageManagers";
import { missingWords, type Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import type { MagicComment } from "./magicComments";
import { markChanges, type ChangedLines } from "./markChanges";
import { noMagic, readMagic } from "./readMagic";
import { isOnlyJsonc } from "../source/parseJsonc";
import { takeOutColors } from "./terminalSigns";

/** Languages that this engine knows by another name, or highlights as a similar language. */
const languageOf: Readonly<Record<string, string>> = {
  ...{
    plaintext: "text",
    none: "text",
    raw: "text",
    log: "output",
    shellscript: "bash",
    shellsession: "console",
    "sh-session": "console",
  },
  ...{
    zsh: "bash",
    rs: "rust",
    htm: "html",
    svg: "xml",
    "vue-html": "html",
    svelte: "html",
    astro: "html",
    scss: "css",
    sass: "css",
    less: "css",
  },
  ...{
    mjs: "js",
    cjs: "js",
    mts: "ts",
    cts: "ts",
    json5: "jsonc",
    env: "ini",
    dotenv: "ini",
    properties: "ini",
    patch: "diff",
    make: "makefile",
    golang: "go",
    gql: "graphql",
  },
  ...{
    postgresql: "sql",
    mysql: "sql",
    markdoc: "markdown",
    py3: "python",
    python3: "python",
    "c#": "text",
    dosini: "ini",
    gradle: "groovy",
  },
};

export const uncheckedReason = "moved here from another site as it was";

interface Fence extends ChangedLines {
  readonly language: string;
  readonly title: string | null;
  readonly words: readonly string[];
  readonly lines: ReadonlySet<number>;
  /** Texts that the old site shows beside marked lines. */
  readonly labels: readonly string[];
  readonly hasNumbers: boolean;
  /** Options after the language that this engine does not have. */
  readonly left: readonly string[];
}

/** Converts the first lines of code blocks: language, title and marked lines as this engine writes them. */
export function convertCode(draft: Draft, tree: Root, { magicComments }: Pick<ImportedPage, "magicComments">): void {
  each<Code>(tree, ["code"], (node) => {
    convertFence(draft, node, magicComments);
  });
}

function convertFence(draft: Draft, node: Code, comments: readonly MagicComment[]): void {
  const start = node.position?.start.offset ?? 0;
  const firstEnd = endOfLine(draft.text, start);
  const [, marks = "", info = ""] = /^([`~]{3,})[ \t]*(.*)$/.exec(draft.text.slice(start, firstEnd)) ?? [];
  if (marks === "") return;
  const player = readPlayer(info);
  if (player !== null) draft.count("editors that run code, now code blocks");
  const fence = parseInfo(player ?? info);
  const { language: given, isKnown } = takeLanguage(draft, fence.language, start);
  takeOutColors(draft, node, fence.language);
  const hasChanges = fence.added.size + fence.removed.size > 0;
  const language = given === "json" && (hasChanges || isOnlyJsonc(node.value)) ? "jsonc" : given;
  const isMarked = !hasChanges || markChanges(draft, node, language, fence);
  const magic =
    language === "markdown" || language === "mdx" || language === "md"
      ? noMagic
      : readMagic(draft, node, language, comments);
  const plain = isMarked ? [] : [...fence.added, ...fence.removed];
  const lines = new Set([...shifted(new Set([...fence.lines, ...plain]), magic.removed), ...magic.lines]);
  if (!isMarked)
    draft.note(
      start,
      `Added and removed lines are only highlighted: "[!code ++]" needs comments in this ${language} code.`,
    );
  for (const word of fence.left.filter((each) => /^(?:ins|del|mark)=|^(?:\{["']|["'/])/.test(each)))
    draft.note(start, `${word} of a code block was left out: it marks what cannot be marked here.`);
  for (const label of fence.labels) {
    const what = `The label "${label}" of marked lines was left out, and the lines are marked: write it into the text or a comment.`;
    draft.note(start, what, "hand", missingWords([label]));
  }
  const asked = fence.left.find((word) => /^npm2yarn\b/.test(word));
  const whyNot = asked === undefined ? null : whyNotForAll(language, node.value);
  if (whyNot !== null) draft.note(start, `"npm2yarn" was left out. ${whyNot}`);
  const left = fence.left.filter((word) => word !== asked);
  if (left.length > 0) draft.count("words after a code block's language, removed");
  const count = node.value.split("\n").length - magic.removed.length;
  const ranges = rangesOf([...lines].filter((line) => line >= 1 && line <= count));
  const own = isKnown ? fence.words.filter((word) => node.value.includes(word)) : [];
  const words = [...new Set([...own, ...magic.words])];
  const written = [
    language,
    ...(fence.title === null ? [] : [`title="${fence.title.replaceAll('"', "'")}"`]),
    ...(words.length === 0 ? [] : [`mark="${words.join(", ")}"`]),
    ...(ranges === "" ? [] : [`{${ranges}}`]),
    ...(fence.hasNumbers ? ["showLineNumbers"] : []),
    ...(asked !== undefined && whyNot === null ? [packageManagersOption] : []),
  ].join(" ");
  draft.replace(start, firstEnd, marks + written, "first lines of code blocks");
  closeFence(draft, node, marks);
}

/** Adds a missing closing fence. Markdown allows that at the end of a file or of a list item, but the checks require the fence. */
function closeFence(draft: Draft, { position }: Code, marks: string): void {
  const start = position?.start.offset ?? 0;
  const block = draft.text.slice(start, position?.end.offset).trimEnd();
  const last = block.split("\n").slice(1).at(-1)?.trim() ?? "";
  const before = draft.text.slice(draft.text.lastIndexOf("\n", start - 1) + 1, start);
  const isClosed = last.startsWith(marks) && last.replaceAll(marks.charAt(0), "") === "";
  if (isClosed || before.trim() !== "") return;
  const end = start + block.length;
  draft.replace(end, end, `\n${before}${marks}`, "code blocks without an end");
}

export function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end - (text[end - 1] === "\r" ? 1 : 0);
}

function takeLanguage(
  draft: Draft,
  given: string,
  at: number,
): { readonly language: string; readonly isKnown: boolean } {
  if (given === "") {
    draft.count("code blocks without a language, now text");
    return { language: "text", isKnown: false };
  }
  if (given === "mermaid") {
    draft.note(
      at,
      'This diagram is a text block now. If this engine can render it, name the language mermaid again, and add alt="…".',
    );
    return { language: "text", isKnown: true };
  }
  const language = knownLanguage(given);
  if (language !== null) return { language, isKnown: true };
  draft.count(`code blocks in "${given}", now text`);
  return { language: "text", isKnown: false };
}

/** @returns this engine's name of a language; null if the language is unknown. */
export function knownLanguage(given: string): string | null {
  const lower = given.toLowerCase();
  if (isKnownLanguage(given)) return given;
  if (isKnownLanguage(lower)) return lower;
  return Object.hasOwn(languageOf, lower) ? (languageOf[lower] ?? null) : null;
}

const infoPart =
  /(?<key>[\w:-]+)=(?:"(?<double>(?:[^"\\]|\\.)*|[^"]*)"|'(?<single>[^']*)'|\{(?<braces>[^}]*)\}|(?<regexp>\/(?:[^/\\]|\\.)+\/)|(?<bare>[^\s"'{}]+))|\{(?<lines>[^}]*)\}|\[(?<label>[^\]]*)\]|"(?<words>(?:[^"\\]|\\.)*|[^"]*)"|'(?<others>[^']*)'|\/(?<pattern>(?:[^/\\]|\\.)+)\/|(?<flag>[^\s{[]+)/g;

/**
 * @source React Native's documentation: `SnackPlayer name=My%20list&ext=tsx` is JavaScript or TypeScript that readers can run.
 * @returns the first line of a plain code block; null for another block.
 */
function readPlayer(info: string): string | null {
  const [, options] = /^SnackPlayer(?!\S)(.*)$/is.exec(info) ?? [];
  if (options === undefined) return null;
  const values = new URLSearchParams(options.trim());
  const name = values.get("name")?.replaceAll('"', "'") ?? "";
  return `${values.get("ext") === "tsx" ? "tsx" : "jsx"} title="${name}"`;
}

function parseInfo(info: string): Fence {
  const [, first = "", rest = ""] = /^([\w#+.-]*)(.*)$/s.exec(info) ?? [];
  let title: string | null = null;
  let name: string | null = null;
  let hasNumbers = false;
  const [words, labels, left]: [string[], string[], string[]] = [[], [], []];
  const [lines, added, removed] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { 0: whole, groups = {} } of rest.matchAll(infoPart)) {
    const { key, label, flag } = groups;
    const braces = withoutLabel(groups["lines"] ?? groups["braces"]);
    if (braces.label !== null) labels.push(braces.label);
    const inBraces = groups["lines"] === undefined ? undefined : braces.lines;
    const value = groups["double"] ?? groups["single"] ?? (groups["braces"] && braces.lines) ?? groups["bare"];
    const marker = key === "mark" ? groups["double"] : (groups["words"] ?? groups["others"]);
    if (key === "title") title = (value ?? "").replaceAll('\\"', '"');
    else if ((key === "name" || key === "filename") && groups["braces"] === undefined) name = value ?? null;
    else if (label !== undefined) title = label;
    else if (inBraces !== undefined && /^[\d,\s-]+$/.test(inBraces)) addLines(lines, inBraces);
    else if ((key === "ins" || key === "del" || key === "mark") && /^[\d,\s-]+$/.test(value ?? ""))
      addLines({ ins: added, del: removed, mark: lines }[key], value ?? "");
    // Commas separate marked words in this engine, so a word cannot contain one.
    else if (marker && !/[,"{}]/.test(marker)) words.push(marker);
    else if (/^:?(?:showLineNumbers|line-numbers|numberLines)/.test(key ?? flag ?? "") && value !== "false")
      hasNumbers = true;
    else left.push(whole);
  }
  return { language: first, title: title || name || null, words, lines, added, removed, labels, hasNumbers, left };
}

/** Expressive Code names marked lines: `{"label":5-6}`. */
function withoutLabel(braces = ""): { readonly lines: string; readonly label: string | null } {
  const [, , label = null, lines = braces] = /^\s*(["'])(.*)\1\s*:\s*([\d,\s-]+)$/.exec(braces) ?? [];
  return { lines, label };
}

function addLines(lines: Set<number>, text: string): void {
  for (const range of text.split(",")) {
    const [from = NaN, to = from] = range.split("-").map((number) => Number.parseInt(number, 10));
    if (from > 0 && to - from < 10_000) for (let line = from; line <= to; line += 1) lines.add(line);
  }
}

function rangesOf(lines: readonly number[]): string {
  const sorted = [...lines].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const line of sorted) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`)).join(",");
}

/** Renumbers lines after the removed lines are gone. */
function shifted(lines: ReadonlySet<number>, removed: readonly number[]): readonly number[] {
  return [...lines]
    .filter((line) => !removed.includes(line))
    .map((line) => line - removed.filter((gone) => gone < line).length);
}
