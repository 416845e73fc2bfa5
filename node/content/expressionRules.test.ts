import { expect, test } from "@jest/globals";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

test("says that a variable has no value in an attribute", async () => {
  const reference = { ...noReference, variables: { "tool.version": "2.1" } };
  const text = "Version {tool.version}, <b title={tool.version}>x</b>.\n";
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, reference);
  expect(problems.map(({ fix }) => fix)).toEqual([
    "write the text itself: variables have a value in sentences, headings and table cells only.",
  ]);
  const other = await readFacts("content/docs/guide/a.mdx", "<b title={words.version}>x</b>.\n", reference);
  expect(other.problems.map(({ what, fix }) => `${what} ${fix}`)).toEqual([
    "words is not defined correct the expression or the exported value that fails.",
  ]);
});

test("reports an expression between the quotes of an attribute", async () => {
  const reference = { ...noReference, variables: { "tool.version": "2.1" } };
  const text = `export const words = { a: "A" };

<b title="On { tool.version }">x</b>, <b title="{ words.a }">x</b>, <b title="{id} and {tool}" lang='{}'>{tool.version}</b>.

<b title={words.a}>x</b> and <a href="https://example.org/{tool.version}">y</a>.
`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, reference);
  expect(problems.map(({ line, rule, fix }) => `${line} ${rule} ${fix}`)).toEqual([
    '3 unparsed-markup write title="On 2.1": variables have no value in attributes.',
    "3 unparsed-markup write title={ words.a }, without quotes.",
  ]);
  expect(problems[0]?.edit).toEqual({ find: 'title="On { tool.version }"', replace: 'title="On 2.1"' });
});

test("explains a width that is not read as one of a picture", async () => {
  const text = "![A](./a.png) {width=50}\n\n![A](./a.png){height=30}\n\nA set {size}.\n";
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  const onWidth = 'write only the width in pixels, directly behind the picture: "{width=300}".';
  expect(problems.filter(({ rule }) => rule === "unknown-name").map(({ fix }) => fix)).toEqual([
    onWidth,
    onWidth,
    'put literal braces into backticks, or write "\\{".',
  ]);
});
