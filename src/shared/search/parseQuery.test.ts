import { expect, test } from "@jest/globals";
import { asksDefinition, parseQuery, tellsFault } from "./parseQuery";

const synonyms = [
  ["fl", "federated learning"],
  ["log out", "logout"],
];
/** The wordings of each clause, without joined names of code: "federated learning | fl". */
const wordings = (text: string) =>
  parseQuery(text, synonyms).map(({ alternatives }) =>
    alternatives
      .filter(({ terms }) => !terms.some(({ isName }) => isName))
      .map(({ terms }) => terms.map(({ term }) => term).join(" "))
      .join(" | "),
  );
/** The joined names of code of each clause. */
const names = (text: string) =>
  parseQuery(text, synonyms).map(({ alternatives }) =>
    alternatives.flatMap(({ terms }) => terms.filter(({ isName }) => isName).map(({ term }) => term)),
  );

test("ignores words that occur everywhere, unless there are no others", () => {
  expect(wordings("how do I launch a job")).toEqual(["launch", "job"]);
  expect(wordings("how to")).toEqual(["how", "to"]);
});

test("ignores words that only ask, unless there are no others", () => {
  expect(wordings("how much does a gpu cost")).toEqual(["gpu", "cost"]);
  expect(wordings("which datasets are supported")).toEqual(["dataset"]);
  expect(wordings("support")).toEqual(["support"]);
});

test("joins neighboring words into possible code names, also in reverse order", () => {
  expect(names("batch size")).toEqual([
    ["batch_size", "batchsize", "size_batch"],
    ["batch_size", "batchsize", "size_batch"],
  ]);
  expect(names("stop a run")[0]).toContain("run_stop");
  expect(names("client num per round")[0]).toContain("client_num_per_round");
  expect(names("batch_size")).toEqual([[]]);
});

test.each([
  ["what is a silo?", true],
  ["What's Krum", true],
  ["silo meaning", true],
  ["define silo", true],
  ["silo", false],
  ["what goes wrong", false],
  ["meaningful", false],
])("%p asks for a definition: %p", (text, isAsked) => expect(asksDefinition(text)).toBe(isAsked));

test.each([
  ["KeyError: 'silo'", true],
  ["the server is stuck", true],
  ["windows install error", true],
  ["why doesn't it start", true],
  ["No module named silo", true],
  ["connection refused", true],
  ["load() takes 0 positional arguments", true],
  ["FedMLRunner", false],
  ["run.stop()", false],
  ["batch size", false],
  ["federated failover", false],
  ["stop a run", false],
])("%p describes an error: %p", (text, isTold) => expect(tellsFault(text)).toBe(isTold));

test("adds the synonyms of a phrase", () => {
  expect(wordings("FL on phones")).toEqual(["fl | federated learning", "phone"]);
  expect(wordings("federated learning")).toEqual(["federated learning | fl"]);
  // No index holds "out".
  expect(wordings("log out")).toEqual(["log | logout"]);
  // "logout" is not part of the phrase "log out", but another word.
  expect(wordings("logout")).toEqual(["logout"]);
});

test("treats only the last word as a possible beginning", () => {
  const terms = parseQuery("launch clu", []).flatMap(({ alternatives }) =>
    alternatives.flatMap(({ terms: all }) => all.filter(({ isName }) => !isName)),
  );
  expect(terms.map(({ term, isPrefix }) => [term, isPrefix])).toEqual([
    ["launch", false],
    ["clu", true],
  ]);
});

test.each(["", "   ", "?!…", "🚀", "\u0000"])("%p contains no words", (text) =>
  expect(parseQuery(text, synonyms)).toEqual([]),
);

test("cuts a long pasted query", () => {
  expect(parseQuery("word ".repeat(2_000), synonyms).length).toBeLessThanOrEqual(12);
  expect(parseQuery("x".repeat(10_000), synonyms)).toHaveLength(1);
});

test("uses only the last error of a pasted traceback, in one line or several", () => {
  const lines = [
    "Traceback (most recent call last):",
    '  File "train.py", line 3, in load',
    '    raise KeyError("silo")',
    "KeyError: 'silo'",
    "During handling of the above exception, another exception occurred:",
    "Traceback (most recent call last):",
    '  File "train.py", line 9, in main',
    '    raise torch.cuda.OutOfMemoryError("memory")',
    "torch.cuda.OutOfMemoryError: memory exhausted",
  ];
  const error = wordings("torch.cuda.OutOfMemoryError: memory exhausted");
  expect(wordings(lines.join("\n"))).toEqual(error);
  expect(wordings(lines.join(" "))).toEqual(error);
  expect(wordings("traceback of a run")).not.toEqual([]);
});
