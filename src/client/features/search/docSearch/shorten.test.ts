import { expect, test } from "@jest/globals";
import { shorten } from "./shorten";

const pieces = [
  { text: "One ", isMarked: false },
  { text: "cluster", isMarked: true },
  { text: " of machines", isMarked: false },
];
const shown = (most: number, given = pieces) => {
  const result = shorten(given, most);
  return [result.pieces.map(({ text }) => text).join(""), result.goesOn];
};

test("a text is cut at the end of a word", () => {
  expect(shown(40)).toEqual(["One cluster of machines", false]);
  for (const most of [15, 18]) expect(shown(most)).toEqual(["One cluster of", true]);
  expect(shown(11)).toEqual(["One cluster", true]);
  expect(shown(9)).toEqual(["One", true]);
});

test("what is marked stays marked", () => {
  expect(shorten(pieces, 12).pieces).toEqual(pieces.slice(0, 2));
});

test("an ellipsis at the end is said, not kept", () => {
  expect(shown(40, [...pieces, { text: " …", isMarked: false }])).toEqual(["One cluster of machines", true]);
});

test("one long word is cut where it must be", () => {
  expect(shown(4, [{ text: "incomprehensibilities", isMarked: false }])).toEqual(["inco", true]);
});
