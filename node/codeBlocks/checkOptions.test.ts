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

test.each([["title=\"a 'b' {c} d=e\" {1} showLineNumbers"], ['alt="x=\'y\'" title="b"'], ['title="a [b] c"']])(
  "accepts %s",
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
  ["[npm run x] {1}", '"[npm run x]" is not an option of code blocks.', 'title="npm run x" {1}'],
  ['{1} alt="a" [a.js]', '"[a.js]" is not an option of code blocks.', '{1} alt="a" title="a.js"'],
  ['title = a alt="b"', `title = a has no effect: ${quotes}.`, 'title="a" alt="b"'],
])("reports one problem for %s and fixes it", async (meta, what, fixed) => {
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
])("reports one problem for %s and advises what to write", async (meta, what, fix) =>
  expect(await problemsOf(meta)).toEqual([expect.objectContaining({ what, fix })]),
);

test.each([
  ["title=My first job", "title=My has no effect", 'title="My first job"'],
  ["title=My first job.yaml! {1} showLineNumbers", "title=My has no effect", 'title="My first job.yaml!"'],
  ["title = My job: one", "title = My has no effect", 'title="My job: one"'],
])("advises quotes around all words of %s and does not fix it automatically", async (meta, what, whole) => {
  const problems = await problemsOf(meta);
  expect(problems).toMatchObject([
    { what: `${what}: ${quotes}.`, fix: `put the whole value in double quotes: ${whole}.` },
  ]);
  expect(applyEdits(blockOf(meta), problems).text).toBe(blockOf(meta));
});

test.each([
  ["title=a.txt showLineNumbers", 'title="a.txt" showLineNumbers'],
  ["title=a.txt alt=b", 'title="a.txt" alt="b"'],
  ["title=a.txt showLineNumber {1}", 'title="a.txt" showLineNumber {1}'],
  ["title='a b' word", 'title="a b" word'],
])("the fix for %s quotes only the value", async (meta, fixed) =>
  expect(
    applyEdits(
      blockOf(meta),
      (await problemsOf(meta)).filter(({ what }) => what.includes("quotes")),
    ).text,
  ).toBe(blockOf(fixed)),
);

test("reports a line range in reverse order", async () => {
  expect(await problemsOf("{1, 3-1}")).toMatchObject([{ what: '"{1, 3-1}" does not name any lines.' }]);
  expect(await problemsOf("{1-1}")).toEqual([]);
});

test("advises removing a name in brackets if the code block has a title", async () => {
  const [problem, ...others] = await problemsOf('title="a" [b]');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ fix: "remove it: the code block has a title." });
  expect(problem?.edit).toBeUndefined();
});

test.each([
  ["{}", '"{}" has no effect: it names no line.'],
  ['title=""', 'title="" has no effect: it is empty.'],
  ['mark=" "', 'mark=" " has no effect: it is empty.'],
  ['title="a" title="b"', 'title="…" is there more than once, and only the last one counts.'],
])("reports an option without effect: %s", async (meta, what) =>
  expect(await problemsOf(meta)).toMatchObject([{ rule: "unknown-code-option", what }]),
);
