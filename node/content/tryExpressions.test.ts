import { expect, test } from "@jest/globals";
import { testIslands } from "../../test/testIslands";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

const file = "content/docs/guide/page.mdx";
const reference = { ...noReference, islands: testIslands };

async function problemsOf(text: string): Promise<readonly string[]> {
  const { problems } = await readFacts(file, text, reference);
  return problems.map(({ line, column, rule, what }) => `${line}:${column ?? "?"} ${rule} ${what}`);
}

const noLength = "Cannot read properties of null (reading 'length')";
const imports = 'import Chart, { data } from "./chart";\nimport "./chart.css";\n\n';

test.each([
  ["an expression", "Words.\n\nThe answer is {null.length}.", `6:15 mdx-expression ${noLength}`],
  ["a page's second expression", "{1 + 1}\n\n{null.length}", `6:1 mdx-expression ${noLength}`],
  [
    "an exported value",
    "export const fine = 1;\nexport const count = null.length;\n\n{count}",
    `5:1 mdx-expression ${noLength}`,
  ],
  [
    "a component of the page",
    "export const Own = () => null.length;\n\nWords.\n\n<Own />",
    `8:1 mdx-expression ${noLength}`,
  ],
  ["a property", "<Chart\n  data={data}\n  size={null.length}\n/>", `6:9 mdx-expression ${noLength}`],
  [
    "what an imported component contains",
    "<Chart data={data}>\n\n{null.length}\n\n</Chart>",
    `6:1 mdx-expression ${noLength}`,
  ],
  [
    "properties as an object",
    "<p {...{ style: 'a' }}>Text.</p>",
    "4:5 mdx-expression The `style` prop expects a mapping",
  ],
  ["a child that is no text", "{{ a: 1 }}", "4:1 mdx-expression Objects are not valid as a React child"],
  ["the environment", "{process.env.HOME}", '4:2 unknown-name "process" is part of the program that builds the site'],
])("on a page with imports, reports a failure in %s at its line", async (_, body, problem) => {
  expect(await problemsOf(imports + body)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ["imported values", "{data.length} {data.map((each) => each.name)}"],
  ["values made of them", "export const size = data.length;\nexport const twice = size * 2;\n\n{twice.toFixed()}"],
  ["elements in expressions", "{[1, 2].map((n) => <Chart.Bar key={n} size={n} />)}"],
  ["components made of them", "export const Own = () => <Chart data={data} />;\n\n<Own size={1}>Text.</Own>"],
  ["what only their components understand", "<Chart.Bar>{(n) => n}</Chart.Bar>\n\n<Chart>{{ a: 1 }}</Chart>"],
  ["properties of the site's own elements", '<Tabs>\n<Tab value="a" label={data.label}>Text.</Tab>\n</Tabs>'],
  ["modules that load later", 'export const later = () => import("./chart");\n\n{typeof import("./chart")}'],
  ["exports of other modules", 'export { default } from "./layout";\nexport * from "./chart";'],
])("leaves %s to the build", async (_, body) => {
  expect(await problemsOf(imports + body)).toEqual([]);
});

test("knows the components of the engine in exported code, as the build does", async () => {
  const text = "export const Own = ({ children }) => <Badge>{children}</Badge>;\n\n<Own>New</Own>";
  expect(await problemsOf(text)).toEqual([]);
  expect(await problemsOf(text.replaceAll("Badge", "Bagde"))).toEqual([
    "1:38 unknown-component <Bagde> is not a component that documents may use.",
  ]);
});

test("reports all failing expressions at once", async () => {
  const body = "{null.length}\n\n{1}\n\n<Badge tone={undefined.a}>A {fetch('a')}</Badge>\n\n{null.length}";
  const found = [
    `1:1 mdx-expression ${noLength}`,
    "5:14 mdx-expression Cannot read properties of undefined (reading 'a')",
    "5:29 mdx-expression fetch is not defined",
    `7:1 mdx-expression ${noLength}`,
  ];
  expect(await problemsOf(body)).toEqual(found);
});

test("reports each failure with its own message, also if a later part fails first", async () => {
  const body = "export const Own = () => null.length;\n\n<Own />\n\n{undefined.a}";
  expect(await problemsOf(body)).toEqual([
    `3:1 mdx-expression ${noLength}`,
    "5:1 mdx-expression Cannot read properties of undefined (reading 'a')",
  ]);
});

test("reports only the export if an export fails", async () => {
  const body = "{null.length}\n\nexport const a = null.length;\n\n{a.b}\n";
  expect(await problemsOf(body)).toEqual([`3:1 mdx-expression ${noLength}`]);
});

test("locates an expression that never ends among others", async () => {
  const [problem] = await problemsOf(`${imports}{1}\n\n{(() => { for (;;); })()}\n\n{2}`);
  expect(problem).toBe("6:1 mdx-expression The expressions of the page take longer than 5 seconds.");
}, 30_000);

test("locates a rejected promise that nothing handles among others", async () => {
  const rejected = "export const later = (async () => { await null; throw new Error('Thrown.'); })();";
  expect(await problemsOf(`${imports}{1}\n\n${rejected}\n\n{2}`)).toEqual([
    "6:1 mdx-expression A promise is rejected, and no code handles it: Thrown.",
  ]);
});

test("reports the line on a page without imports, too", async () => {
  expect(await problemsOf("{1 + 1}\n\nText {null.length}.")).toEqual([`3:6 mdx-expression ${noLength}`]);
});

test("reports a failure in an included file at its place in that file", async () => {
  const partial = "{[1].at(0)}\n\n<Badge\n  tone={null.length}>new</Badge>\n";
  const snippets = { "part.mdx": { text: partial } };
  const { problems } = await readFacts(file, 'Text.\n\n<Include file="part.mdx" />', {
    ...reference,
    snippets,
  } as never);
  expect(problems).toMatchObject([{ file: "content/snippets/part.mdx", line: 4, rule: "mdx-expression" }]);
});
