import { describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";
import { findDenseText, mostBars, mostItems, mostLines, mostQuotations, mostSigns } from "./findDenseText";
import { readTree } from "./readTree";

const tooMany = mostSigns + 1;

describe("a paragraph with too many of one character", () => {
  test.each(["*a", "_a ", "~a", "[a", "![", "|a", "`a` ", "``a"])("is found: %s", (piece) => {
    expect(findDenseText(`Text.\n\n${piece.repeat(tooMany)}`)).toEqual({
      kind: "paragraph",
      place: { line: 3 },
      sign: [...piece].find((sign) => /[*_~[|`]/.test(sign)),
    });
  });

  test("is found over several lines", () => {
    expect(findDenseText("*a\n".repeat(tooMany))?.place).toEqual({ line: tooMany });
  });

  test("is reported instead of parsed", async () => {
    expect(await readTree({ file: "content/docs/guide/a.mdx", text: `Text.\n\n${"*a".repeat(tooMany)}` })).toEqual({
      place: { line: 3, column: 1 },
      what: 'This paragraph has the character "*" more than 1,000 times, so reading it would take too long.',
      fix: "divide it with empty lines, or put code into a code block.",
    });
  });

  test("is not parsed in plain Markdown, either", async () => {
    const tree = await readTree({ file: "content/docs/guide/a.md", text: "*a".repeat(tooMany) });
    expect(tree).toMatchObject({ place: { line: 1 } });
  });

  test("is not rendered", async () => {
    await expect(renderText("*a".repeat(tooMany))).rejects.toThrow("too long");
  });
});

describe("a paragraph with too many lines", () => {
  test.each([
    ["in a quotation", "> a\n"],
    ["in a quotation of a quotation", "> > a\n"],
    ["of plain text", "a\n"],
  ])("is reported at its start instead of parsed: %s", async (_, line) => {
    const text = `Text.\n\n${line.repeat(mostLines + 1)}`;
    expect(await readTree({ file: "content/docs/guide/a.mdx", text })).toMatchObject({
      place: { line: 3, column: 1 },
      what: "This paragraph has more than 5,000 lines, so reading it would take too long.",
    });
  });

  test("includes lines without the sign of the quotation", () => {
    expect(findDenseText(`> a\n${"a\n".repeat(mostLines)}`)).toMatchObject({ kind: "lines", place: { line: 1 } });
  });

  test.each([
    ["an empty line", "\n"],
    ["an empty line of the quotation", ">\n"],
    ["a quotation in it", "> > a\n"],
    ["a heading", "> ## a\n"],
    ["an item", "> - a\n"],
  ])("ends at %s", (_, line) => {
    const lines = "> a\n".repeat(mostLines - 1);
    expect(findDenseText(lines + line + lines)).toBeNull();
  });

  test("is not found in a code block or in an export", () => {
    const lines = "a\n".repeat(mostLines + 1);
    expect(findDenseText(`\`\`\`text\n${lines}\`\`\`\n`)).toBeNull();
    expect(findDenseText(`export const a = \`\n${lines}\`;\n`)).toBeNull();
  });

  test("has its characters counted over all its lines", () => {
    expect(findDenseText("> *a\n".repeat(mostSigns + 1))).toMatchObject({ kind: "paragraph", sign: "*" });
  });
});

test("reports quotations that are nested too deeply instead of parsing them", async () => {
  const text = (depth: number) => `Text.\n\n${"> ".repeat(depth)}a`;
  expect(findDenseText(text(mostQuotations))).toBeNull();
  expect(await readTree({ file: "content/docs/guide/a.mdx", text: text(20_000) })).toMatchObject({
    place: { line: 3, column: 1 },
    what: "More than 100 quotations are nested here.",
  });
});

describe("a list with too many items", () => {
  const items = (count: number, start = "") => `${start}- a\n  ${start}- b\n`.repeat(Math.ceil(count / 2));

  test.each(["", "  "])("is reported at its start instead of parsed, after %j", async (start) => {
    const text = `Text.\n\n${items(mostItems + 1, start)}`;
    expect(await readTree({ file: "content/docs/guide/a.mdx", text })).toMatchObject({
      place: { line: 3, column: 1 },
      what: "This list has more than 5,000 items, so reading it would take too long.",
    });
  });

  test("is found across text inside items and empty lines", () => {
    expect(findDenseText("- a\n\n  Text.\n\n".repeat(mostItems + 1))?.kind).toBe("list");
  });

  test("is not found in several separate lists", () => {
    expect(findDenseText(`${items(mostItems)}\nText.\n\n${items(mostItems)}`)).toBeNull();
  });
});

describe("a table with too many cells", () => {
  const rows = (bars: number, start = "") => `${start}| a | b |\n`.repeat(Math.floor(bars / 3));

  test.each(["", "> ", "  "])("is found at its start, after %j", (start) => {
    const text = `Text.\n\n${rows(mostBars + 3, start)}`;
    expect(findDenseText(text)).toEqual({ kind: "table", place: { line: 3 }, sign: "|" });
  });

  test("is found with few rows, and reported instead of parsed", async () => {
    const row = `|${" a |".repeat(900)}\n`;
    expect(await readTree({ file: "content/docs/guide/a.mdx", text: `Text.\n\n${row.repeat(6)}` })).toEqual({
      place: { line: 3, column: 1 },
      what: 'This table has the character "|" more than 5,000 times, so reading it would take too long.',
      fix: "divide it into several tables, or let readers download it as a file of static/.",
    });
  });

  test("is not found in several tables, or in rows of a code block", () => {
    const table = rows(mostBars);
    expect(findDenseText(`${table}\n${table}\n\`\`\`text\n${table}${table}\`\`\`\n\n${table}`)).toBeNull();
  });
});

test.each([
  ["paragraphs", "*a*\n\n".repeat(tooMany)],
  ["items", "- [a](b)\n".repeat(tooMany)],
  ["rows", "| *a* | b |\n".repeat(tooMany)],
  ["a code block", `\`\`\`json\n${"[1]".repeat(tooMany)}\n\n${"*".repeat(tooMany)}\n\`\`\`\n`],
  ["a code block in an item", `- Text\n\n  ~~~text\n  ${"[1]".repeat(tooMany)}\n  ~~~\n`],
  ["code of the page", `export const all = [\n${"[1],\n".repeat(tooMany)}];\n`],
])("allows any number of characters in %s", (_, text) => {
  expect(findDenseText(text)).toBeNull();
});
