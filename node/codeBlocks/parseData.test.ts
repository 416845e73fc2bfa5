import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseJson, parseToml } from "./parseData";

const linesOf = (findings: readonly { readonly line: number }[]) => findings.map(({ line }) => line);

test.each([
  ['{"a": 1}', []],
  ["null", []],
  ['{\n  "a": 1,\n}', [3]],
  ["{'a': 1}", [1]],
  ["[1,\n2\n3]", [3]],
  ['{"a": "x\ny"}', [1]],
  ['{"a": 1} // why', [1]],
  ['{"a": 1}\n{"b": 2}', [2]],
  ["[1, 2", [1]],
  ["", [1]],
  ['["\\x"]', [1]],
  ["[01]", [1]],
])("reports the errors of JSON %p on lines %p", async (text, lines) => {
  expect(linesOf(await parseJson({ text, firstLine: 1 }))).toEqual(lines);
});

test.each([
  ["a = 1\n[b]\nc = [1, 2]", []],
  ["a = 1\nb = ", [2]],
  ["a = 1\na = 2", [2]],
  ["a: 1", [1]],
])("reports the errors of TOML %p on lines %p", async (text, lines) => {
  expect(linesOf(await parseToml({ text, firstLine: 1 }))).toEqual(lines);
});

test("accepts all generated JSON, and places every error in any text on one of its lines", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await parseJson({ text: JSON.stringify(value, null, 2), firstLine: 1 })).toEqual([]);
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const last = text.split("\n").length;
      const codeBlock = { text, firstLine: 1 };
      for (const { line } of [...(await parseJson(codeBlock)), ...(await parseToml(codeBlock))]) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(last);
      }
    }),
  );
});
