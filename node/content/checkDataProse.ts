import type { Problem } from "../common/problem";
import type { ProseRules } from "../common/proseRules";
import type { SourceFile } from "../common/sources";
import { describePhrase, findPhrases } from "./findPhrases";

/** "key: value", also in a list item. */
const keyPattern = /^(?<indent>\s*(?:- +)*)(?<key>[\w-]+):(?=\s|$)/;

/** The last problems of each file. Each save in the live preview checks all files, but changes at most one. */
const known = new Map<
  string,
  { readonly text: string; readonly rules: ProseRules; readonly problems: readonly Problem[] }
>();

/**
 * Finds phrases to avoid in the values of YAML files that readers see.
 *
 * Searches the text without parsing it, and looks up the key only for a phrase that it finds.
 */
export function checkDataProse(sources: readonly SourceFile[], rules: ProseRules): readonly Problem[] {
  return sources.flatMap((source) => {
    const last = known.get(source.file);
    if (last?.text === source.text && last.rules === rules) return last.problems;
    const problems = checkFile(source, rules);
    known.set(source.file, { text: source.text, rules, problems });
    return problems;
  });
}

function checkFile({ file, text }: SourceFile, rules: ProseRules): readonly Problem[] {
  const keys = new Set(rules.dataKeys);
  const lines = text.split("\n");
  return findPhrases(text, rules.phrases).flatMap((found): readonly Problem[] => {
    const before = text.slice(0, found.index).split("\n");
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    const key = keyAt(lines, line, column);
    if (!key || !keys.has(key.name) || isInCode(lines, key.line, { line, column })) return [];
    const [what, fix] = describePhrase(found);
    return [{ file, line, column, rule: "avoided-phrase", severity: "warning", what, fix }];
  });
}

interface Key {
  readonly name: string;
  readonly line: number;
}

/** @returns the key whose value contains a place: the key of the line, or of the nearest line above that is indented less. */
function keyAt(lines: readonly string[], line: number, column: number): Key | null {
  const text = lines[line - 1] ?? "";
  if (/^\s*#/.test(text)) return null;
  const own = keyPattern.exec(text);
  if (own) return column > own[0].length ? { name: own.groups?.["key"] ?? "", line } : null;
  let [indent, isItem] = [indentOf(text), isListItem(text)];
  for (let above = line - 1; above > 0; above -= 1) {
    const candidate = lines[above - 1] ?? "";
    const key = keyPattern.exec(candidate);
    if (key) {
      const own = (key.groups?.["indent"] ?? "").length;
      // A list may have the same indentation as its key.
      const isHolder = own < indent || (own === indent && isItem && !isListItem(candidate));
      if (isHolder) return { name: key.groups?.["key"] ?? "", line: above };
    } else if (candidate.trim() !== "" && indentOf(candidate) < indent) {
      [indent, isItem] = [indentOf(candidate), isListItem(candidate)];
    }
  }
  return null;
}

function isListItem(line: string): boolean {
  return line.trimStart().startsWith("- ");
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** Whether a place within a value is between backticks. */
function isInCode(
  lines: readonly string[],
  first: number,
  { line, column }: { line: number; column: number },
): boolean {
  const value = [...lines.slice(first - 1, line - 1), (lines[line - 1] ?? "").slice(0, column - 1)].join("\n");
  return (value.match(/`/g)?.length ?? 0) % 2 === 1;
}
