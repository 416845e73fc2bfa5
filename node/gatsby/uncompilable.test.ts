import { expect, test } from "@jest/globals";
import { uncompilable } from "./uncompilable";

test("lists pages whose own or imported code fails, and the failing module", () => {
  const problem = { line: 1, severity: "error", what: "It fails.", fix: "mend it." } as const;
  const problems = [
    { ...problem, file: "content/docs/a.mdx", rule: "mdx-expression" },
    { ...problem, file: "src/chart.tsx", rule: "unresolved-import" },
    { ...problem, file: "content/docs/c.mdx", rule: "dead-link" },
  ] as const;
  const imported = new Map([["content/docs/b.mdx", ["src/chart.tsx"]]]);
  expect([...uncompilable({ problems, imported })].sort()).toEqual([
    "content/docs/a.mdx",
    "content/docs/b.mdx",
    "src/chart.tsx",
  ]);
});
