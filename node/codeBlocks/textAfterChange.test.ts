import { expect, test } from "@jest/globals";
import { textAfterChange } from "./textAfterChange";

test.each([
  ["a\nb # [!code --]\nc # [!code ++]", "a\n\nc # [!code ++]"],
  ["# [!code --:2]\na\nb\nc", "\n\n\nc"],
  ["a // [!code --:2]\nb\nc", "\n\nc"],
  ["<!-- [!code --] -->\na\nb", "\n\nb"],
  ["a # [!code --:99999999]\nb", "\n"],
  ["a # [!code error]", "a # [!code error]"],
])("of %p, what is shown as taken away is gone, and the lines keep their numbers", (text, expected) => {
  expect(textAfterChange(text)).toBe(expected);
});
