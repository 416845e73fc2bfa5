import { expect, test } from "@jest/globals";
import { byPlace, formatProblem, hasErrors, type Problem } from "./problem";

const problem: Problem = {
  file: "content/docs/a.mdx",
  line: 14,
  rule: "dead-link",
  severity: "error",
  what: "It leads\nnowhere.",
  fix: "remove it.",
};

test("formats a problem as place and rule, description, and fix", () => {
  expect(formatProblem(problem)).toBe("content/docs/a.mdx:14  dead-link\n  It leads\n  nowhere.\n  Fix: remove it.");
  expect(formatProblem({ ...problem, severity: "warning" })).toMatch(/dead-link {2}\(warning\)\n/);
});

test("sorts problems by file, line number and rule", () => {
  const places = [
    { file: "b", line: 1, rule: "dead-link" },
    { file: "a", line: 10, rule: "dead-link" },
    { file: "a", line: 9, rule: "missing-image" },
    { file: "a", line: 9, rule: "dead-link" },
  ] as const;
  const sorted = places.map((place) => ({ ...problem, ...place })).sort(byPlace);
  expect(sorted.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    "a:9 dead-link",
    "a:9 missing-image",
    "a:10 dead-link",
    "b:1 dead-link",
  ]);
});

test("warnings do not count as errors", () => {
  expect(hasErrors([{ ...problem, severity: "warning" }])).toBe(false);
  expect(hasErrors([{ ...problem, severity: "warning" }, problem])).toBe(true);
});
