import { expect, test } from "@jest/globals";
import { formatDetails, formatRow, formatTable, renewTable, type Migration } from "./formatMigrations";

const content = (words: string, more = {}) => ({ words: words.split(" "), pictures: 0, boxes: 0, tabs: 0, ...more });
const migration: Migration = {
  source: {
    name: "handbook",
    kind: "docusaurus",
    repository: "https://git.example.org/handbook",
    commit: "0123456789abcdef0123456789abcdef01234567",
    take: [],
    leave: [],
    docs: "docs",
    site: "https://example.org",
  },
  pages: 3,
  edits: 2,
  site: { afterFix: ["a.mdx:1  dead-link  It is not there."], left: [], isBuilt: true },
  compared: [
    {
      file: "a.md",
      source: content("one two", { pictures: 2, tabs: 1 }),
      rendered: content("one", { pictures: 1, tabs: 3 }),
      missing: ["two"],
    },
    {
      file: "b.md",
      source: content("three four", { boxes: 1 }),
      rendered: content("three four", { pictures: 1, boxes: 1 }),
      missing: [],
    },
  ],
};

test("does not offset what one page lacks with what another page has too much", () => {
  expect(formatRow(migration, 4)).toBe(
    "| `handbook`, commit `01234567` | docusaurus | 3 | 1 | 2 | 0 | yes | 2, seed 4 | 75.00 % of 4 | 1 of 2 | 1 of 1 | 1 of 1 |",
  );
});

test("lists the errors, and what each page lacks", () => {
  expect(formatDetails(migration)).toBe(`  Errors after check --fix: 1
    a.mdx:1  dead-link  It is not there.
  Pages that lack something: 1
    a.md  pictures 1 of 2; 1 words: two`);
  expect(formatDetails({ ...migration, site: { afterFix: [], left: [], isBuilt: false }, compared: [] })).toContain(
    "The site did not build.",
  );
});

test("replaces the rows of its sources, keeps the others, and throws without a place for them", () => {
  const [a, b] = ["| `a`, commit `1` | old |", "| `b`, commit `1` | old |"];
  const document = `x\n\n<!-- migrations:start -->\n\n${formatTable([a, b])}\n\n<!-- migrations:end -->\ny\n`;
  const sources = [{ name: "a" }, { name: "b" }, { name: "c" }];
  expect(renewTable(document, sources, new Map([["b", "| new |"]]))).toBe(document.replace(b, "| new |"));
  expect(() => renewTable("a", sources, new Map())).toThrow('There is no "<!-- migrations:start -->"');
});
