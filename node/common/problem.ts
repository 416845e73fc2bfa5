import type { RuleName } from "./rules";

/** Where something stands in a file. */
export interface Place {
  /** Counts from 1, front matter included. */
  readonly line: number;
  /** Counts from 1, in UTF-16 code units; missing where the line is all that is known. */
  readonly column?: number;
  /** Where it really stands, when the document includes it from another file; then line and column are those of the element. */
  readonly partial?: PlaceInPartial;
}

/** A place that is known to the column. */
export type Placed = Place & { readonly column: number };

/** A place in a file that documents include. */
export interface PlaceInPartial {
  /** From the repository root, with "/". */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A remedy that can be meant in one way only, so that `npm run check -- --fix` may write it. */
export interface Edit {
  /** Text at or behind the place of the problem, in the same paragraph. */
  readonly find: string;
  readonly replace: string;
}

/** One thing an author has to know, with its place and its remedy. */
export interface Problem extends Place {
  /** From the repository root, with "/". */
  readonly file: string;
  readonly rule: RuleName;
  readonly severity: "error" | "warning";
  readonly what: string;
  /** Text to paste, where possible. */
  readonly fix: string;
  readonly edit?: Edit;
}

/** @returns the problem at the place that its author has to mend. */
export function inPartial<Found extends Place>(found: Found): Found {
  const { partial, ...rest } = found;
  return { ...rest, ...partial } as Found;
}

/** @returns the problems without those that several documents have from one file. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** A problem as it is printed; commands may have rules of their own. */
type Reported = Omit<Problem, "rule"> & { readonly rule: string };

/** @returns three lines: `file:line:column  rule`, what, how to fix. */
export function formatProblem({ file, line, column, rule, severity, what, fix }: Reported): string {
  const mark = severity === "warning" ? "  (warning)" : "";
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${place}  ${rule}${mark}\n${indent(what)}\n${indent(`Fix: ${fix}`)}`;
}

/** Order of a report: by file, then place. */
export function byPlace(a: Reported, b: Reported): number {
  return (
    a.file.localeCompare(b.file, "en") ||
    a.line - b.line ||
    (a.column ?? 0) - (b.column ?? 0) ||
    a.rule.localeCompare(b.rule, "en")
  );
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

function indent(text: string): string {
  return text.replace(/^/gm, "  ");
}
