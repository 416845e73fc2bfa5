import { expect, test } from "@jest/globals";
import { testIslands } from "../../test/testIslands";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function problemsOf(text: string): Promise<readonly string[]> {
  const { problems } = await readFacts("content/docs/launch/a.mdx", text, { ...noReference, islands: testIslands });
  return problems.map(({ line, rule, what, fix }) => `${line} ${rule} ${what} ${fix}`);
}

const steps = "<Steps> contains neither a single numbered list nor steps with headings.";
const tree = "<FileTree> contains something other than one list.";

test.each([
  ["<Steps>\n\n1. One\n\n   Text.\n2. Two\n\n</Steps>"],
  ["<Steps>\n\n## One\n\nText.\n\n## Two\n\n1. List\n\n</Steps>"],
  ["<FileTree>\n\n- `src/` the code\n  - [`main.py`](./main.mdx)\n\n</FileTree>"],
  ['<Cards>\n<Card title="A" href="/a" />\n<Card title="B" href="/b">Text.</Card>\n</Cards>'],
  ['<Cards>\n{/* the first ones */}\n<Card title="A" href="/a" icon="book">\n\nText.\n\n</Card>\n\n</Cards>'],
  ["<Columns>\n<Column>\n\nLeft.\n\n</Column>\n<Column>\n\nRight.\n\n</Column>\n</Columns>"],
  ['A <Badge tone="tip">**new**</Badge> word.'],
  ['<Cards>\n{["a", "b"].map((name) => <Card title={name} href="/a" />)}\n</Cards>'],
  ['<Cards>\n\n{/* soon */}\n\n<Card title="A" href="/a" />\n</Cards>'],
  ['<Island name="counter" label="A" from={3}>\n\nText.\n\n</Island>\n\n<Island name="chooser">In one line.</Island>'],
  ["export const Island = () => null;\n\n<Island any={1}>Text.</Island>"],
  ["export const Steps = () => null;\n\n<Steps any={1}>Text.</Steps>"],
])("accepts %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test.each([
  ["<Steps>\n\n- One\n\n</Steps>", `1 component-content ${steps}`],
  ["<Steps>\n\n1. One\n\nText.\n\n</Steps>", `1 component-content ${steps}`],
  ["<Steps />", `1 component-content ${steps}`],
  [
    '<Video src="/a.mp4" width="wide" height="9">Words.</Video>',
    '1 wrong-property-value "wide" is not a value of "width" of <Video>. write a number above 0 between the quotes.',
  ],
  [
    "<Steps>\n\n## One\n\n### Two\n\n</Steps>",
    '5 component-content The heading "Two" has another level than the first step. write "## Two"',
  ],
  ["<FileTree>\n\nText.\n\n</FileTree>", `1 component-content ${tree}`],
  ["<FileTree>\n\n- `a`\n\nText.\n\n</FileTree>", `1 component-content ${tree}`],
  [
    "<FileTree>\n\n- `src/`\n  - main.py\n\n</FileTree>",
    '4 component-content The item "main.py" of <FileTree> does not begin with a name in backticks.',
  ],
  [
    '<Cards>\n<Card title="A" href="/a" />\n\nText.\n\n</Cards>',
    "4 component-content <Cards> contains something other than <Card>. put it into a <Card>",
  ],
  [
    '<Cards>\n<Card title="A" href="/a" />\n\n{1 + 1}\n\n</Cards>',
    "4 component-content <Cards> contains something other than <Card>.",
  ],
  [
    "<Tabs>\n<Tab value='a' label='A'>\n\nText.\n\n</Tab>\n\n{['b'].map((b) => <Tab value={b} label={b}>Text.</Tab>)}\n\n</Tabs>",
    "8 component-content <Tabs> contains something other than <Tab>.",
  ],
  ["<Columns>\n</Columns>", "1 component-content <Columns> contains no <Column>."],
  ['Text.\n\n<Card title="A" href="/a" />', "3 component-content <Card> is outside <Cards>. write <Cards>"],
  ['<Tab value="a" label="A">\n\nText.\n\n</Tab>', "1 component-content <Tab> is outside <Tabs>."],
  ["<Tabs>\n\nText.\n\n</Tabs>", "3 component-content <Tabs> contains something other than <Tab>."],
  [
    '<Tabs>\n<Tab value="a" label="A">\n\n{/* soon */}\n\n</Tab>\n<Tab value="b" label="B">\n\n{1 + 1}\n\n</Tab>\n</Tabs>',
    "2 component-content <Tab> contains nothing. write what the tab shows, or remove the tab.",
  ],
  ["<p {...{ style: 'a' }}>Text.</p>", "1 mdx-expression The `style` prop expects a mapping"],
  ["<a.b />", "1 mdx-expression Expected object `a` to be defined"],
  ["<br>Text.</br>", "1 mdx-syntax <br> has content, which no browser shows. write <br /> alone."],
  ['<p dangerouslySetInnerHTML="a" />', "1 mdx-expression dangerouslySetInnerHTML is text, where MDX takes an object."],
  ["A <Badge></Badge> word.", "1 component-content <Badge> contains no words."],
  ['<Island name="chooser" />', "1 component-content <Island> contains nothing to show without JavaScript."],
  ['A <Island name="chooser">word</Island>.', "1 component-content <Island> is in a sentence,"],
  [
    '<Island name="chooser">\n\n## Heading\n\n</Island>',
    '3 component-content <Island> contains the heading "Heading", which its program hides from links.',
  ],
  ['<Island name="choser">\n\nText.\n\n</Island>', '1 unknown-island "choser" is not an island of this site.'],
  ['<Island name="counter">\n\nText.\n\n</Island>', '1 missing-property <Island name="counter"> lacks "label".'],
  ['<Cards>\n<Card title="A" />\n</Cards>', '2 missing-property <Card> lacks "href".'],
  ['<Cards>\n<Card title="" href="/a" />\n</Cards>', '2 missing-property "title" of <Card> is empty.'],
  ['<Tabs>\n<Tab value="a" label={" "}>\n\nA.\n\n</Tab>\n</Tabs>', '2 missing-property "label" of <Tab> is empty.'],
  [
    '<Steps numbers="yes">\n\n1. One\n\n</Steps>',
    '1 unknown-property "numbers" is not a property of <Steps>. remove it.',
  ],
  [
    '<Cards>\n<Card title="A" href="/a" icon="airship" />\n</Cards>',
    '2 wrong-property-value "airship" is not a value of "icon" of <Card>. use one of book, chart,',
  ],
  [
    '<Badge tone="dangr">x</Badge>',
    '1 wrong-property-value "dangr" is not a value of "tone" of <Badge>. write "danger".',
  ],
  [
    '<Cards>\n<Card title="A" title={"B"} href="/a" />\n</Cards>',
    '2 wrong-property-value <Card> has "title" more than once, and only the last one counts. keep one of them.',
  ],
  [
    '<abbr title="a" title="b" title="c">Word</abbr>',
    '1 wrong-property-value <abbr> has "title" more than once, and only the last one counts.',
  ],
])("reports the problem of %j", async (text, problem) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)]);
});

