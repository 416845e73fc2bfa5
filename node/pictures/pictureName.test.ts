import { expect, test } from "@jest/globals";
import { parsePictureName } from "./pictureName";

test.each([
  ["a/field.png", 1, false, "a/field.png", "a/field.dark.png"],
  ["a/field.dark.png", 1, true, "a/field.png", "a/field.dark.png"],
  ["field@2x.png", 2, false, "field@2x.png", "field@2x.dark.png"],
  ["field@3x.dark.svg", 3, true, "field@3x.svg", "field@3x.dark.svg"],
  ["a.b/dark.png", 1, false, "a.b/dark.png", "a.b/dark.dark.png"],
  ["field@20x.png", 1, false, "field@20x.png", "field@20x.dark.png"],
  ["field.png", 1, false, "field.png", "field.dark.png"],
])("parses %s", (file, density, isDark, light, dark) => {
  expect(parsePictureName(file)).toEqual({ density, isDark, isWrongOrder: false, light, dark });
});

test("detects a .dark before the density and corrects the order", () => {
  const { isWrongOrder, dark, density } = parsePictureName("field.dark@2x.png");
  expect({ isWrongOrder, dark, density }).toEqual({ isWrongOrder: true, dark: "field@2x.dark.png", density: 2 });
});
