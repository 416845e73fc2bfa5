import { expect, test } from "@jest/globals";
import { loadSite } from "../site/loadSite";
import { emptyParseCache } from "../content/parseContent";
import { renderText } from "../../test/renderText";
import { noReference } from "../elements/reference";
import { definition } from "../../src/site/definition";

const variables = { "kettle.version": "1.2", "kettle.name": "<Kettle> & *co*" };

test("renders a variable as text in a sentence, a heading, a cell and on its own", async () => {
  const text =
    "## Since {kettle.version}\n\nIt is { kettle.name }.\n\n| A |\n| --- |\n| {kettle.version} |\n\n{kettle.version}\n";
  const html = await renderText(text, { reference: () => Promise.resolve({ ...noReference, variables }) });
  expect(html).toContain('<h2 id="since-12">Since 1.2</h2>');
  expect(html).toContain("<p>It is &lt;Kettle&gt; &amp; *co*.</p>");
  expect(html).toContain("<td>1.2</td>");
  expect(html).toMatch(/<p>1\.2<\/p>$/);
});

test("renders as text what an expression says without being run", async () => {
  const text = `export const tool = { version: "2.1", "parts": 3 }, name = "Kettle";
export const whole = \`\${name} \${tool.version}\`, Own = ({ children }) => typeof children;

## {"On"} {whole} {/* a remark */}

A {"word"}, {\`two \${1 + 1}\`}, {name + "s"}, <b>{tool.parts}</b> and <Own>{4}</Own>.

{whole}
`;
  const html = await renderText(text);
  expect(html).toContain('<h2 id="on-kettle-21">On Kettle 2.1</h2>');
  expect(html).toContain("<p>A word, two 2, Kettles, <b>3</b> and number.</p>\nKettle 2.1");
});

test("leaves to the code what only running it tells", async () => {
  const text = `export let changed = "a";
export const loop = () => loop, holder = { ...{ a: "b" }, a: "c" };

It is {changed} {holder.a} {"a".length} {true} {loop.name}.
`;
  expect(await renderText(text)).toContain("<p>It is a c 1  loop.</p>");
});

test("reports code in a heading, whose anchor is made before it runs", async () => {
  const text = '---\ntitle: Page\n---\n\nexport const name = "a";\n\n## Of *{name.length}* {name} {nmae}\n';
  const { problems } = await loadSite({
    root: "/nowhere",
    sources: [{ file: "content/docs/launch/page.mdx", text }],
    definition,
    withDrafts: true,
    cache: emptyParseCache(),
  });
  expect(problems.filter(({ line }) => line === 7).map(({ column, rule }) => `${column} ${rule}`)).toEqual([
    "8 unparsed-markup",
    "30 unknown-name",
  ]);
});

test("reports an unknown variable with its place and the nearest name", async () => {
  const text = "---\ntitle: Page\nthin: A fixture.\n---\n\nSince {kettle.versoin}, and {toString}.\n";
  const { problems } = await loadSite({
    root: "/nowhere",
    sources: [{ file: "content/docs/launch/page.mdx", text }],
    definition: { ...definition, settings: { ...definition.settings, variables } },
    withDrafts: true,
    cache: emptyParseCache(),
  });
  expect(problems.filter(({ rule }) => rule === "unknown-name")).toMatchObject([
    { line: 6, column: 7, fix: "write {kettle.version}.", edit: { find: "kettle.versoin", replace: "kettle.version" } },
  ]);
});
