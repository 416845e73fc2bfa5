import type { RuleName } from "./rules";

/** A position in a file. */
export interface Place {
  /** Counts from 1, including front matter. */
  readonly line: number;
  /** Counts from 1, in UTF-16 code units; missing if only the line is known. */
  readonly column?: number;
  /** The actual position, if the document includes it from another file; line and column are then those of the including element. */
  readonly partial?: PlaceInPartial;
}

/** A position with a column. */
export type Placed = Place & { readonly column: number };

/** A position in a file that documents include. */
export interface PlaceInPartial {
  /** From the repository root, with "/". */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An unambiguous correction, which `npm run check -- --fix` may apply. */
export interface Edit {
  /** Text at or after the place of the problem, in the same paragraph. */
  readonly find: string;
  readonly replace: string;
}

/** One problem for an author to fix, with its place and remedy. */
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

/** @returns the problem at the place where its author has to fix it. */
export function inPartial<Found extends Place>(found: Found): Found {
  const { partial, ...rest } = found;
  return { ...rest, ...partial } as Found;
}

/** @returns the place of code in a part of a document, which may come from an included file. */
export function placeWithin(part: Placed, { line, column }: Pick<Placed, "line" | "column">): Placed {
  return part.partial ? { ...part, partial: { ...part.partial, line, column } } : { line, column };
}

/** @returns the problems without duplicates, which occur if several documents include one file. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** A problem to print; commands may have rules of their own. */
type Reported = Omit<Problem, "rule"> & { readonly rule: string };

/** @returns three parts on separate lines: `file:line:column  rule`, what, how to fix. */
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
