import { expect, test } from "@jest/globals";
import { parseFenceMeta } from "./fenceMeta";

test("reads values, flags and lines in any order", () => {
  const { values, flags, lines } = parseFenceMeta('{2,4-5} showLineNumbers title="a {1} file.yaml" alt=""');
  expect(values).toEqual({ title: "a {1} file.yaml", alt: "" });
  expect([...flags]).toEqual(["showLineNumbers"]);
  expect([...lines]).toEqual([2, 4, 5]);
});

test.each([null, undefined, ""])("reads nothing from %p", (meta) => {
  const { values, flags, lines } = parseFenceMeta(meta);
  expect([Object.keys(values), flags.size, lines.size]).toEqual([[], 0, 0]);
});

test("ignores reversed ranges and limits huge ones", () => {
  expect([...parseFenceMeta("{5-3,,-}").lines]).toEqual([]);
  expect(parseFenceMeta("{1-99999999}").lines.size).toBe(10_000);
});
