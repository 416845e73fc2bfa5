import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { problemsOf, readRuleFixture, ruleFixtures } from "../../test/ruleFixture";
import { formatProblem } from "../common/problem";
import { ruleNames } from "../common/rules";

const manual = readFileSync(path.join(process.cwd(), "docs/checks.md"), "utf8");

/** @returns the section of docs/checks.md about a rule, without its heading. No line of an example may look like such a heading. */
function sectionOf(rule: string): string {
  const start = `\`${rule}\`\n`;
  const section = manual.split("\n### ").find((part) => part.startsWith(start)) ?? start;
  return section.slice(start.length);
}

test("every rule has a fixture that breaks it, and every fixture has a rule", () => {
  const names = readdirSync(ruleFixtures).map((file) => path.basename(file, ".txt"));
  expect(names.sort()).toEqual([...ruleNames].sort());
});

test.each(ruleNames)("reports %s as its fixture expects", async (rule) => {
  const fixture = readRuleFixture(rule);
  const problems = await problemsOf(fixture);
  expect(problems.map(formatProblem).join("\n\n")).toBe(fixture.report);
  expect(problems.map((problem) => problem.rule)).toContain(rule);
});

test.each(ruleNames)("docs/checks.md describes %s, with the report of its fixture and a remedy", (rule) => {
  const section = sectionOf(rule);
  const { report } = readRuleFixture(rule);
  expect(section).toContain(report);
  expect(section).toMatch(/^\nAn? (?:error|warning)\. /);
  expect(section).toContain(`${report.split("\n")[0]?.includes("(warning)") ? "A warning" : "An error"}. `);
  expect(section).toMatch(/\n\*\*Remedy\.\*\* \S/);
});
