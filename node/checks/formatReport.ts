import { formatProblem, type Problem } from "../common/problem";

export const reportFormats = ["text", "json", "github"] as const;
export type ReportFormat = (typeof reportFormats)[number];

export interface Report {
  readonly problems: readonly Problem[];
  /** Number of checked documents. */
  readonly documents: number;
  /** Number of code blocks that the author has excluded from the checks, with a reason. */
  readonly unchecked: number;
  /** Whether to list only errors; the counts include warnings in any case. */
  readonly onlyErrors?: boolean;
}

/** @returns what `npm run check` prints: for people, for programs, or as annotations of a pull request. */
export function formatReport(report: Report, format: ReportFormat): string {
  const { documents, unchecked, onlyErrors = false } = report;
  const found = report.problems.filter(({ severity }) => severity === "error");
  const errors = found.length;
  const warnings = report.problems.length - errors;
  const problems = onlyErrors ? found : report.problems;
  switch (format) {
    case "json":
      return JSON.stringify({ documents, unchecked, errors, warnings, problems }, null, 2);
    case "github":
      return problems.map(formatAnnotation).join("\n");
    case "text": {
      const counts = [
        counted(documents, "document"),
        counted(unchecked, "unchecked code block"),
        counted(errors, "error"),
        counted(warnings, "warning"),
      ];
      return [...problems.map(formatProblem), counts.join(", ")].join("\n\n");
    }
  }
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** @source GitHub Actions, workflow commands: characters that would end a property or a message are escaped. */
function formatAnnotation({ file, line, column, rule, severity, what, fix }: Problem): string {
  const property = (text: string) => escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = `file=${property(file)},line=${line}${column === undefined ? "" : `,col=${column}`}`;
  return `::${severity} ${place},title=${property(rule)}::${escape(`${what}\nFix: ${fix}`)}`;
}

function escape(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
