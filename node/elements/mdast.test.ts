import { expect, test } from "@jest/globals";
import { code, lines, prose, table, text } from "./mdast";

test.each([
  ["Give --run_id, or the id.", ["--run_id"]],
  ["Reads run_file in data.yaml, or model_args.", ["run_file", "data.yaml", "model_args"]],
  ["Lies in ~/.fedml/my_data, says fedml.data.load().", ["~/.fedml/my_data", "fedml.data.load()"]],
  ["A `fedml logout` does it.", ["fedml logout"]],
  ["a - b, well-known and 2 x 3: nothing.", []],
  ["See https://example.org/a_b for more.", []],
])("marks the names in %j as code", (words, names) => {
  const parts = prose(words);
  expect(parts.flatMap((part) => (part.type === "inlineCode" ? [part.value] : []))).toEqual(names);
  expect(parts.map((part) => ("value" in part ? part.value : "")).join("")).toBe(words.replaceAll("`", ""));
});

test.each([
  ["Here $p_k$ is a share, $\\mu$ a weight and $C$ a bound.", ["p_k", "\\mu", "C"]],
  ["It costs $5 or $50, in $HOME/my_data and $RUN_ID.", []],
  ["Write `$x$` or `echo $RUN_ID`.", []],
])("finds the formulas in %j", (words, formulas) => {
  const found = prose(words).filter(({ type }) => type === "inlineMath");
  expect(found.map((part) => ("value" in part ? part.value : ""))).toEqual(formulas);
});

test("a table leaves out empty columns and labels the cells of the given columns", () => {
  const { children } = table({
    label: "Options",
    className: "reference-options",
    head: ["Option", "Default", "Since", "Meaning"],
    labels: ["Default"],
    rows: [
      [code("--a"), code("1"), [], "First."],
      [code("--b"), [], [], "Second."],
    ],
  });
  expect(children.map((row) => row.children.map((cell) => cell.children.map(({ type }) => type)))).toEqual([
    [["text"], ["text"], ["text"]],
    [["inlineCode"], ["emphasis", "inlineCode"], ["text"]],
    [["inlineCode"], [], ["text"]],
  ]);
});

test("leaves out empty lines", () => {
  expect(lines([], text("a"), "", text("b")).map(({ type }) => type)).toEqual(["text", "break", "text"]);
});
