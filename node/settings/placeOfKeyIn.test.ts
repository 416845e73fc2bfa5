import { expect, test } from "@jest/globals";
import ts from "typescript";
import { findKeyPlace, placeOfKeyIn } from "./placeOfKeyIn";

const text = `import type { SiteSettings } from "../shared/settings";

export const settings = {
  title: "Docs",
  navbar: {
    items: [
      { type: "link", label: "A" },
      { type: "link",
        label: "B" },
    ],
  },
} as const satisfies SiteSettings;

export const learningPaths = [
  { name: "start" },
];
`;

test.each([
  [["title"], 4, 3],
  [["navbar", "items", 1, "label"], 9, 9],
  [["navbar", "items", 1], 8, 7],
  [["navbar", "items", 1, "href"], 8, 7],
  [["navbar", "items", 5, "href"], 6, 5],
  [["unknown", "key"], 1, 1],
  [["learningPaths"], 14, 14],
  [["learningPaths", 0, "name"], 15, 5],
])("finds %j at line %d, column %d", (path, line, column) => {
  expect(findKeyPlace(text, path, ts)).toEqual({ line, column });
});

test("returns the start of the file if the file is missing", () => {
  expect(placeOfKeyIn("/no/such/folder")(["title"])).toEqual({ line: 1, column: 1 });
});
