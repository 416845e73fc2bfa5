import { expect, test } from "@jest/globals";
import type { Code, Root } from "mdast";
import { testDocumentStrings as strings } from "../../test/testStrings";
import { textAttribute, type JsxElement } from "../syntax/tree";
import { hasPlaceholder, offerValues } from "./offerValues";

const code = (value: string, lang = "bash"): Code => ({ type: "code", lang, value });

test.each([
  ["run -m my_machine", true],
  ['name: "my_machine"', true],
  ["https://example.org/my_machine/state", true],
  ["export RUN_NUMBER=YOUR_RUN_NUMBER", true],
  ["my_machine_2", false],
  ["my_machine-2", false],
  ["not_my_machine", false],
  ["other", false],
])("hasPlaceholder of %s is %s", (value, expected) => {
  expect(hasPlaceholder(code(value), strings)).toBe(expected);
});

test("ignores placeholders in a diagram", () => {
  expect(hasPlaceholder(code("graph LR\n  my_machine", "mermaid"), strings)).toBe(false);
});

test("adds the form once, with a field for each value", () => {
  const tree: Root = { type: "root", children: [code("my_machine"), code("my_machine")] };
  offerValues(tree, strings);
  expect(tree.children).toHaveLength(3);
  const fields = textAttribute(tree.children[2] as unknown as JsxElement, "fields");
  expect(JSON.parse(fields ?? "")).toEqual([
    ["Machine name", ["my_machine"]],
    ["Run number", ["RUN_NUMBER", "YOUR_RUN_NUMBER"]],
  ]);
});

test("adds no form to a document without placeholders, or on a site without values", () => {
  const other: Root = { type: "root", children: [code("other")] };
  offerValues(other, strings);
  expect(other.children).toHaveLength(1);
  const tree: Root = { type: "root", children: [code("my_machine")] };
  offerValues(tree, { ...strings, valueLabels: undefined });
  expect(tree.children).toHaveLength(1);
});
