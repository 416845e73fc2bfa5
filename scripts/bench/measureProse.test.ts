import { expect, test } from "@jest/globals";
import { readingEase } from "./measureProse.mjs";

test("counts sentences, words and syllables", () => {
  // 206.835 - 1.015 * 6 words - 84.6 * 1 syllable.
  expect(readingEase("The cat sat on the mat.")).toBeCloseTo(116.145);
  expect(readingEase("The cat sat on the mat.\n\n- The cat sat on the mat.\n")).toBeCloseTo(116.145);
});

test("rates long words in long sentences as harder", () => {
  const hard =
    "Organizational heterogeneity considerably complicates the identification of representative configurations, notwithstanding standardization.";
  expect(readingEase(hard)).toBeLessThan(0);
});

test("ignores front matter, headings, tables and code", () => {
  const others =
    "---\ntitle: Incomprehensibility\n---\n\n# Incomprehensibility\n\n| Incomprehensibility |\n| --- |\n| Heterogeneity |\n\n```text\nIncomprehensibility\n```\n\n";
  expect(readingEase(`${others}The cat sat on the mat.`)).toBeCloseTo(116.145);
  // The words around the code are one sentence.
  expect(readingEase("The cat sat `incomprehensibility` on the mat.")).toBeCloseTo(116.145);
});
