import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";
import { applyEdits } from "../checks/applyEdits";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

test.each([
  ["script", "write an island, or import a component."],
  ["style", "write style={{ … }}, or a rule in src/site/brand.css."],
  ["iframe", "write a link to what it shows."],
  ["object", "write a link to what it shows."],
  ["embed", "write a link to what it shows."],
  ["video", 'write <Video src="/clip.mp4" width="1280" height="720">.'],
  ["audio", ""],
  ["frameset", "write a link to what it shows."],
  ["form", "link to a form elsewhere, or write an island."],
  ["textarea", "write what it shows as text, or write an island."],
  ["template", "write its content alone, or write an island."],
  ["canvas", "show a picture, or write an island."],
  ["head", "remove it;"],
  ["title", "remove it;"],
  ["meta", "remove it;"],
  ["link", "remove it;"],
  ["base", "remove it;"],
  ["body", "remove it;"],
])("reports that <%s> does nothing, and advises what to write", async (name, advice) => {
  const text = `---\ntitle: Install\n---\n\nWords.\n\n<${name} src="/clip.mp4" />\n`;
  const files = { "content/docs/guide/install.mdx": text, "static/clip.mp4": "" };
  const found = (await problemsOf({ files, settings: {}, report: "", reference: null })).filter(
    ({ rule }) => rule === "inert-element",
  );
  expect(found).toMatchObject([{ line: 7, column: 1, what: expect.stringMatching(`^<${name}> does nothing: `) }]);
  expect(found[0]?.fix).toContain(advice);
});

test.each([
  ['<a name="stop"></a>', 'write id="stop".', '<a id="stop"></a>'],
  ['<a name="stop" id="stop"></a>', 'remove "name".', '<a id="stop"></a>'],
  ['<a id="end" name="stop"></a>', 'remove "name".', null],
  ['<a name="stop it"></a>', 'write an id without a space, such as id="stop-it".', null],
  ['<a name=""></a>', 'write an id without a space, such as id="stop".', null],
])("reports the obsolete name of an anchor: %s", async (element, fix, fixed) => {
  const text = `Text.\n\n${element}Words.\n`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  const found = problems.filter(({ rule }) => rule === "inert-element");
  expect(found).toMatchObject([{ line: 3, what: '"name" of <a> is obsolete: an anchor is an id.', fix }]);
  expect(applyEdits(text, found).text).toBe(text.replace(element, fixed ?? element));
});

test.each([
  ['<a name="install"></a>\n## Install', "\n## Install"],
  ['<a name="install" />\n\n## Install', "\n\n## Install"],
  ['## Install it {#install}\n\n<a name="install"></a>', "## Install it {#install}\n\n"],
  ['<a name="install">Words</a>\n\n## Install', '<a name="install">Words</a>\n\n## Install'],
  ['<a name="a"></a><a name="a"></a>', '<a id="a"></a>'],
  ['<span id="a">B</span> <a name="a"></a>', '<span id="a">B</span> '],
])("advises removing an anchor name that the page already has as an id: %j", async (body, fixed) => {
  const text = `Text.\n\n${body}\n`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems.map(({ rule }) => rule).filter((rule) => rule !== "inert-element")).toEqual([]);
  const last = problems.at(-1);
  expect(last?.fix).toMatch(/^remove (?:it|"name"): the page has the id "\w+" elsewhere\.$/);
  const after = applyEdits(text, problems).text;
  expect(after).toBe(`Text.\n\n${fixed}\n`);
});

test("accepts an anchor with only an id", async () => {
  const { problems } = await readFacts("content/docs/guide/a.mdx", '<a id="stop"></a>Words.\n', noReference);
  expect(problems).toEqual([]);
});

test("accepts titles in an SVG and its parts", async () => {
  const text =
    "<svg>\n  <title>All</title>\n  <g>\n    <title>A part</title>\n  </g>\n</svg>\n\nText <svg><title>One</title></svg>.\n";
  expect((await readFacts("content/docs/guide/a.mdx", text, noReference)).problems).toEqual([]);
});

test.each([
  ["handlers of elements", "<button onClick={Sound}>Go</button>"],
  ["parts of the page in an imported component", "<Sound><title>Name</title></Sound>"],
  ["an imported picture", "<img src={Sound} />"],
])("accepts %s on a page with imports", async (_, element) => {
  const rules = async (start: string) => {
    const text = `---\ntitle: Install\n---\n\n${start}Words.\n\n${element}\n`;
    const files = {
      "content/docs/guide/install.mdx": text,
      "content/docs/guide/sound.tsx": "export const Sound = () => null;\n",
    };
    return (await problemsOf({ files, settings: {}, report: "", reference: null })).map(({ rule }) => rule);
  };
  const found = await rules('import { Sound } from "./sound";\n\n');
  expect(found.filter((rule) => rule === "inert-element" || rule === "html-image")).toEqual([]);
  expect((await rules("")).filter((rule) => rule === "inert-element" || rule === "html-image")).toHaveLength(1);
});
