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
  ["It costs $5–$6.", "1:10 formula-syntax", "$5–$"],
  ["It costs US$5 and A$6.", "1:12 formula-syntax", "$5 and A$"],
  ["It costs 5$ or 6$.", "1:11 formula-syntax", "$ or 6$"],
])("reports dollar signs that are read as a formula: %j", async (text, place, found) => {
  expect(await problemsOf(text)).toEqual([`${place} "${found}" is read as a formula. write "\\$" for a dollar sign.`]);
});

test.each([
  ["It costs \\$5 and \\$6, or `$7` and `$8`."],
  ["The mean of $x_1$ and $x_2 $, with $ n $ of them and $5$ or $ 6 $."],
  ["$$\nx = 5\n$$"],
  ["It costs $5."],
  ["Take 2$x$, $5x$ or $ n $ of 3 $y$."],
])("accepts %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test("reports and fixes a formula in GitHub's syntax of dollar signs and backticks", async () => {
  const text = "The sum of $`x_1 + 2`$ and $x$.";
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems).toMatchObject([
    { column: 12, what: '"$`x_1 + 2`$" is read as a formula with backticks.', fix: 'write "$x_1 + 2$".' },
  ]);
  expect(applyEdits(text, problems).text).toBe("The sum of $x_1 + 2$ and $x$.");
});

test("does not mistake code next to dollar signs for GitHub's formula syntax", async () => {
  for (const text of ["`$x$` and `$`", "Text of $x$ and `x`."]) expect(await problemsOf(text)).toEqual([]);
});

test("reports the name of a file that a link has in braces", async () => {
  const link = (href: string) => `A <a href={${href}}>link</a>.`;
  expect(await problemsOf(link('"/guide"'))).toEqual([]);
  expect(await problemsOf(link('"./a.mdx"'))).toEqual([
    '1:3 unusable-link "./a.mdx" in braces stays as it is, so the link leads nowhere: only quotes can name a file. write href="./a.mdx".',
  ]);
  expect(await problemsOf(link("`./a.mdx`"))).toHaveLength(1);
  expect(await problemsOf('<Cards>\n  <Card title="A" href={"./a.mdx"} />\n</Cards>')).toHaveLength(1);
  expect(await problemsOf(`{true && ${link('"./a.mdx"').slice(2, -1)}}`)).toHaveLength(1);
});
