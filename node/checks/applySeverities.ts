import type { SiteSettings } from "../../src/shared/settings";
import type { Problem } from "../common/problem";

/** @param checks severities by the names of rules. @returns the problems as the settings want them; what is "off" is gone. */
export function applySeverities(problems: readonly Problem[], checks: SiteSettings["checks"] = {}): readonly Problem[] {
  return problems.flatMap((problem) => {
    const severity = checks[problem.rule] ?? problem.severity;
    return severity === "off" ? [] : [{ ...problem, severity }];
  });
}
