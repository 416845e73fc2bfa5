import { expect, test } from "@jest/globals";
import type { Problem } from "../common/problem";
import { formatReport } from "./formatReport";

const problems: readonly Problem[] = [
  {
    file: "content/docs/a,b.mdx",
    line: 3,
    column: 5,
    rule: "dead-link",
    severity: "error",
    what: "100% dead:\ngone.",
    fix: 'write "/a".',
  },
  { file: "content/docs/c.mdx", line: 1, rule: "thin-page", severity: "warning", what: "Short.", fix: "say more." },
];
const report = { problems, documents: 7, unchecked: 2 };

test("the text format ends with the counts", () => {
  expect(formatReport(report, "text")).toBe(
    'content/docs/a,b.mdx:3:5  dead-link\n  100% dead:\n  gone.\n  Fix: write "/a".\n\n' +
      "content/docs/c.mdx:1  thin-page  (warning)\n  Short.\n  Fix: say more.\n\n7 documents, 2 unchecked code blocks, 1 error, 1 warning",
  );
  expect(formatReport({ problems: [], documents: 7, unchecked: 2 }, "text")).toBe(
    "7 documents, 2 unchecked code blocks, 0 errors, 0 warnings",
  );
});

test("lists only errors on request, and still counts the warnings", () => {
  const text = formatReport({ ...report, onlyErrors: true }, "text");
  expect(text).toContain("dead-link");
  expect(text).not.toContain("thin-page");
  expect(text).toMatch(/1 error, 1 warning$/);
  expect(formatReport({ ...report, onlyErrors: true }, "github").split("\n")).toHaveLength(1);
});

test("the JSON format contains the problems unchanged", () => {
  expect(JSON.parse(formatReport(report, "json"))).toEqual({
    documents: 7,
    unchecked: 2,
    errors: 1,
    warnings: 1,
    problems,
  });
});

test("the GitHub format escapes characters that would end an annotation", () => {
  expect(formatReport(report, "github")).toBe(
    '::error file=content/docs/a%2Cb.mdx,line=3,col=5,title=dead-link::100%25 dead:%0Agone.%0AFix: write "/a".\n' +
      "::warning file=content/docs/c.mdx,line=1,title=thin-page::Short.%0AFix: say more.",
  );
});
