import { readFileSync } from "node:fs";
import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import type { Code } from "mdast";
import { readCodeBlock } from "../../../../node/codeBlocks/readCodeBlock";
import { readReference } from "../../../../node/elements/readReference";
import { checkConfiguration } from "../../checks/checkConfiguration";
import { parseFacts } from "../../data/parseFacts";
import { workbenchData } from "../../kinds/config/workbenchFile";
import { library } from "../../library";
import { checkFile, mostCharacters } from "./checkFile";
import { indexWorkbench, type WorkbenchData } from "./data";
import { examples } from "./examples";

// Large and random files, on a computer that may be busy.
jest.setTimeout(60_000);

const { facts } = parseFacts(await readReference(process.cwd()));
const sent = JSON.stringify(workbenchData(facts, (id) => `https://example.org/docs#${id}`));
const workbench = indexWorkbench(JSON.parse(sent) as WorkbenchData);

const broken = readFileSync(new URL("fixtures/broken.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [title = "", ...lines] = part.split("\n");
    const [document = "", name = ""] = title.split(" | ");
    return { document, name, text: lines.join("\n").trimEnd() };
  });

/** @returns what the command line reports on a code block whose fence is the line before the file's first line. */
async function fromCommandLine({ document, text }: { document: string; text: string }) {
  const place = { line: 0, column: 1, offset: 0 };
  const meta = `title="${document}"`;
  const node: Code = { type: "code", lang: "yaml", meta, value: text, position: { start: place, end: place } };
  const { facts: written, findings } = await readCodeBlock(node, library);
  return [...findings, ...written.configurations.flatMap((each) => checkConfiguration(each, facts))];
}

interface Told {
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly what: string;
}

const told = (all: readonly Told[]) =>
  all.map(({ line, column, rule, what }) => `${Math.max(line, 1)}:${column} ${rule} ${what}`).sort();

test("the fixture has 65 broken files, and covers every document", () => {
  expect(broken).toHaveLength(65);
  expect(new Set(broken.map(({ document }) => document))).toEqual(new Set(facts.documents.keys()));
});

test.each(broken)("the command line and the workbench report the same: $document, $name", async (file) => {
  const there = await fromCommandLine(file);
  const here = checkFile(file.text, file.document, workbench).diagnostics;
  expect(told(here)).toEqual(told(there));
  expect(here.length).toBeGreaterThan(0);
});

test.each(examples)(
  "the example $name is a valid code block of its page, and its document is recognized",
  ({ text, document, page }) => {
    expect(readFileSync(page, "utf8")).toContain(text.trimEnd());
    expect(checkFile(text, null, workbench)).toMatchObject({ document, diagnostics: [] });
  },
);

test("suggests fixes for a file without mentioning code blocks", () => {
  const fixes = broken.flatMap(({ document, text }) => checkFile(text, document, workbench).diagnostics);
  expect(fixes.filter(({ fix }) => fix.includes("after the language"))).toEqual([]);
});

test("reports no missing keys in an empty file", () => {
  expect(checkFile("\n", "model-config.yaml", workbench).diagnostics).toEqual([]);
});

test.each([
  ["a long file", "a: 1\n".repeat(mostCharacters / 4), "too-long", mostCharacters / 5 + 1],
  ["a binary file", "a: 1\nb: \u0000\u0001", "not-text", 2],
  ["deep brackets", `a: 1\nb: ${"[".repeat(50_000)}`, "data-syntax", 2],
  ["deep lists", `a: 1\nb:\n  ${"- ".repeat(40_000)}`, "data-syntax", 3],
  ["a tab", "computing:\r\n\tresource_type: A100\r\n", "data-syntax", 2],
  ["a key twice", "job: a\r\njob: b\r\n", "data-syntax", 2],
])("reports a problem at its line: %s", (_, text, rule, line) => {
  expect(checkFile(text, "job.yaml", workbench).diagnostics).toContainEqual(expect.objectContaining({ rule, line }));
});

test("limits the entries when aliases would multiply to millions of keys", () => {
  const levels = Array.from({ length: 30 }, (_, level) =>
    level === 0 ? "l0: &l0 {a: 1, b: 2}" : `l${level}: &l${level} {a: *l${level - 1}, b: *l${level - 1}}`,
  );
  expect(checkFile(levels.join("\n"), "job.yaml", workbench).entries.length).toBeLessThanOrEqual(10_000);
});

test("never throws for any text, and places each problem within the text", () => {
  const piece = fc.constantFrom(
    "a",
    "job",
    ":",
    " ",
    "\n",
    "\t",
    "\r\n",
    "- ",
    "[",
    "{",
    "}",
    "&a ",
    "*a",
    "!!x ",
    '"',
    "|",
    "? ",
    "#",
    "---\n",
    "<<: ",
    "1",
    "%",
    "é",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(piece).map((all) => all.join("")),
      ),
      (text) => {
        const lines = text.split("\n");
        for (const { line, column } of checkFile(text, null, workbench).diagnostics) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
        }
      },
    ),
    { numRuns: 300, seed: 11 },
  );
});
