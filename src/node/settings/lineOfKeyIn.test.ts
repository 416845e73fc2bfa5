import { expect, test } from "@jest/globals";
import ts from "typescript";
import { findKeyLine, lineOfKeyIn } from "./lineOfKeyIn";

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
`;

test.each([
  [["title"], 4],
  [["navbar", "items", 1, "label"], 9],
  [["navbar", "items", 1], 8],
  [["navbar", "items", 1, "href"], 8],
  [["navbar", "items", 5, "href"], 6],
  [["unknown", "key"], 1],
])("%j stands in line %d", (path, line) => {
  expect(findKeyLine(text, path, ts)).toBe(line);
});

test("without the file, it is the first line", () => {
  expect(lineOfKeyIn("/no/such/folder")(["title"])).toBe(1);
});
