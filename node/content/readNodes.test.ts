import { expect, test } from "@jest/globals";
import { applyEdits } from "../checks/applyEdits";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function problemsOf(text: string): Promise<readonly string[]> {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  return problems.map(({ line, column, rule, what, fix }) => `${line}:${column} ${rule} ${what} ${fix}`);
}

test.each([
  ["It costs $5 and $6.", "1:10 formula-syntax", "$5 and $"],
  ["From $5\nto $6.", "1:6 formula-syntax", "$5\nto $"],
  ["From $HOME to $PATH.", "1:6 formula-syntax", "$HOME to $"],
])("dollar signs of %j are no formula", async (text, place, found) => {
  expect(await problemsOf(text)).toEqual([`${place} "${found}" is read as a formula. write "\\$" for a dollar sign.`]);
});

test.each([
  ["It costs \\$5 and \\$6, or `$7` and `$8`."],
  ["The mean of $x_1$ and $x_2 $, with $ n $ of them and $5$ or $ 6 $."],
  ["$$\nx = 5\n$$"],
  ["It costs $5."],
])("is right: %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test("a formula in dollar signs and backticks, as GitHub reads it, can be fixed", async () => {
  const text = "The sum of $`x_1 + 2`$ and $x$.";
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems).toMatchObject([
    { column: 12, what: '"$`x_1 + 2`$" is read as a formula with backticks.', fix: 'write "$x_1 + 2$".' },
  ]);
  expect(applyEdits(text, problems).text).toBe("The sum of $x_1 + 2$ and $x$.");
});

test("code between dollar signs is no formula of GitHub", async () => {
  for (const text of ["`$x$` and `$`", "Text of $x$ and `x`."]) expect(await problemsOf(text)).toEqual([]);
});
