import { expect, test } from "@jest/globals";
import { splitNumberPrefix, withoutNumberPrefixes } from "./numberPrefix";

test.each([
  ["01-intro", "intro", 1],
  ["10_intro", "intro", 10],
  ["2. The start", "The start", 2],
  ["007---bond", "bond", 7],
  ["intro", "intro", null],
  ["intro-01", "intro-01", null],
  ["3d", "3d", null],
  ["42", "42", null],
  ["1-", "1-", null],
  // Dates and versions.
  ["2026-11-24-news", "2026-11-24-news", null],
  ["11-24-news", "11-24-news", null],
  ["1.2-notes", "1.2-notes", null],
  ["7.0.x", "7.0.x", null],
])("splits %s into the name %s and the position %s", (given, name, position) => {
  expect(splitNumberPrefix(given)).toEqual({ name, position });
});

test("removes the number prefix from each part of a path", () => {
  expect(withoutNumberPrefixes("01-guide/2026-01-news/02-intro")).toBe("guide/2026-01-news/intro");
  expect(withoutNumberPrefixes("")).toBe("");
});
