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
])("%s: %s", (value, expected) => {
  expect(hasPlaceholder(code(value), strings)).toBe(expected);
});

test("a diagram is no code", () => {
  expect(hasPlaceholder(code("graph LR\n  my_machine", "mermaid"), strings)).toBe(false);
});

test("the form comes once, with a field for each value", () => {
  const tree: Root = { type: "root", children: [code("my_machine"), code("my_machine")] };
  offerValues(tree, strings);
  expect(tree.children).toHaveLength(3);
  const fields = textAttribute(tree.children[2] as unknown as JsxElement, "fields");
  expect(JSON.parse(fields ?? "")).toEqual([
    ["Machine name", ["my_machine"]],
    ["Run number", ["RUN_NUMBER", "YOUR_RUN_NUMBER"]],
  ]);
});

test("a document without such words, and a site without values, get none", () => {
  const other: Root = { type: "root", children: [code("other")] };
  offerValues(other, strings);
  expect(other.children).toHaveLength(1);
  const tree: Root = { type: "root", children: [code("my_machine")] };
  offerValues(tree, { ...strings, valueLabels: undefined });
  expect(tree.children).toHaveLength(1);
});
