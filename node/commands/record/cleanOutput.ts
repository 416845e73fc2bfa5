/** Cleans the output of a run before it is recorded. The same rules apply to all runs, so that authors need not edit output by hand. */

export interface OutputPlaces {
  /** Absolute path of the folder in which the blocks run; readers see "~/project". */
  readonly folder: string;
  /** Absolute path of the home folder of the blocks; readers see "~". */
  readonly home: string;
  /** Absolute path of the environment; readers see "~/environment". */
  readonly environment: string;
}

/** A replacement in each line. */
export interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** Applied to each line in this order, before the site's own rules. */
export const commonRules: readonly Rule[] = [
  { name: "colors", pattern: /\u001b\[[0-9;?]*[A-Za-z]/g, replacement: "" },
  { name: "overwritten", pattern: /^[^\n]*\r(?=[^\r])/, replacement: "" },
  { name: "trailing space", pattern: /\s+$/, replacement: "" },
  {
    name: "dates",
    pattern: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2}(?:\.\d+)?\b/g,
    replacement: "…",
  },
  { name: "times", pattern: /\b\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:[.,]\d+)?/g, replacement: "…" },
  { name: "ids", pattern: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, replacement: "<uuid>" },
  { name: "addresses in memory", pattern: /\b0x[0-9a-f]{8,}\b/g, replacement: "0x…" },
  { name: "process ids", pattern: /\b(pid|process id)([ =:]+)\d+\b/gi, replacement: "$1$2<pid>" },
];

/** Maximum number of output lines that readers see, and how many of them are from its end. */
const longest = 40;
const tail = 22;
/** Maximum number of characters in a line. */
const widest = 220;

export interface Cleaning {
  readonly places: OutputPlaces;
  /** The site's own rules. */
  readonly rules: readonly Rule[];
  /** Text that a line must contain to be recorded; null records all lines. */
  readonly only: string | null;
}

/** @returns the lines of an output as readers see them. */
export function cleanOutput(text: string, { places, rules, only }: Cleaning): readonly string[] {
  const all = [...commonRules, ...rules];
  const lines = text
    .replaceAll(places.environment, "~/environment")
    .replaceAll(places.folder, "~/project")
    .replaceAll(places.home, "~")
    .split("\n")
    .map((line) => all.reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), line));
  const kept = only === null ? lines : lines.filter((line) => line.includes(only));
  return cut(trim(kept).map(shorten));
}

function trim(lines: readonly string[]): readonly string[] {
  const isText = (line: string) => line !== "";
  const first = lines.findIndex(isText);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}

function shorten(line: string): string {
  return line.length <= widest ? line : `${line.slice(0, widest)} …`;
}

function cut(lines: readonly string[]): readonly string[] {
  if (lines.length <= longest) return lines;
  const left = lines.length - longest;
  return [...lines.slice(0, longest - tail), `… ${left} lines left out …`, ...lines.slice(-tail)];
}
