import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../test/temporarySite";
import type { SourceKind } from "./importedPage";
import { planImport } from "./planImport";
import { readSource } from "./source/readSource";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

/** Imports these files. Returns the text of each written page by name without extension, and the report. */
async function imported(
  kind: SourceKind,
  files: Readonly<Record<string, string>>,
  { old, base, folder = "docs" }: { old?: string; base?: string; folder?: string } = {},
) {
  site = makeTemporarySite(files);
  const source = await readSource(kind, path.join(site.root, folder), { base });
  const plan = await planImport(source, { into: "guide", site: old });
  const texts = plan.files.map(({ file, text }) => [
    file.replace(/^content\/docs\/guide\//, "").replace(/\.mdx$/, ""),
    text.replace(/^---\n[\s\S]*?\n---\n+/, "").trim(),
  ]);
  const { warnings } = plan;
  const redirects = plan.files.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}- (\/.*)$/gm)].map(([, address]) => address),
  );
  const notes = plan.notes.map(({ what }) => what);
  return { texts: Object.fromEntries(texts) as Record<string, string>, notes, warnings, redirects };
}

test.each([
  ["# `zed()` is *one*\n", "zed-is-one"],
  ["# Title {#zed}\n", "zed"],
  ["<!-- # No -->\n\n# Title {/* #zed */}\n", "zed"],
  ["Title\n=====\n", "title"],
])("links to the anchor of a title become links to the page: %j", async (title, anchor) => {
  const { texts } = await imported("docusaurus", {
    "docs/a.md": `${title}\n[Top](#${anchor}) and [two](#two)\n\n<a href="#${anchor}">top</a>\n\n## Two\n`,
    "docs/b.md": `# B\n\n[A](a.md#${anchor}) [A](/docs/a#${anchor.toUpperCase()}) [two](a.md#two) [a]\n\n[a]: ./a.md#${anchor}\n`,
  });
  expect(texts["a"]?.replace("{/* # No */}\n\n", "")).toBe(
    '[Top](./a.mdx) and [two](#two)\n\n<a href="./a.mdx">top</a>\n\n## Two',
  );
  expect(texts["b"]).toBe("[A](./a.mdx) [A](./a.mdx) [two](./a.mdx#two) [a]\n\n[a]: ./a.mdx");
});

test("only a first heading of level 1 is the title; in Starlight, #_top links to it", async () => {
  const files = { "docs/a.md": "## Two\n\n# Title\n\n```\n# Code\n```\n\n[A](#two) [B](#title) [C](#_top)\n" };
  expect((await imported("starlight", files)).texts["a"]).toContain("[A](#two) [B](#title) [C](./a.mdx)");
  site?.remove();
  expect((await imported("vitepress", files)).texts["a"]).toContain("[A](#two) [B](#title) [C](#_top)");
});

test("Docusaurus: looks for a linked file in the page's folder, then in the documents folder", async () => {
  const { texts, notes } = await imported("docusaurus", {
    "docs/api/a.md": "[G](Glossary.md#x) [S](api/Store.md) [O](Own.md) [No](./Glossary.md)\n",
    "docs/api/Store.md": "",
    "docs/api/Own.md": "",
    "docs/Own.md": "",
    "docs/Glossary.md": "## X\n",
  });
  expect(texts["api/a"]).toBe("[G](../Glossary.mdx#x) [S](./Store.mdx) [O](./Own.mdx) [No](./Glossary.md)");
  expect(notes).toHaveLength(1);
});

const leaving = "[A](../../api/#x) [B](/api/y.md#z) [C](../../api/02-y.md) [D](/api/index.md) [E](./a.md#a)";

