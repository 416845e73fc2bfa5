import { expect, test } from "@jest/globals";
import { parseQuery } from "./parseQuery";

const synonyms = [
  ["fl", "federated learning"],
  ["log out", "logout"],
];
/** Each clause as its wordings: "federated learning | fl". */
const wordings = (text: string) =>
  parseQuery(text, synonyms).map(({ alternatives }) =>
    alternatives.map(({ terms }) => terms.map(({ term }) => term).join(" ")).join(" | "),
  );

test("words that stand everywhere tell nothing, unless there are no others", () => {
  expect(wordings("how do I launch a job")).toEqual(["launch", "job"]);
  expect(wordings("how to")).toEqual(["how", "to"]);
});

test("a phrase brings the other words for it", () => {
  expect(wordings("FL on phones")).toEqual(["fl | federated learning", "phone"]);
  expect(wordings("federated learning")).toEqual(["federated learning | fl"]);
  // "out" is in no index.
  expect(wordings("log out")).toEqual(["log | logout"]);
});

test("the last word may be a beginning", () => {
  const terms = parseQuery("launch clu", []).flatMap(({ alternatives }) =>
    alternatives.flatMap(({ terms: all }) => all),
  );
  expect(terms.map(({ term, isPrefix }) => [term, isPrefix])).toEqual([
    ["launch", false],
    ["clu", true],
  ]);
});

test.each(["", "   ", "?!…", "🚀", "\u0000"])("%p asks nothing", (text) =>
  expect(parseQuery(text, synonyms)).toEqual([]),
);

test("what is pasted is cut", () => {
  expect(parseQuery("word ".repeat(2_000), synonyms).length).toBeLessThanOrEqual(12);
  expect(parseQuery("x".repeat(10_000), synonyms)).toHaveLength(1);
});
