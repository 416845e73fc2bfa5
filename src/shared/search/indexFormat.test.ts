import { expect, test } from "@jest/globals";
import { decodeTerms, encodeTerms, type IndexEntry } from "./indexFormat";

const entries: IndexEntry[] = [
  ["cluster", { "0": { "3": 1 }, "4": { "3": 1, "40": 1, "1000": 1 } }],
  ["clusters", { "4": { "0": 1 } }],
  ["mqtt_s3", { "2": { "7": 1 } }],
  ["x".repeat(40), { "4": { "1": 1 } }],
  [`${"x".repeat(39)}y`, { "4": { "1": 1 } }],
];

/** Decodes terms into MiniSearch's format. */
function decoded(text: string): readonly IndexEntry[] {
  return decodeTerms(text).map(({ term, postings }) => [
    term,
    Object.fromEntries(
      postings.map(({ field, records }) => [field, Object.fromEntries(records.map((record) => [record, 1]))]),
    ),
  ]);
}

test("decodes the terms that it has encoded", () => expect(decoded(encodeTerms(entries))).toEqual(entries));

test("knows the fields of a term before its records are read", () => {
  const [cluster] = decodeTerms("0cluster\t0?\t43");
  expect([0, 1, 4].map((field) => cluster?.isIn(field))).toEqual([true, false, true]);
});

test("encodes the common beginning of neighboring terms once", () =>
  expect(encodeTerms(entries).split("\n")[1]).toBe("7s\t40"));

test("encodes no terms as an empty text", () => {
  expect(encodeTerms([])).toBe("");
  expect(decodeTerms("")).toEqual([]);
});

test.each(["<!doctype html>", "{}", "0cluster", "9cluster\t41", "0cluster\t4?"])(
  "throws for %p, which is not a list of terms",
  (text) => expect(() => decoded(text)).toThrow("of an index"),
);