test.each<[SourceKind, string, string]>([
  ["vitepress", "", "api/#x api/y.html#z api/02-y.html api/"],
  ["vitepress", "export default { cleanUrls: true };", "api/#x api/y#z api/02-y api/"],
  [
    "docusaurus",
    'export default { presets: [["classic", { docs: { routeBasePath: "/" } }]] };',
    "api/#x api/y#z api/y api/",
  ],
  ["starlight", "", "api/#x api/y#z api/02-y api/"],
])("with --site, links out of a %s site lead to the old site: %j", async (kind, config, addresses) => {
  const name = kind === "docusaurus" ? "docusaurus.config.js" : "docs/.vitepress/config.mts";
  const { texts, notes } = await imported(
    kind,
    { [name]: config, "docs/guide/deep/a.md": `# A\n\n${leaving}\n` },
    { old: "https://old.example/" },
  );
  const [a = "", b = "", c = "", d = ""] = addresses.split(" ").map((address) => `https://old.example/${address}`);
  // Starlight's address of the page ends with a slash, so the link resolves one folder deeper.
  const first = kind === "starlight" ? a.replace("api", "guide/api") : a;
  expect(texts["guide/deep/a"]).toBe(`[A](${first}) [B](${b}) [C](${c}) [D](${d}) [E](./a.mdx)`);
  expect(notes).toEqual([]);
});

test("resolves links out of the site with the base, and never above the host", async () => {
  const { texts } = await imported(
    "vitepress",
    { "docs/a.md": "[A](../api/x.md) [B](../../api/) [C](x/y)\n" },
    { old: "https://old.example", base: "/guide" },
  );
  expect(texts["a"]).toBe(
    "[A](https://old.example/api/x.html) [B](https://old.example/api/) [C](https://old.example/guide/x/y)",
  );
});

test("full addresses of the old site become links to the imported pages", async () => {
  const { texts } = await imported(
    "docusaurus",
    {
      "docs/a.md":
        "[B](https://Old.example/docs/b#two) [H](http://old.example/docs/b/) [x](https://old.example/docs/c) " +
        "[home](https://old.example/) [other](https://old.example.org/docs/b)\n\n" +
        '<a href="https://old.example/docs/b">b</a> [b]\n\n<Link to="https://old.example/docs/b">b</Link>\n\n[b]: https://old.example/docs/b\n',
      "docs/b.md": "# B\n\n## Two\n",
      "docs/index.md": "",
    },
    { old: "https://old.example" },
  );
  expect(texts["a"]).toBe(
    "[B](./b.mdx#two) [H](./b.mdx) [x](https://old.example/docs/c) " +
      "[home](https://old.example/) [other](https://old.example.org/docs/b)\n\n" +
      '<a href="./b.mdx">b</a> [b]\n\n[b](./b.mdx)\n\n[b]: ./b.mdx',
  );
});

test("Docusaurus: links and old addresses contain the base of the site", async () => {
  const { texts, redirects } = await imported(
    "docusaurus",
    {
      "docusaurus.config.js": "module.exports = { baseUrl: '/repo/' };",
      "docs/a.md": "[B](/docs/b) [B](/repo/docs/b/) [blog](/blog) [whole](https://old.example/repo/docs/b)\n",
      "docs/b.md": "",
    },
    { old: "https://old.example/repo" },
  );
  expect(texts["a"]).toBe("[B](./b.mdx) [B](./b.mdx) [blog](https://old.example/repo/blog) [whole](./b.mdx)");
  expect(redirects).toEqual(["/repo/docs/a", "/repo/docs/b"]);
});

test("Starlight: links and old addresses contain the base and the language folder", async () => {
  const files = {
    "astro.config.mjs": "export default defineConfig({ base: '/docs' });",
    "src/content/docs/en/a.md": "[B](/docs/en/b/) [C](/docs/en/c/) [D](/d)\n",
    "src/content/docs/en/b.md": "",
  };
  const { texts, redirects } = await imported("starlight", files, {
    old: "https://old.example/docs/en/",
    folder: "src/content/docs/en",
  });
  expect(texts["a"]).toBe("[B](./b.mdx) [C](https://old.example/docs/en/c/) [D](https://old.example/d)");
  expect(redirects).toEqual(["/docs/en/a", "/docs/en/b"]);
});

