import { expect, test } from "@jest/globals";
import { applyEdits } from "../checks/applyEdits";
import { readFacts } from "../content/documentFacts";

async function problemsOf(meta: string) {
  const { problems } = await readFacts("a.mdx", blockOf(meta));
  return problems.filter(({ rule }) => rule === "unknown-code-option");
}

function blockOf(meta: string): string {
  return `\`\`\`text ${meta}\nWords.\n\`\`\`\n`;
}

test.each([["title=\"a 'b' {c} d=e\" {1} showLineNumbers"], ['alt="x=\'y\'" title=""']])(
  "%s is in order",
  async (meta) => expect(await problemsOf(meta)).toEqual([]),
);

const quotes = "values need double quotes";
const spaces = 'no space may stand beside "="';

test.each([
  ["title=job.yaml {1}", `title=job.yaml has no effect: ${quotes}.`, 'title="job.yaml" {1}'],
  ["title='a b' {1}", `title='a b' has no effect: ${quotes}.`, 'title="a b" {1}'],
  ["title=“a b” {1}", `title=“a b” has no effect: ${quotes}.`, 'title="a b" {1}'],
  ['title={"a b"} {1}', `title={"a b"} has no effect: ${quotes}.`, 'title="a b" {1}'],
  ['title = "a b" {1}', `title = "a b" has no effect: ${spaces}.`, 'title="a b" {1}'],
  ['title = a alt="b"', `title = a has no effect: ${quotes}.`, 'title="a" alt="b"'],
])("%s has one problem, which can be fixed", async (meta, what, fixed) => {
  const problems = await problemsOf(meta);
  expect(problems.map((problem) => problem.what)).toEqual([what]);
  expect(applyEdits(blockOf(meta), problems).text).toBe(blockOf(fixed));
});

test.each([
  ['title="a b', 'title="a b has no effect: values need a double quote at both ends.', 'write title="a b".'],
  ["title=", `title= has no effect: ${quotes}.`, 'write title="…".'],
  ["title='a \"b\"'", `title='a "b"' has no effect: ${quotes}.`, "write title=\"a 'b'\"."],
  [
    "showLineNumbers=true",
    'showLineNumbers="…" is not an option of code blocks.',
    'write "showLineNumbers" without a value.',
  ],
  ["titel=job.yaml", 'titel="…" is not an option of code blocks.', 'write "title".'],
])("%s has one problem, and what is meant is not certain", async (meta, what, fix) =>
  expect(await problemsOf(meta)).toEqual([expect.objectContaining({ what, fix })]),
);
