import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { applyHandEdits, mostHandEdits } from "./handEdits";
import { readHandEdits, readSources } from "./readSources";

const file = "content/docs/guide/a.mdx";

test("replaces text in its line, and inserts characters such as $& literally", () => {
  const edits = [
    { file, line: 2, old: "![]", new: "![A $& cat]" },
    { file, line: 1, old: "#a", new: "" },
  ];
  expect(applyHandEdits(file, "[a](#a)\n![](b.png)\n", edits)).toBe("[a]()\n![A $& cat](b.png)\n");
});

test("reports all edits that do not fit at once", () => {
  const edits = [
    { file, line: 1, old: "b", new: "" },
    { file, line: 1, old: "a", new: "" },
    { file, line: 9, old: "x".repeat(61), new: "" },
  ];
  expect(() => applyHandEdits(file, "aa", edits)).toThrow(
    `${file}:1  "b" is there 0 times instead of once.
${file}:1  "a" is there 2 times instead of once.
${file}:9  "old" is not 1 to 60 characters long.
Fix: correct the edits of the source.`,
  );
});

test("each source has a pinned commit and few edits", () => {
  const root = process.cwd();
  for (const source of readSources(root, [])) {
    expect(source.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(readHandEdits(root, source).length).toBeLessThanOrEqual(mostHandEdits);
  }
  expect(() => readSources(root, ["nothing"])).toThrow('"nothing" is not one of doc.fedml.ai, redux-toolkit');
  expect(readSources(root, ["vitepress"])).toHaveLength(1);
});

test("the table of docs/MIGRATION.md names the sources and their commits", () => {
  const document = readFileSync(path.join(process.cwd(), "docs/MIGRATION.md"), "utf8");
  for (const { name, commit } of readSources(process.cwd(), []))
    expect(document).toContain(`\`${name}\`, commit \`${commit.slice(0, 8)}\``);
});
