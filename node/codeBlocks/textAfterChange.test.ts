import { expect, test } from "@jest/globals";
import { textAfterChange } from "./textAfterChange";

test.each([
  ["a\nb # [!code --]\nc # [!code ++]", "a\n\nc # [!code ++]"],
  ["# [!code --:2]\na\nb\nc", "\n\n\nc"],
  ["a // [!code --:2]\nb\nc", "\n\nc"],
  ["<!-- [!code --] -->\na\nb", "\n\nb"],
  ["a # [!code --:99999999]\nb", "\n"],
  ["a # [!code error]", "a # [!code error]"],
])("removes the deleted lines of %p and keeps the line numbers", (text, expected) => {
  expect(textAfterChange(text)).toBe(expected);
});
