import { describe, expect, test } from "@jest/globals";
import { partTermsOf, placedWordsOf, stemOf, termsOf, toTerm, wholeTermsOf, wordsOf } from "./terms";

describe("normalization of a word", () => {
  test.each([
    ["clusters", "cluster"],
    ["libraries", "library"],
    ["boxes", "box"],
    ["caches", "cache"],
    ["classes", "class"],
    ["GPUs", "GPU"],
    ["APIs", "api"],
    ["defences", "defense"],
    ["behaviour", "behavior"],
    ["centre", "center"],
    ["organisation", "organization"],
    ["customising", "customizing"],
    ["optimiser", "optimizer"],
    ["analyse", "analyze"],
    ["labelled", "labeled"],
    ["analysing", "analyzing"],
    ["organise", "organize"],
    ["naïve", "naive"],
    ["ＡＰＩ", "api"],
  ])("gives %s and %s the same term", (a, b) => expect(toTerm(a)).toBe(toTerm(b)));

  test.each(["status", "analysis", "class", "campus", "constructor", "__proto__", "enterprise", "noise", "raised"])(
    "keeps the ending of %s",
    (word) => expect(toTerm(word)).toBe(word.replace(/(?<=s)e$/, "")),
  );
});

test("finds code names whole and in parts", () => {
  expect(wordsOf("appml.api.launch_job --cluster AppMLRunner mqtt_s3 on-prem FedAvg")).toEqual([
    { term: "appml.api.launch_job", parts: ["appml", "api", "launch", "job"], isIdentifier: true },
    { term: "--cluster", parts: ["cluster"], isIdentifier: true },
    { term: "appmlrunner", parts: ["runner"], isIdentifier: true },
    { term: "mqtt_s3", parts: ["mqtt", "s3"], isIdentifier: true },
    { term: "on-prem", parts: ["on", "prem"], isIdentifier: false },
    { term: "fedavg", parts: [], isIdentifier: false },
  ]);
  expect(wholeTermsOf("appml.api.launch_job")).toEqual(["appml.api.launch_job", "launch_job"]);
  expect(wholeTermsOf("On-premise clusters")).toEqual(["on-premise", "premis", "cluster"]);
  expect(partTermsOf("appml.api.launch_job on-prem")).toEqual(["appml", "api", "launch", "job"]);
});

test("ignores signs, emoji and the characters of markup", () => {
  expect(termsOf("🚀 <script>alert(1)</script> ?!… -- --")).toEqual(["script", "alert", "1", "script"]);
  expect(termsOf("the and of")).toEqual([]);
});

test("finds the place of each word", () => {
  const text = "Run `appml launch` 🚀 now";
  expect(placedWordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Run",
    "appml",
    "launch",
    "now",
  ]);
});

test.each([
  ["running", "runner"],
  ["installing", "installation"],
  ["deployment", "deploy"],
  ["trainer", "training"],
  ["simulate", "simulation"],
  ["simulator", "simulating"],
  ["customized", "custom"],
  ["optimizer", "optimization"],
  ["queries", "query"],
  ["configure", "configuration"],
])("%s and %s are forms of one word", (a, b) => expect(stemOf(toTerm(a))).toBe(stemOf(toTerm(b))));

test.each([
  ["runtime", "running"],
  ["server", "service"],
  ["format", "formula"],
])("%s is not a form of %s", (a, b) => expect(stemOf(a)).not.toBe(stemOf(b)));

test.each(["gpu", "mqtt_s3", "version2", ""])("%p has no other forms", (word) => expect(stemOf(word)).toBeNull());