test("prerequisites have an anchor, and are allowed once, at the top of the page", async () => {
  const strip = ":::prerequisites\n\n- One\n\n:::\n";
  const { facts } = await readFacts("content/docs/launch/a.mdx", `Text.\n\n${strip}`);
  expect(facts.ids).toEqual([{ id: "before-you-start", line: 3, column: 1 }]);
  expect(await problemsOf(`${strip}\n${strip}`)).toEqual([
    expect.stringContaining('7 duplicate-id "before-you-start"'),
  ]);
  expect(await problemsOf(`## Before you start\n\n${strip}`)).toEqual([
    expect.stringContaining("3 misplaced-prerequisites"),
    expect.stringContaining('duplicate-id "before-you-start"'),
  ]);
  expect(await problemsOf(`::::note\n\n${strip}\n::::\n`)).toEqual([
    expect.stringContaining("3 misplaced-prerequisites"),
  ]);
});

test.each([
  ["<Badge tone={`dangr`}>New</Badge>", 'write "danger".'],
  ['<Badge tone={"dangr"}>New</Badge>', 'write "danger".'],
  ['<Card title={5} href="/a" />', 'write title="5".'],
  ["<Tabs group={5} />", 'write group="5".'],
  ['<Video src="/a.mp4" width={0} height={360} />', "write a number above 0 between the quotes."],
])("checks a constant value in braces: %s", async (text, fix) => {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems.filter(({ rule }) => rule === "wrong-property-value").map((each) => each.fix)).toEqual([fix]);
});

test("ignores a value that has to be computed", async () => {
  const text = 'export const tone = "note";\n\n<Badge tone={tone}>New</Badge>, <Badge tone={`${tone}`}>New</Badge>';
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems.filter(({ rule }) => rule === "wrong-property-value")).toEqual([]);
});

