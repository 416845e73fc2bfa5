import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { formatProblem } from "../common/problem";
import { readSynonyms } from "./readSynonyms";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "synonyms-"));
  mkdirSync(path.join(root, "content"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function read(text: string) {
  writeFileSync(path.join(root, "content/search-synonyms.yaml"), text);
  const { synonyms, problems } = await readSynonyms(root);
  return { synonyms, report: problems.map(formatProblem).join("\n") };
}

test("reads groups of phrases", async () => {
  expect(await read("synonyms:\n  - [dp, differential privacy]\n")).toEqual({
    synonyms: [["dp", "differential privacy"]],
    report: "",
  });
});

test("a missing file means no synonyms", async () => {
  expect(await readSynonyms(root)).toEqual({ synonyms: [], problems: [] });
});

test.each([
  ["synonyms:\n  - [dp\n", "synonyms-syntax"],
  ["synonyms: []\nsynonym: []\n", "synonyms-unknown-key"],
  ["# nothing\n", "synonyms-missing-key"],
  ["synonyms:\n  - [dp]\n", "synonyms-wrong-value"],
  ["synonyms:\n  - [3, three]\n", "synonyms-wrong-value"],
])("reports %p as %s", async (text, rule) => {
  const { synonyms, report } = await read(text);
  expect(synonyms).toEqual([]);
  expect(report).toMatch(new RegExp(`^content/search-synonyms.yaml:\\d+:\\d+  ${rule}`));
});
