import { expect, test } from "@jest/globals";
import { formatPart, insertReport } from "./report.mjs";

const place = (part: string, text: string) => `<!-- bench ${part} -->\n\n${text}<!-- end of bench ${part} -->`;
const document = `# Figures\n\n${place("build", "old\n\n")}\n\nText.\n\n${place("search", "kept\n\n")}\n`;

test("replaces only the report of its part", () => {
  const written = insertReport(document, "build", "new");
  expect(written).toBe(document.replace("old", "new"));
  expect(insertReport(written, "build", "new")).toBe(written);
});

test("throws for a part without a place in the document", () => {
  expect(() => insertReport(document, "prose", "new")).toThrow("<!-- bench prose -->");
});

test("has a column for each site where the part was measured", () => {
  const script = { name: "app.js", bytes: 32_100 };
  const result = (added: number, rows: [string, [string, string][]][]) => ({
    added,
    documents: 121 + added,
    rowsOf: new Map(rows),
    scripts: [script],
  });
  const results = [
    result(0, [
      ["build", [["Cold build, s", "17.5"]]],
      ["pieces", [["all", "18"]]],
      ["javascript", [["Files", "4"]]],
    ]),
    result(2000, [["build", [["Cold build, s", "87.8"]]]]),
  ];
  expect(formatPart("build", "Measured today.", results)).toBe(
    "Measured today.\n\n|  | This site, 121 documents | 2,000 documents more |\n| --- | ---: | ---: |\n| Cold build, s | 17.5 | 87.8 |",
  );
  expect(formatPart("pieces", "Measured today.", results)).not.toContain("2,000");
  expect(formatPart("javascript", "Measured today.", results)).toMatch(/\| `app.js` \| 32.1 \|$/);
});
