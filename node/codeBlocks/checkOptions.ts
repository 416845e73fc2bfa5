import type { Code } from "mdast";
import { onlyNear, suggest } from "../common/nearest";
import type { Edit } from "../common/problem";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { placeOf } from "../syntax/tree";
import { checkPackageManagers } from "./checkPackageManagers";
import type { Finding } from "./codeBlock";

/** Options after the language of a fence, as `name="value"`. */
const values = [
  "alt",
  "exit",
  "file",
  "files",
  "lines",
  "mark",
  "not-run",
  "ready",
  "run",
  "schema",
  "terminal",
  "title",
  "unchecked",
  "unchecked-keys",
] as const;

/** Options with rules of their own, which report an empty value. */
const withOwnRules: ReadonlySet<string> = new Set(["alt", "file", "not-run", "run", "unchecked", "unchecked-keys"]);

/** Options without a value. */
const flags = ["package-managers", "part", "service", "showLineNumbers"] as const;

/** Options of other engines, with the option that does the same here. */
const otherNames: Readonly<Record<string, (typeof flags)[number]>> = { npm2yarn: "package-managers" };

/** Braces, and words with what may be meant as their value, in any quotes or none. */
const part =
  /\{(?<lines>[^}]*)(?<end>\}|$)|(?<key>[\w-]+)(?:(?<equals>\s*=\s*)(?<value>"[^"]*"?|“[^”]*”?|'[^']*'?|\{[^}]*\}|[^\s{]*))?/g;

/** @returns options of a fence that do not exist or have no effect, and options that do not fit the code. */
export function checkOptions(node: Code): readonly Finding[] {
  const { meta, value } = node;
  if (!meta) return [];
  const finding = (what: string, fix: string, edit?: Edit): Finding => ({
    ...placeOf(node),
    rule: "unknown-code-option",
    what,
    fix,
    ...(edit && { edit }),
  });
  const count = value.split("\n").length;
  const beyond = [...parseFenceMeta(meta).lines].filter((line) => line < 1 || line > count);
  const named = nameInBrackets.exec(meta);
  const others = named ? meta.replace(named[0], "") : meta;
  return [
    ...(named ? [checkName(named, others, finding)] : []),
    ...partsOf(others).flatMap((found) => checkPart(found, finding)),
    ...checkRepeated(others, finding),
    ...checkPackageManagers(node),
    ...(beyond.length === 0
      ? []
      : [
          finding(
            `Line ${beyond[0] ?? 0} is marked, but the code block has only ${count === 1 ? "1 line" : `${count} lines`}.`,
            "correct the numbers in braces.",
          ),
        ]),
  ];
}

/** A title in brackets, as VitePress writes it; brackets within a value are text. */
const nameInBrackets = /(?<=^(?:[^"]*"[^"]*")*[^"]*(?<!\S))\[(?<name>[^\]["\n]+)\](?!\S)/;

function checkName({ 0: mark, groups }: RegExpExecArray, others: string, finding: MakeFinding): Finding {
  const what = `"${mark}" is not an option of code blocks.`;
  if (/(?<![\w-])title\s*=/.test(others)) return finding(what, "remove it: the code block has a title.");
  const title = `title="${groups?.["name"]?.trim() ?? ""}"`;
  return finding(what, `write ${title}.`, { find: mark, replace: title });
}

/** Reports an option that is written twice: only the last value is read. */
function checkRepeated(meta: string, finding: MakeFinding): readonly Finding[] {
  const keys = partsOf(meta).flatMap(({ groups: { key, equals } }) => (key && equals ? [key] : []));
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  return [...repeated].map((key) =>
    finding(`${key}="…" is there more than once, and only the last one counts.`, "keep one of them."),
  );
}

interface Part {
  readonly text: string;
  readonly groups: NonNullable<RegExpMatchArray["groups"]>;
  /** The value with the words after it, if there are such words that are not options. */
  readonly sentence?: string;
}

/** @returns the parts; a value without quotes includes the words after it, as in `title=My first job`. */
function partsOf(meta: string): readonly Part[] {
  const parts: (Part & { readonly start: number })[] = [];
  for (const { 0: text, index: start, groups = {} } of meta.matchAll(part)) {
    const before = parts.at(-1);
    if (before && isUnquoted(before) && isMereWord(groups)) {
      const end = start + (/^[^\s{]*/.exec(meta.slice(start))?.[0].length ?? 0);
      const { value = "" } = before.groups;
      const sentence = value + meta.slice(before.start + before.text.length, end);
      parts[parts.length - 1] = { ...before, sentence };
    } else parts.push({ text, start, groups });
  }
  return parts;
}

function isUnquoted({ groups: { key, value = "" } }: Part): boolean {
  return values.some((known) => known === key) && /^[^"“'{]/.test(value);
}

function isMereWord({ key = "", equals, lines }: Part["groups"]): boolean {
  const isOption =
    flags.some((known) => known === key) || Object.hasOwn(otherNames, key) || onlyNear(key, flags) !== null;
  return lines === undefined && equals === undefined && !isOption;
}

/** "{3-1}" marks nothing. */
function isBackward(lines: string): boolean {
  return [...lines.matchAll(/(\d+)\s*-\s*(\d+)/g)].some(([, first, last]) => Number(first) > Number(last));
}

type MakeFinding = (what: string, fix: string, edit?: Edit) => Finding;

function checkPart({ text, groups, sentence }: Part, finding: MakeFinding): readonly Finding[] {
  const { lines, end, key = "", equals, value = "" } = groups;
  if (end === "") {
    const meant = `${text.trimEnd()}}`;
    return [finding(`"${text}" has no brace at its end.`, `write "${meant}".`, { find: text, replace: meant })];
  }
  if (lines?.trim() === "")
    return [finding(`"${text}" has no effect: it names no line.`, 'write numbers, such as "{2,4-5}", or remove it.')];
  if (lines !== undefined)
    return /^[\d,\s-]*$/.test(lines) && !isBackward(lines)
      ? []
      : [finding(`"${text}" does not name any lines.`, 'write numbers, such as "{2,4-5}".')];
  if (equals === undefined)
    return flags.some((known) => known === key)
      ? []
      : [finding(`"${key}" is not an option of code blocks.`, adviceOn(key, flags))];
  if (!values.some((known) => known === key))
    return [finding(`${key}="…" is not an option of code blocks.`, adviceOn(key, values))];
  if (sentence !== undefined) {
    const what = `${text} has no effect: values need double quotes.`;
    return [finding(what, `put the whole value in double quotes: ${key}="${sentence.replaceAll('"', "'")}".`)];
  }
  if (equals === "=" && /^"\s*"$/.test(value) && !withOwnRules.has(key))
    return [finding(`${text} has no effect: it is empty.`, "write a value between the quotes, or remove it.")];
  return checkQuotes({ text, key, equals, value }, finding);
}

interface Pair {
  readonly text: string;
  readonly key: string;
  readonly equals: string;
  readonly value: string;
}

/** Only `key="value"` is read as a value. */
function checkQuotes({ text, key, equals, value }: Pair, finding: MakeFinding): readonly Finding[] {
  const isQuoted = /^"[^"]*"$/.test(value);
  if (isQuoted && equals === "=") return [];
  const inner = value.replace(/^\{?["“']?|["”']?\}?$/g, "");
  const meant = `${key}="${inner.replaceAll('"', "'") || "…"}"`;
  const why = isQuoted
    ? 'no space may stand beside "="'
    : value.startsWith('"')
      ? "values need a double quote at both ends"
      : "values need double quotes";
  // If a quote is not closed, the end of the value is not known.
  const isCertain = !/^(?:|"[^"]*|“[^”]*|'[^']*)$/.test(value) && !inner.includes('"');
  const edit = isCertain ? { find: text, replace: meant } : undefined;
  return [finding(`${text} has no effect: ${why}.`, `write ${meant}.`, edit)];
}

function adviceOn(word: string, known: readonly string[]): string {
  const other = Object.hasOwn(otherNames, word) ? otherNames[word] : undefined;
  if (flags.some((flag) => flag === word)) return `write "${word}" without a value.`;
  return other !== undefined && known.includes(other)
    ? `write "${other}".`
    : suggest(word, known, `remove it. Options: ${known.join(", ")}.`);
}
