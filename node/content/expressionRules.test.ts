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

test("explains an environment of TeX outside of a formula", async () => {
  const text = "\\begin{equation}\nE = m\n\\end{equation}\n\nThe \\beginner{set}.\n";
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  const onFormula = 'write "$$" alone on the lines above and below the formula.';
  expect(problems.map(({ line, rule, fix }) => `${line} ${rule} ${fix}`)).toEqual([
    `1 unknown-name ${onFormula}`,
    `3 unknown-name ${onFormula}`,
    '5 unknown-name put literal braces into backticks, or write "\\{".',
  ]);
  const plain = await readFacts("content/docs/guide/a.md", text, noReference);
  expect(plain.problems.map(({ line, rule, fix }) => `${line} ${rule} ${fix}`)).toEqual([
    `1 unparsed-markup ${onFormula}`,
  ]);
});

test("reports a function or a symbol in braces, of which the page shows nothing", async () => {
  const text = `export const Own = () => <b>x</b>, tool = { name: () => "Kettle" };
export function Other() { return null; }

A {() => 1}, {tool.name}, {Symbol("a")}, {Own}, *{Other}* and <b>{function () {}}</b>.

{Own() && tool.name()} {[1].map((n) => n)} <Own>{() => 1}</Own> <Own.Part>{tool.name}</Own.Part>
`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  const found = problems.filter(({ rule }) => rule === "unparsed-markup");
  expect(found.map(({ column, what, fix }) => `${column} ${what} ${fix}`)).toEqual([
    "3 {() => 1} shows nothing: it is a function. write the text itself, or call the function.",
    "14 {tool.name} shows nothing: it is a function. write the text itself, or call the function.",
    '27 {Symbol("a")} shows nothing: it is a symbol. write the text itself, or call the function.',
    "42 {Own} shows nothing: it is a function. write <Own />.",
    "50 {Other} shows nothing: it is a function. write <Other />.",
    "66 {function () {}} shows nothing: it is a function. write the text itself, or call the function.",
  ]);
});

test("reports parts of components at which the compiler of MDX fails", async () => {
  const text = `import * as Chart from "./chart";
export const One = () => <p><Chart.Bar.Thin /></p>, Two = ({ Icon }) => <Icon.Small />;
export const Three = () => { return <Chart.Bar />; }, Four = () => [1].map((n) => <Chart.Bar key={n} />), five = <Chart.Bar />;

{true && <Chart.Bar />} <Chart.Bar /> {[1].map((n) => <Chart.Bar key={n} />)}
`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems.map(({ line, column, rule, fix }) => `${line}:${column ?? 0} ${rule} ${fix}`)).toEqual([
    '2:29 mdx-expression write "=> { return <Chart.Bar.Thin … />; }".',
    '2:73 mdx-expression write "=> { return <Icon.Small … />; }".',
  ]);
});

test("the compiler of MDX still fails at such parts", async () => {
  const { compile } = await import("@mdx-js/mdx");
  const compiled = (code: string) => compile(code, { providerImportSource: "#" }).then(() => true);
  await expect(compiled("export const One = ({ Icon }) => <Icon.Small />;")).rejects.toThrow("reading 'type'");
  expect(await compiled("export const One = ({ Icon }) => { return <Icon.Small />; };")).toBe(true);
  expect(await compiled("export const One = ({ Icon }) => [1].map(() => <Icon.Small />);")).toBe(true);
});

test("reports an attribute of an included file between quotes", async () => {
  const part = { text: '<b title="{props.who}">Of {props.who}</b>, <i title="For {props.who}">x</i>.\n', digest: "1" };
  const reference = { ...noReference, snippets: { "part.mdx": part } };
  const { problems } = await readFacts("content/docs/guide/a.mdx", '<Include file="part.mdx" who="us" />\n', reference);
  expect(problems.map(({ file, rule, fix }) => `${file} ${rule} ${fix}`)).toEqual([
    "content/snippets/part.mdx unparsed-markup write title={props.who}, without quotes.",
    "content/snippets/part.mdx unparsed-markup write title={props.name}, and the whole text into the <Include> element.",
  ]);
});
