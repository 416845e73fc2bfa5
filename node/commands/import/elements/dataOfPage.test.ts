import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

const files: Readonly<Record<string, string>> = {
  "@site/src/data/go.js": `import { more } from "./more";
export const GoData = [
  { title: "[One](/one)", description: "For \`a<b>\` and [it](/two)", author: "Ann <a>" },
  ...more,
].map((item) => {
  return { ...item, tags: ["Go"] };
});`,
  "@site/src/data/more.ts": `export const more: Item[] = [{ title: "Two", author: null }];`,
  "./plain.json": `["Three", "Four *five*"]`,
  "./made.js": `export const made = fetch("/");`,
};

async function convert(source: string) {
  const { text, notes } = await convertPage("docusaurus", source, {
    snippetOf: (name) => files[name] ?? null,
    linkTo: (href) => (href.startsWith("/") ? `.${href}.mdx` : href),
  });
  return { text: text.trim(), notes };
}

const list = "- [One](./one.mdx): For `a<b>` and [it](./two.mdx)\n- Two";

test.each(["<Rows data={GoData}></Rows>", '<Rows key="a"\n  data={GoData} />', "<Rows data={GoData.map((a) => a)} />"])(
  "reads the data of a component from the file that the page imports: %j",
  async (element) => {
    const { text, notes } = await convert(`import { GoData } from "@site/src/data/go";\n\n${element}\n`);
    expect(text).toBe(list);
    expect(notes).toEqual([expect.stringContaining('; its data is a list without "author", "tags".')]);
  },
);

test("puts the text of an element below its data", async () => {
  const source = `import plain from "./plain.json";

<Tabs>
<TabItem value="a">

<Rows title="All" data={plain}>Words.</Rows>

</TabItem>
</Tabs>
`;
  expect((await convert(source)).text).toContain("**All**\n\n- Three\n- Four \\*five\\*\n\nWords.\n");
});

test("reads data of the page itself, even through code that turns them into markup", async () => {
  const source = `export const own = { rows: [{ name: "One", href: "/one" }] };

<ul>
  {own.rows.map(({ name }) => <li>{name}</li>)}
</ul>

<Rows items={own.rows.map((row) => <b>{row.name}</b>)} />
`;
  const { text } = await convert(source);
  expect(text).toBe("<ul>\n  <li>One</li>\n</ul>\n\n- [One](./one.mdx)");
});

test("addresses in data entries become links", async () => {
  const source = `<Team
  people={[
    { name: "Ann", links: [["www", "https://a.example"], ["mail", "mailto:a@a.example"]], avatar: "https://a.example/a" },
    { name: "Bob", more: [{ text: "Blog", url: "https://b.example" }, "https://b.example/2"], web: { git: "https://c.example" } },
    { name: "Cid", github: "https://d.example", username: "cid" },
  ]}
/>
`;
  const { text, notes } = await convert(source);
  expect(text).toBe(`- Ann
  - [www](https://a.example)
  - [mail](mailto:a@a.example)
- Bob
  - [Blog](https://b.example)
  - [https://b.example/2](https://b.example/2)
  - [git](https://c.example)
- Cid
  - [github](https://d.example)`);
  expect(notes).toEqual([expect.stringContaining('; its data is a list without "avatar", "username".')]);
});

test("badges of data entries stay, and texts within other values are named", async () => {
  const source = `<Rows
  items={[
    { label: "One", badge: "N<ew", items: [{ label: "Two", link: "/two", badge: { text: "Old", variant: "tip" } }] },
    { label: "Three", badge: { icon: "a" }, meta: { note: "Words", key: "b" }, tags: ["c"], links: [["www", "https://a.example"]] },
  ]}
/>
`;
  const { text, notes } = await convert(source);
  expect(text).toBe(`- One <Badge>N\\<ew</Badge>
  - [Two](./two.mdx) <Badge>Old</Badge>
- Three
  - [www](https://a.example)`);
  expect(notes).toEqual([expect.stringContaining('; its data is a list without "meta", "tags".')]);
});

test("data that Vue binds become a list or are reported", async () => {
  const source = '<Rows :items="[\'One\', \'Two\']" :class="a" />\n\n<Rows :items="made" />\n';
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false, file: "page.md" });
  expect(text.trim()).toBe("- One\n- Two");
  expect(notes).toContain("4: The data made of <Rows> are not on the page: a program has them.");
});

test("reports computed data, including those in a sentence", async () => {
  const source = `import { made } from "./made";
import plain from "./plain.json";

<Rows data={made}></Rows>

<Rows data={[{ words: "No title" }]} render={() => made} onClick={made} />

See <Rows data={plain} />.
`;
  const { text, notes } = await convert(source);
  expect(text).toBe("See .");
  expect(notes.map((note) => note.replace(/^\d+: /, ""))).toEqual([
    "<Rows> is not an element here: its tags were removed; its data made is not on the page.",
    '<Rows> is not an element here: it was removed; its data in "data" is not on the page.',
    "<Rows> is not an element here: it was removed; its data plain is not on the page.",
  ]);
});
