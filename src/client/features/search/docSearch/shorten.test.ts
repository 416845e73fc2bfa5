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

test("cuts a text at the end of a word", () => {
  expect(shown(40)).toEqual(["One cluster of machines", false]);
  for (const most of [15, 18]) expect(shown(most)).toEqual(["One cluster of", true]);
  expect(shown(11)).toEqual(["One cluster", true]);
  expect(shown(9)).toEqual(["One", true]);
});

test("keeps marked text marked", () => {
  expect(shorten(pieces, 12).pieces).toEqual(pieces.slice(0, 2));
});

test("removes an ellipsis at the end, and reports that the text continues", () => {
  expect(shown(40, [...pieces, { text: " …", isMarked: false }])).toEqual(["One cluster of machines", true]);
});

test("cuts a single long word where necessary", () => {
  expect(shown(4, [{ text: "incomprehensibilities", isMarked: false }])).toEqual(["inco", true]);
});
