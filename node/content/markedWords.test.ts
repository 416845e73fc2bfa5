import { expect, test } from "@jest/globals";
import { noReference } from "../elements/reference";
import { applyEdits } from "../checks/applyEdits";
import { readFacts } from "./documentFacts";
import { parseCategory } from "./parseCategory";
import { parseDocument } from "./parseDocument";

const check = (text: string) => readFacts("content/docs/guide/a.mdx", text, noReference);

test("reports Markdown in words that pages show as plain text, and --fix takes it out", async () => {
  const text = `<Cards>
  <Card title="Use \`run\`, **now** or *later*" href="https://example.org">
    More in [the manual](https://example.org).
  </Card>
</Cards>

<Tabs>
  <Tab value="a" label="[A](./a.mdx)">
    Words.
  </Tab>
</Tabs>

![A picture](./a.png "As \`a\`")
`;
  const { problems } = await check(text);
  expect(problems.map(({ line, rule, what, fix }) => `${line} ${rule} ${what} ${fix}`)).toEqual([
    '13 unparsed-markup "As \`a\`" keeps its marks: the caption of a picture is plain text. write "As a".',
    '2 unparsed-markup "Use \`run\`, **now** or *later*" keeps its marks: "title" of <Card> is plain text. write title="Use run, now or later".',
    '8 unparsed-markup "[A](./a.mdx)" keeps its marks: "label" of <Tab> is plain text. write label="A".',
  ]);
  const { text: fixed } = applyEdits(text, problems);
  expect(fixed).toContain('<Card title="Use run, now or later" href');
  expect(fixed).toContain('label="A"');
  expect(fixed).toContain('(./a.png "As a")');
});

test("reports Markdown in titles and descriptions", async () => {
  const text = "---\ntitle: The `run` command\nsidebar_label: '**Run**'\ndescription: What *it* does.\n---\n\nWords.\n";
  const { problems } = await parseDocument({ file: "content/docs/guide/a.mdx", text });
  expect(problems.map(({ line, rule, what }) => `${line} ${rule} ${what}`)).toEqual([
    '2 unparsed-markup "The `run` command" keeps its marks: "title" is plain text.',
    '3 unparsed-markup "**Run**" keeps its marks: "sidebar_label" is plain text.',
    '4 unparsed-markup "What *it* does." keeps its marks: "description" is plain text.',
  ]);
  expect(applyEdits(text, problems).text).toContain(
    "title: The run command\nsidebar_label: 'Run'\ndescription: What it does.",
  );
  const category = { file: "content/docs/guide/_category_.yml", text: "position: 1\nlabel: The `run` command\n" };
  expect(parseCategory(category).problems.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    '2 write "The run command".',
  ]);
});

test("advises quotes that fit, and leaves a text that --fix would break", async () => {
  const body = `<Cards>\n  <Card title='A "\`b\`"' href="https://example.org">\n    More.\n  </Card>\n</Cards>\n`;
  const front = "---\ntitle: Issue [#12](https://a.example.org/12)\nsidebar_label: The **note:** this\n---\n\n";
  const { problems } = await parseDocument({ file: "content/docs/guide/a.mdx", text: front });
  expect((await check(body)).problems.map(({ fix }) => fix)).toEqual([`write title='A "b"'.`]);
  expect(problems.map(({ fix }) => fix)).toEqual(['write "Issue #12".', 'write "The note: this".']);
  expect(applyEdits(front, problems).text).toBe(front);
});

test.each([
  "2 * 3 * 4",
  "2 ** 3 ** 4",
  "2**10 and 3**4",
  "a*b*c",
  "*.py, docs/*",
  "docs/*.md and src/*",
  "**/*.ts and docs/**",
  "**/node_modules/** and dist",
  "array[0](1)",
  "f[T](x)",
  "[A](b)",
  "__init__ and snake_case_name",
  "*",
  "a * b",
  "[draft]",
  "f(x)",
  "``",
])("%s is plain", async (words) => {
  const { problems } = await check(
    `<Cards>\n  <Card title="${words}" href="https://example.org">\n    More.\n  </Card>\n</Cards>\n`,
  );
  expect(problems).toEqual([]);
});

test("reports Markdown in a text in braces, and --fix leaves the braces", async () => {
  const text = `<Cards>
  <Card title={"a \`b\`"} href="https://example.org" />
  <Card title={ \`Its **"new"** name\` } href="https://example.org" />
  <Card title={"a " + "\`b\`"} href="https://example.org" />
  <Card title={"2**10 and a"} href="https://example.org" />
</Cards>
`;
  const { problems } = await check(text);
  const found = problems.filter(({ rule }) => rule === "unparsed-markup");
  expect(found.map(({ line, what, fix }) => `${line} ${what} ${fix}`)).toEqual([
    '2 "a `b`" keeps its marks: "title" of <Card> is plain text. write title={"a b"}.',
    '3 "Its **"new"** name" keeps its marks: "title" of <Card> is plain text. write title={ `Its "new" name` }.',
  ]);
  expect(applyEdits(text, problems).text).toContain('<Card title={"a b"} href');
});
