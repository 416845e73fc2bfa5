import { expect, test } from "@jest/globals";
import { hasReadableFrontMatter } from "./hasReadableFrontMatter";

test("reads any front matter that is a YAML mapping", () => {
  expect(hasReadableFrontMatter("---\ntitle: A\n---\n\nText.\n")).toBe(true);
  expect(hasReadableFrontMatter("\uFEFF---\r\nunknown: [1, 2]\r\n---\r\n")).toBe(true);
});

test.each([
  ["none at all", "Text.\n"],
  ["one without an end", "---\ntitle: A\n"],
  ["a bracket that stays open", "---\ntitle: [A\n---\n"],
  ["the same key twice", "---\ntitle: A\ntitle: B\n---\n"],
  ["a text instead of keys", "---\ntitle\n---\n"],
  ["nothing", "---\n---\n"],
])("cannot read front matter: %s", (_, text) => {
  expect(hasReadableFrontMatter(text)).toBe(false);
});
