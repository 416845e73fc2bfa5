import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

async function convert(source: string) {
  const { text, notes } = await convertPage("vitepress", source, {
    file: "page.md",
    isMdx: false,
    linkTo: (href) => (href.startsWith("/") ? `.${href}.mdx` : href),
  });
  return { text: text.trim(), notes: notes.map((note) => note.replace(/^\d+: /, "")) };
}

test.each([
  ['<SchoolLink href="https://a.example/b" title="A [free] lesson" />', "[A \\[free\\] lesson](https://a.example/b)"],
  ['See <ScrimLink href="/a">the *words*</ScrimLink> here.', "See [the *words*](./a.mdx) here."],
  ['<ScrimLink href="/a">\n  Watch it\n</ScrimLink>', "[Watch it](./a.mdx)"],
  ['<SchoolLink\nhref="<https://a.example/b>">words</SchoolLink>', "[words](https://a.example/b)"],
  ['<Button to="/a" text="Go" />', "[Go](./a.mdx)"],
  ['<Bare href="https://a.example/(b)" />', "[https://a.example/(b)](<https://a.example/(b)>)"],
])("keeps the link of an unknown element: %j", async (source, expected) => {
  const { text, notes } = await convert(`${source}\n`);
  expect(text).toBe(expected);
  expect(notes).toEqual([expect.stringMatching(/^<\w+> is not an element here: a link replaces it\.$/)]);
});

test("links a title above a paragraph, but not content with links or blocks", async () => {
  expect((await convert('<Offer href="/a" title="One">\n\nTwo.\n\n</Offer>\n')).text).toBe(
    "**[One](./a.mdx)**\n\nTwo.",
  );
  const { text, notes } = await convert('<Offer href="/a">\n\nOne.\n\n[Two](/b)\n\n</Offer>\n');
  expect(text).toBe("One.\n\n[Two](./b.mdx)");
  expect(notes).toEqual(['<Offer> is not an element here: its tags were removed, with href="/a".']);
});

test("commands for several package managers become tabs with code", async () => {
  const source = '1. One\n\n   <CommandTabs npm="npm run a -- &quot;b&quot;"\n   yarn="yarn a" cargo="cargo a" />\n';
  const { text, notes } = await convert(source);
  const tab = (name: string, command: string) =>
    `   <Tab value="${name}" label="${name}">\n\n   \`\`\`bash\n   ${command}\n   \`\`\`\n\n   </Tab>\n\n`;
  const tabs = [tab("npm", 'npm run a -- "b"'), tab("yarn", "yarn a"), tab("cargo", "cargo a")];
  expect(text).toBe(`1. One\n\n   <Tabs group="package-manager">\n\n${tabs.join("")}   </Tabs>`);
  expect(notes).toEqual([]);
  expect((await convert('<Install npm="a" />\n')).notes).toHaveLength(1);
});

test("lists of commands are lines, which begin with the package manager", async () => {
  const { text } = await convertPage("starlight", '<In npm={["i -D a", "run a"]} pnpm={["pnpm add -D a"]} />\n');
  expect(text.match(/^p?npm .*/gm)).toEqual(["npm i -D a", "npm run a", "pnpm add -D a"]);
});

test("slots become tabs, and those of package managers share a group", async () => {
  const slot = (name: string) => `  <Fragment slot="${name}">\n  \`\`\`sh\n  ${name} i\n  \`\`\`\n  </Fragment>\n`;
  const tab = (name: string) => `<Tab value="${name}" label="${name}">\n\`\`\`sh\n${name} i\n\`\`\`\n</Tab>\n`;
  const of = async (name: string, slots: readonly string[]) => {
    const { text, notes } = await convertPage("starlight", `<${name}>\n${slots.map(slot).join("")}</${name}>\n`);
    return { text: text.replace(/\n\s*\n/g, "\n").replace(/^ +/gm, ""), notes };
  };
  expect(await of("Commands", ["npm", "pnpm"])).toEqual({
    text: `<Tabs group="package-manager">\n${tab("npm")}${tab("pnpm")}</Tabs>\n`,
    notes: [],
  });
  expect((await of("UIFrameworkTabs", ["vue", "react"])).text).toBe(`<Tabs>\n${tab("vue")}${tab("react")}</Tabs>\n`);
  expect((await of("Split", ["left", "right"])).text).not.toContain("Tab");
});

test.each([
  [
    '<Spoiler title="A *b*">\n  Words.\n</Spoiler>',
    "<details>\n<summary>A \\*b\\*</summary>\n\n  Words.\n\n</details>",
  ],
  ['- <Accordion label="A">Words.</Accordion>', "- <details>\n  <summary>A</summary>\n\n  Words.\n\n  </details>"],
])("an element that expands becomes <details>: %j", async (source, expected) => {
  const { text, notes } = await convert(`${source}\n`);
  expect(text).toBe(expected);
  expect(notes).toEqual([]);
});

test("unwraps an expanding element without a title, and reports left-out attributes", async () => {
  expect((await convert("<Spoiler>\n\nWords.\n\n</Spoiler>\n")).text).toBe("Words.");
  const { notes } = await convert('<Spoiler title="A" hint="B">\n\nWords.\n\n</Spoiler>\n');
  expect(notes).toEqual(['<Spoiler> is <details> now: hint="B" was left out.']);
});

test("converts commands with several lines, placeholders and tab indentation", async () => {
  const source = '1. One\n\n\t<CommandTabs npm="npm a\n\t\tcd <NAME>" yarn="yarn a"\n\t/>\n';
  const { text, notes } = await convert(source);
  expect(text).toContain(
    '\t```bash unchecked="moved here from another site as it was"\n\tnpm a\n\tcd <NAME>\n\t```\n\n\t</Tab>\n\n\t<Tab value="yarn"',
  );
  expect(notes).toEqual([
    'These commands hold words in angle brackets: correct them, or write the reason into "unchecked".',
  ]);
});

test("Docusaurus: removes a list of contents, which every page has here", async () => {
  expect(await convert("One.\n\n<TOCInline toc={toc.slice(1)} />\n\nTwo.\n")).toEqual({
    text: "One.\n\n\n\nTwo.",
    notes: [],
  });
});

test.each([
  ['<LiteYouTubeEmbed id="abcdefghi-1" title="A talk" />', "[A talk](https://www.youtube.com/watch?v=abcdefghi-1)"],
  ['<YouTube id="https://youtu.be/abcdefghi-1" />', "[https://youtu.be/abcdefghi-1](https://youtu.be/abcdefghi-1)"],
])("a video on YouTube becomes a link: %s", async (source, link) => {
  const { text, notes } = await convert(`One.\n\n${source}\n`);
  expect(text).toBe(`One.\n\n${link}`);
  expect(notes).toEqual([expect.stringMatching(/^<\w+> is not an element here: a link replaces it\.$/)]);
});
