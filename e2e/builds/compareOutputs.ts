import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Longest part of a line to show, in UTF-16 code units. */
const longestPart = 160;

export interface Difference {
  /** Path from the output's root. */
  readonly file: string;
  readonly kind: "missing" | "left over" | "other";
}

/** @returns how an output differs from the correct one, in file names and bytes; sorted. */
export function compareOutputs(output: string, right: string): readonly Difference[] {
  const given = filesOf(output);
  const expected = filesOf(right);
  const isOther = (file: string) => !readFileSync(path.join(output, file)).equals(readFileSync(path.join(right, file)));
  return [...new Set([...given, ...expected])].sort().flatMap((file): readonly Difference[] => {
    if (!given.has(file)) return [{ file, kind: "missing" }];
    if (!expected.has(file)) return [{ file, kind: "left over" }];
    return isOther(file) ? [{ file, kind: "other" }] : [];
  });
}

function filesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return new Set(entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))));
}

/**
 * @param outputs two folders, keyed by their names in the report.
 * @returns the first difference in the first text file that differs; "" if no text file does.
 */
export function firstDifferingLine(
  outputs: Readonly<Record<string, string>>,
  differences: readonly Difference[],
): string {
  for (const { file, kind } of differences) {
    if (kind !== "other") continue;
    const contents = Object.values(outputs).map((output) => readFileSync(path.join(output, file)));
    if (contents.some((content) => content.includes(0))) continue;
    const [lines = [], others = []] = contents.map((content) => content.toString().split("\n"));
    const row = Math.max(
      lines.findIndex((line, index) => line !== others[index]),
      0,
    );
    const [line = "", other = ""] = [lines[row], others[row]];
    let column = 0;
    while (column < line.length && line[column] === other[column]) column += 1;
    // Lines of HTML are long; the text before the difference shows where it is.
    const start = Math.max(0, column - longestPart / 2);
    const parts = [line, other].map((text) => text.slice(start, start + longestPart));
    const rows = Object.keys(outputs).map((name, index) => `    ${name}: ${parts[index] ?? ""}`);
    return [`  ${file}:${row + 1}:${column + 1}`, ...rows].join("\n");
  }
  return "";
}