test.each([
  ["TabItem", "write <Tab>."],
  ["TabPane", "write <Tab>."],
  ["CardGrid", "write <Cards>."],
  ["CardGroup", "write <Cards>."],
  ["LinkCard", "write <Card>, within <Cards>."],
  ["Step", "write a numbered list within <Steps>."],
  ["Admonition", 'write a box, such as ":::note"'],
  ["Accordion", "write <details>"],
  ["Code", "write a code block"],
  ["Link", "write it in Markdown"],
  ["ThemedImage", "write the light picture in Markdown"],
])("advises on <%s> of another engine", async (name, fix) => {
  const { problems } = await readFacts("content/docs/guide/a.mdx", `<${name}>\n\nText.\n\n</${name}>\n`, noReference);
  expect(problems.map((each) => each.fix)).toEqual([expect.stringContaining(fix)]);
});

test.each([
  "<details>\n<summary>Words</summary>\n\nText.\n\n</details>",
  "<details><summary>Words</summary>Text.</details>",
  "<details>\n\nText.\n\n<summary>Words</summary>\n\n</details>",
])("finds the summary of %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test.each([
  [
    '{true && <Badge tone="pink">x</Badge>}',
    '1 wrong-property-value "pink" is not a value of "tone" of <Badge>. use one of',
  ],
  [
    'export const Own = () => <Badge tone={"pink"}>x</Badge>;',
    '1 wrong-property-value "pink" is not a value of "tone"',
  ],
  ['{[1].map((n) => <Card key={n} title="A" />)}', '1 missing-property <Card> lacks "href".'],
  [
    "{true && (\n  <Bagde>x</Bagde>\n)}",
    '2 unknown-component <Bagde> is not a component that documents may use. write "Badge".',
  ],
  [
    '{true && <Include file="a.mdx" />}',
    "1 unknown-component <Include> is within code, where the build does not replace it.",
  ],
  ['{true && <Island name="counter">Words.</Island>}', "1 component-content <Island> is within code"],
  ["{true && <Cards><b>x</b></Cards>}", "1 component-content <Cards> contains something other than <Card>."],
  ["{true && <Badge />}", "1 component-content <Badge> contains no words."],
  ['{true && <img src="./gone.png" alt="" />}', "1 html-image An <img> element gets neither"],
  ['{true && <div style="color: red">x</div>}', '1 mdx-expression style="color: red" is text'],
  ["{true && <br>x</br>}", "1 mdx-syntax <br> has content"],
  ['{true && <b lang="a" lang="b">x</b>}', '1 wrong-property-value <b> has "lang" more than once'],
  ["{true && <detials>x</detials>}", "1 unknown-element <detials> is not an element"],
  ["{true && <details>x</details>}", "1 unnamed-details <details> has no <summary>"],
  ['{true && <iframe src="/a" />}', "1 inert-element <iframe> does nothing"],
  ['{true && <b onclick="a()">x</b>}', '1 inert-element "onclick" of <b> does nothing'],
  [
    '<Tabs group={<Badge tone="pink">x</Badge>}><Tab value="a" label="A">x</Tab></Tabs>',
    '1 wrong-property-value "pink"',
  ],
])("finds in code what it finds in text: %j", async (text, problem) =>
  expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)]),
);

test.each([
  ['{[1].map((n) => <Card key={n} {...{ title: "A", href: "/a" }} />)}'],
  ['{true && <Cards>{[1].map((n) => <Card key={n} title="A" href="/a" />)}</Cards>}'],
  ['{true && <Tabs>{["a"].map((n) => <Tab key={n} value={n} label={n}>x</Tab>)}</Tabs>}'],
  ["{true && <Badge>{1 + 1}</Badge>} {true && <><Badge>{/* a */}x</Badge></>}"],
  ["{true && <Steps><ol><li>One.</li></ol></Steps>}"],
  ["{true && <details>{<summary>x</summary>}</details>}"],
  ['{true && <svg><title>x</title><path d="M0 0" /></svg>}'],
  ["export const Own = ({ Icon }) => { const Mark = Icon; return <Mark><Icon.Small /></Mark>; };"],
  ["export const Own = () => <form><canvas /><textarea onChange={() => 1} /></form>;"],
  ['export const picture = "/a.png";\n\n{true && <img src={picture} alt="" />}'],
  ['export const Badge = () => <i>x</i>;\n\n{true && <Badge tone="pink" />}'],
])("accepts in code %j", async (text) => expect(await problemsOf(text)).toEqual([]));
