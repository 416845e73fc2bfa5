import { expect, test } from "@jest/globals";
import { nearAnchorsFirst, nearestAnchor } from "./nearestAnchor";

test.each([
  [
    "more words",
    "accessibilitystate-ios-android",
    ["accessibilityliveregion-android", "accessibilitystate"],
    "accessibilitystate",
  ],
  [
    "the longest of several beginnings",
    "install-on-windows-11",
    ["install", "install-on-windows"],
    "install-on-windows",
  ],
  ["fewer words", "options", ["command-line", "options-of-the-server"], "options-of-the-server"],
  ["fewer words of a name", "a_polling", ["a_kind", "a_polling_interval"], "a_polling_interval"],
  ["a word left out", "install-the-library", ["install-library", "use-the-library"], "install-library"],
  ["similar words", "installing-fedml", ["install-fedml", "uninstall"], "install-fedml"],
])("finds the anchor for one with %s", (_, wrong, anchors, expected) => {
  expect(nearestAnchor(wrong, anchors)).toBe(expected);
});

test.each([
  ["the same last word", "agent-reporter", ["tree-reporter", "json-reporter"]],
  ["the same first word", "typecheck-build", ["typecheck-only"]],
  ["several longer anchors", "options", ["options-of-the-server", "options-of-the-client"]],
  ["another number", "v4-changes", ["v5-changes"]],
  ["no anchors", "options", []],
])("finds none with %s", (_, wrong, anchors) => {
  expect(nearestAnchor(wrong, anchors)).toBeNull();
});

test("lists anchors with the first word of a wrong one first", () => {
  const anchors = ["options", "testenvironment-node", "reference", "testenvironmentoptions-object"];
  expect(nearAnchorsFirst("testenvironment-string", anchors)).toEqual([
    "testenvironment-node",
    "testenvironmentoptions-object",
    "options",
    "reference",
  ]);
});
