import { expect, test } from "@jest/globals";
import { testBuildStrings, testStrings } from "../../test/testStrings";
import { valueLabels } from "./settings";
import { buildStrings, strings } from "./strings";

type Texts = { readonly [key: string]: string | Texts };

/** @returns the placeholders in braces of every text, by the path of the text; for plural forms, those of all forms together. */
function namesIn(texts: Texts, place = ""): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === "string") return [[`${place}${key}`, bracesOf(text)] as const];
    if ("other" in text) return [[`${place}${key}`, bracesOf(Object.values(text).join())] as const];
    return namesIn(text, `${place}${key}.`);
  });
}

function bracesOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{.*?\}/g))].sort();
}

test("no placeholder word of code blocks names a key, a token or a password", () => {
  const words = Object.keys(valueLabels);
  expect(words.filter((word) => !/^\w+$/.test(word) || /key|token|secret|pass/i.test(word))).toEqual([]);
});

test("each text has exactly the placeholders that the program fills in", () => {
  expect(namesIn(strings as unknown as Texts)).toEqual(namesIn(testStrings as unknown as Texts));
  expect(namesIn(buildStrings as unknown as Texts)).toEqual(namesIn(testBuildStrings as unknown as Texts));
});
