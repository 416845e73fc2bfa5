import { expect, test } from "@jest/globals";
import type { Problem } from "../common/problem";
import { noReference } from "../elements/reference";
import { isReported } from "./isReported";

const page = "content/docs/page.mdx";

test("an error in a document, or in a file that it shows, explains a page that cannot be rendered", () => {
  const snippets = { "part.mdx": { text: '<Include file="inner.mdx" />', digest: "1" } };
  const isReportedWith = (file: string, severity: Problem["severity"] = "error") => {
    const problem = { file, line: 1, rule: "missing-image", severity, what: "What.", fix: "how." } as const;
    const imported = new Map([[page, ["src/chart.tsx"]]]);
    const loaded = { problems: [problem], reference: { ...noReference, snippets }, imported };
    return isReported(page, '<Include file="part.mdx" />', loaded);
  };
  for (const file of [page, "content/snippets/part.mdx", "content/snippets/inner.mdx", "src/chart.tsx"])
    expect(isReportedWith(file)).toBe(true);
  expect(isReportedWith("content/docs/other.mdx")).toBe(false);
  expect(isReportedWith("content/snippets/part.mdx", "warning")).toBe(false);
});
