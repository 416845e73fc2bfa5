import { expect, test } from "@jest/globals";
import { describe as take } from "./hitKind";

test("keeps the whole text of pages and headings", () => {
  expect(take(false, 0, "option. No.")).toEqual({ kind: "page", kindName: "", text: "option. No." });
  expect(take(false, 2, "")).toEqual({ kind: "heading", kindName: "", text: "" });
});

test.each([
  ["command. Starts a job.", "command", "command", "Starts a job."],
  ["commands. All of them.", "command", "commands", "All of them."],
  ["option. How many.", "option", "option", "How many."],
  ["key of job.yaml. Its name.", "key", "key of job.yaml", "Its name."],
  ["environment variable", "key", "environment variable", ""],
  ["method. Runs it.", "python", "method", "Runs it."],
  ["known issue. It stops. Restart it.", "error", "known issue", "It stops. Restart it."],
  ["term. A round of training.", "term", "term", "A round of training."],
  ["data set. Digits.", "reference", "data set", "Digits."],
  // Its text is still loading.
  ["", "reference", "", ""],
])("splits the kind from the text: %s", (text, kind, kindName, rest) => {
  expect(take(true, 1, text)).toEqual({ kind, kindName, text: rest });
});
