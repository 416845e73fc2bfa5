import { expect, test } from "@jest/globals";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function reported(text: string): Promise<readonly string[]> {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  return problems.map(({ line, column, rule, what, fix }) => `${line}:${column} ${rule} ${what} ${fix}`);
}

const star = 'put code into backticks, or write "\\*" for a star.';

test.each([
  ["Call __init__ first.", "1:6", "__init__", "bold", 'write "`__init__`", or "**init**" for bold words.'],
  ["It is a*b*c here.", "1:8", "*b*", "emphasized", star],
  ["It is rows*cols*4 here.", "1:11", "*cols*", "emphasized", star],
  ["Use 2**8 and\n2**10 of them.", "1:6", "**8 and 2**", "bold", star],
  ["Use *.py and src/*.", "1:5", "*.py and src/*", "emphasized", star],
  ["Use docs/*.md and src/*.mdx.", "1:10", "*.md and src/*", "emphasized", star],
  ["Leave **/node_modules/** out.", "1:7", "**/node_modules/**", "bold", star],
])("reports code that is read as marked words: %j", async (text, place, mark, kind, fix) => {
  const what = `"${mark}" is read as ${kind} words, so the page leaves out its signs.`;
  expect(await reported(text)).toEqual([`${place} unparsed-markup ${what} ${fix}`]);
});

test.each([
  "Un*believ*able, H*e*llo and __bold__, _slanted_ words.",
  "*one*/*other*, *a*/*b*/*c*, **src/** and *.NET* and */home*.",
  "_**Bold**_ and _**slanted**_ words, __*one*__.",
  "**5**, *n* times, 2 * 3 * 4, **100** km, *x*-axis, **10**th.",
  "`__init__`, `a*b*c` and \\_\\_init\\_\\_.",
])("accepts %j", async (text) => expect(await reported(text)).toEqual([]));
