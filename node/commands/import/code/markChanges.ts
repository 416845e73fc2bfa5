import type { Code } from "mdast";
import { languageOf } from "../../../syntax/languages";
import type { Draft } from "../draft";

/** Numbers of the lines that a code block shows as added or removed, counted from 1. */
export interface ChangedLines {
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

/** Comment sign of each language. */
export const signs: Readonly<Record<string, string>> = Object.fromEntries([
  ..."bash console python yaml toml ini dockerfile makefile nginx graphql".split(" ").map((name) => [name, "#"]),
  ..."javascript typescript jsx tsx jsonc java kotlin groovy c cpp csharp go rust swift php"
    .split(" ")
    .map((name) => [name, "//"]),
  ..."sql lua".split(" ").map((name) => [name, "--"]),
  ..."html xml vue".split(" ").map((name) => [name, "<!--"]),
  ["css", "/*"],
]) as Record<string, string>;
export const ends: Readonly<Record<string, string>> = { "<!--": " -->", "/*": " */" };

/**
 * Appends `[!code ++]` and `[!code --]` comments to the lines.
 *
 * @returns false, without a change, if the text after one of the lines might not be read as a comment.
 */
export function markChanges(draft: Draft, node: Code, language: string, changes: ChangedLines): boolean {
  const lines = node.value.split("\n");
  const name = languageOf(language);
  const sign = Object.hasOwn(signs, name) ? signs[name] : undefined;
  const isChanged = (_: string, index: number) => changes.added.has(index + 1) || changes.removed.has(index + 1);
  // Empty lines get no mark: a comment on its own line would mark the line below it.
  const changed = lines.filter((line, index) => isChanged(line, index) && line.trim() !== "");
  if (sign === undefined || !changed.every((line) => takesComment(line, sign, node.value))) return false;
  let at = draft.text.indexOf("\n", node.position?.start.offset ?? 0) + 1;
  for (const [index, line] of lines.entries()) {
    const end = draft.text.indexOf("\n", at) === -1 ? draft.text.length : draft.text.indexOf("\n", at);
    at = end + 1;
    if (!isChanged(line, index) || line.trim() === "") continue;
    const mark = changes.removed.has(index + 1) ? "--" : "++";
    draft.replace(end, end, ` ${sign} [!code ${mark}]${ends[sign] ?? ""}`, "added and removed lines of code");
  }
  return true;
}

/** Syntax of multi-line texts, by comment sign: inside them, a comment would be text. */
const longTexts: Readonly<Record<string, RegExp>> = {
  "#": /"""|'''|<<|:\s*[|>][-+\d]*[ \t]*$/m,
  "//": /^(?:[^`\n]*`[^`\n]*`)*[^`\n]*`[^`\n]*$|"""|\/\*(?!.*\*\/)/m,
  "--": /\/\*|\[\[/,
  "<!--": /<(?:script|style|pre)\b|^---|<!--[^>]*$/im,
  "/*": /\/\*/,
};
const statement = /^\s*(?:import|export|const|let|var|return)\b|[;{]\s*$/;

/** Replaces single-line strings in double quotes by `0`; empty strings stay. */
const withoutStrings = (code: string) => code.replace(/"(?:\\.|[^"\\\n])+"/g, "0");

function takesComment(line: string, sign: string, code: string): boolean {
  if (/\\$/.test(line) || longTexts[sign]?.test(withoutStrings(code))) return false;
  if (sign === "<!--") return />\s*$/.test(line);
  // Between JSX tags, two slashes are text.
  return sign !== "//" || !/<\/|\/>/.test(code) || (statement.test(line) && !/[<>]/.test(line));
}
