import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const document = readFileSync("docs/SPEC-COVERAGE.md", "utf8");
const named = [...document.matchAll(/`(?<file>[\w./-]+\.(?:test|spec)\.tsx?)` "(?<title>[^"]+)"/g)].map(
  ({ groups }) => [groups?.["file"] ?? "", groups?.["title"] ?? ""] as const,
);

test.each(named)("%s contains the title “%s”", (file, title) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(title);
});

test("every table row names a test", () => {
  const lines = document.split("\n").filter((line) => line.startsWith("| ") && !/^\| (?:Line|---)/.test(line));
  expect(lines.filter((line) => !/` "/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(40);
});
