import { expect, test } from "@jest/globals";
import { isOneTypo } from "./isOneTypo";

test.each([
  ["cluster", "clsuter", true],
  ["cluster", "cluste", true],
  ["cluster", "cluuster", true],
  ["cluster", "clister", true],
  ["cluster", "luster", true],
  ["cluster", "cluster", false],
  ["cluster", "clutser", true],
  ["cluster", "clist", false],
  ["cluster", "retsulc", false],
  ["aa", "aaa", true],
])("%s and %s differ by one typo: %p", (a, b, isTypo) => {
  expect(isOneTypo(a, b)).toBe(isTypo);
  expect(isOneTypo(b, a)).toBe(isTypo);
});
