import type { RuleName } from "./rules";

/** One thing an author has to know, with its place and its remedy. */
export interface Problem {
  /** From the repository root, with "/". */
  readonly file: string;
  /** Counts from 1, front matter included. */
  readonly line: number;
  readonly rule: RuleName;
  readonly severity: "error" | "warning";
  readonly what: string;
  /** Text to paste, where possible. */
  readonly fix: string;
}

/** @returns three lines: `file:line  rule`, what, how to fix. */
export function formatProblem({ file, line, rule, severity, what, fix }: Problem): string {
  const mark = severity === "warning" ? "  (warning)" : "";
  return `${file}:${line}  ${rule}${mark}\n${indent(what)}\n${indent(`Fix: ${fix}`)}`;
}

/** Order of a report: by file, then line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.rule.localeCompare(b.rule, "en");
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

function indent(text: string): string {
  return text.replace(/^/gm, "  ");
}