test("suggests a base if most links find no page", async () => {
  const files = {
    "docs/.vitepress/config.ts": "export default {};",
    "docs/a.md": "[B](/x/y/b) [B](/x/y/b/#c) [C](/x/y/c/d) [D](/d) [E](e) [B](/b)\n",
    "docs/b.md": "",
    "docs/c/d.md": "",
  };
  const { warnings } = await imported("vitepress", files);
  expect(warnings).toEqual([
    'Most links that begin with "/" find no page (4 of 5), because the old addresses seem to start with "/x/y", not "/": import again with --base /x/y',
  ]);
  site?.remove();
  expect((await imported("vitepress", files, { base: "/x/y" })).warnings).toEqual([]);
});

test.each([
  ['the <Repo href="template/package.json">*file* of it</Repo>.', "the *file* of it.", "template/package.json"],
  ['<Repo href="/blog/one" title="One" />', "One", "/blog/one"],
  ['<Repo to="./gone">\n\nOne.\n\n</Repo>', "One.", "./gone"],
  ['<Repo href="gone" title="Two">\n\nOne.\n\n</Repo>', "**Two**\n\nOne.", "gone"],
])("an element may compute its address, so only known ones become links: %j", async (body, text, address) => {
  const { texts, notes } = await imported("docusaurus", { "docs/a.md": `${body}\n` }, { old: "https://old.example" });
  expect(texts["a"]).toBe(text);
  expect(notes).toEqual([
    expect.stringMatching(/^<Repo> .*leads to nothing that was imported.*write the link by hand/),
  ]);
  expect(notes[0]).toContain(`"${address}"`);
});

test("an element that names a page, a file or a complete address stays a link", async () => {
  const { texts } = await imported(
    "docusaurus",
    {
      "docs/a.md":
        '<Go to="./b">B</Go> <Go href="/docs/b">B</Go> <Go href="/c.zip">C</Go> <Go href="https://d.example">D</Go> ' +
        '<Go href="#two">E</Go> <Go href="https://old.example/docs/f">F</Go>\n',
      "docs/b.md": "# B\n",
      "static/c.zip": "",
    },
    { old: "https://old.example" },
  );
  expect(texts["a"]).toBe(
    "[B](./b.mdx) [B](./b.mdx) [C](/c.zip) [D](https://d.example) [E](#two) [F](https://old.example/docs/f)",
  );
});

const versions = {
  "docs/a.md": "[B](/docs/next/b) [B](/docs/b) [B](https://old.example/docs/next/b) [B](/docs/1.0/b)\n",
};

test.each([
  ["", "/docs/next", "[B](./b.mdx) [B](./b.mdx) [B](./b.mdx)"],
  ["versions: { current: { path: 'dev' } }", "/docs/dev", null],
  ["lastVersion: 'current'", null, null],
])(
  "Docusaurus: with versions, the current documents also have addresses of their own: %s",
  async (option, base, links) => {
    const config = `module.exports = { presets: [["classic", { docs: { ${option} } }]] };`;
    const { texts, redirects } = await imported(
      "docusaurus",
      { "docusaurus.config.js": config, "versions.json": '["1.0"]', ...versions, "docs/b.md": "# B\n" },
      { old: "https://old.example" },
    );
    expect(texts["a"]).toContain(links ?? "[B](./b.mdx)");
    expect(texts["a"]).toContain("[B](https://old.example/docs/1.0/b)");
    const own = (name: string) => [`/docs/${name}`, ...(base === null ? [] : [`${base}/${name}`])];
    expect(redirects).toEqual([...own("a"), ...own("b")]);
  },
);

test("Docusaurus: without versions, and for the documents of one version, there is one base", async () => {
  const config = { "docusaurus.config.js": 'module.exports = { presets: [["classic", { docs: {} }]] };' };
  expect((await imported("docusaurus", { ...config, ...versions })).redirects).toEqual(["/docs/a"]);
  site?.remove();
  const files = { ...config, "versions.json": '["1.0"]', "versioned_docs/version-1.0/a.md": "# A\n" };
  const { redirects } = await imported("docusaurus", files, { folder: "versioned_docs/version-1.0" });
  expect(redirects).toEqual(["/docs/a"]);
});
