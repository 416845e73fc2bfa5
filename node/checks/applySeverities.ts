import type { SiteSettings } from "../../src/shared/settings";
import type { Problem } from "../common/problem";

/** @param checks severities by rule name. @returns the problems with the severities of the settings, without those that are "off". */
export function applySeverities(problems: readonly Problem[], checks: SiteSettings["checks"] = {}): readonly Problem[] {
  return problems.flatMap((problem) => {
    const severity = checks[problem.rule] ?? problem.severity;
    return severity === "off" ? [] : [{ ...problem, severity }];
  });
}
