import path from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../../test/temporarySite";
import type { SourceKind } from "../importedPage";
import { planImport } from "../planImport";
import { readSource } from "./readSource";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

/** Imports these files. Returns the front matter of each page and the text of each category, by name, and the report. */
async function imported(kind: SourceKind, files: Readonly<Record<string, string>>) {
  site = makeTemporarySite(files);
  const source = await readSource(kind, path.join(site.root, "docs"), undefined);
  const plan = await planImport(source, { into: "guide" });
  const heads = plan.files.map(({ file, text }) => [
    file.replace(/^content\/docs\/guide\//, ""),
    text.replace(/^---\n([\s\S]*?)---\n[\s\S]*$/, "$1").replace(/redirect_from:\n.*\n/, ""),
  ]);
  const notes = plan.notes.map(({ file, what }) => `${file}: ${what}`);
  return { heads: Object.fromEntries(heads) as Record<string, string>, notes };
}

test.each(["config.mts", "config/index.ts"])("VitePress: the sidebar of .vitepress/%s is read", async (name) => {
  const { heads, notes } = await imported("vitepress", {
    [`docs/.vitepress/${name}`]: 'export default { themeConfig: { sidebar: [{ text: "One", link: "/a" }] } };',
    "docs/a.md": "# A\n",
  });
  expect(heads["a.mdx"]).toBe("title: A\nsidebar_label: One\nsidebar_position: 1\n");
  expect(notes).toEqual([]);
});

test.each([
  ["en.ts", "export const en = { themeConfig: { sidebar: list() } }; function list() { return [LIST]; }"],
  ["en.ts", "export const sidebar = [LIST];"],
  ["sidebar/index.ts", "export default [LIST];"],
])("VitePress: a sidebar in %s, which the configuration imports, is read: %s", async (name, text) => {
  const { heads, notes } = await imported("vitepress", {
    "docs/.vitepress/config/index.ts": `import { en } from "./${name.replace(/(?:\/index)?\.ts/, "")}";\nexport default { en };`,
    [`docs/.vitepress/config/${name}`]: text.replace("LIST", '{ text: "One", link: "/a" }'),
    "docs/a.md": "# A\n",
  });
  expect(heads["a.mdx"]).toContain("sidebar_label: One\nsidebar_position: 1\n");
  expect(notes).toEqual([]);
});

test("entries that a program computes are named, and the others stay", async () => {
  const sidebar = `[
    { text: "Guide", collapsed: isOpen(), items: [
      { text: \`Version \${version}\`, link: "/guide/a" },
      ...made(),
      { text: "Two", link: "/guide/b", badge: made() },
      { text: made(), link: made() },
    ] },
    { text: "Others", items: made() },
  ]`;
  const { heads, notes } = await imported("vitepress", {
    "docs/.vitepress/config.ts": `export default { themeConfig: { sidebar: ${sidebar} } };`,
    "docs/guide/a.md": "# A\n",
    "docs/guide/b.md": "# B\n",
  });
  expect(heads["guide/a.mdx"]).toBe("title: A\nsidebar_position: 1\n");
  expect(heads["guide/b.mdx"]).toBe("title: B\nsidebar_label: Two\nsidebar_position: 2\n");
  expect(heads["guide/_category_.yml"]).toContain("label: Guide\n");
  const place = ".vitepress/config.ts: ";
  expect(notes).toEqual([
    `${place}"text" of the sidebar's "/guide/a" is computed by a program, and was left out.`,
    `${place}An entry of the sidebar's "Guide" is computed by a program, and was left out.`,
    `${place}"items" of the sidebar's "Others" is computed by a program, and was left out.`,
  ]);
});

test("Starlight: a group that is generated contains the pages of its folder, in their own order", async () => {
  const { heads, notes } = await imported("starlight", {
    "astro.config.mjs": `export default { integrations: [starlight({ sidebar: [
      "z",
      { label: "Recipes", autogenerate: { directory: "food" } },
      { label: "Tools", items: [{ autogenerate: { directory: "tool/all/" } }] },
    ] })] };`,
    "docs/food/a.md": "---\ntitle: A\nsidebar:\n  order: 2\n---\n",
    "docs/food/hot/b.md": "---\ntitle: B\n---\n",
    "docs/tool/all/c.md": "---\ntitle: C\n---\n",
    "docs/z.md": "---\ntitle: Z\n---\n",
  });
  expect(heads["food/_category_.yml"]).toBe("label: Recipes\nposition: 2\n");
  expect(heads["tool/all/_category_.yml"]).toBe("label: Tools\nposition: 3\n");
  expect(heads["food/a.mdx"]).toBe("title: A\nsidebar_position: 2\n");
  expect(heads["food/hot/b.mdx"]).toBe("title: B\n");
  expect(notes).toEqual([]);
});

test.each([
  ['import { Guides } from "./pages";', "pages.ts", "export const Guides = [LIST] as const;"],
  ['import { Guides } from "./pages.js";', "pages.ts", 'import { more } from "./a"; export const Guides = [...more];'],
  ['import Guides from "./pages";', "pages/index.ts", "const all = [LIST]; export default all satisfies Item[];"],
  ['import Guides from "./pages.json";', "pages.json", "[LIST]"],
  ['import * as pages from "./pages";', "pages.ts", "export const Guides = [LIST];"],
  ['import { Guides } from "./pages";', "pages.ts", 'export * from "./b"; export * from "./a";'],
  ['import { Guides } from "./pages";', "pages.ts", 'export { more as Guides } from "./a";'],
  ['import { Guides } from "./pages";', "pages.ts", "const own = [LIST]; export { own as Guides };"],
  ['const { Guides } = require("./pages");', "pages.js", "module.exports = { Guides: [LIST] };"],
  ['const Guides = require("./pages");', "pages.js", "module.exports = [LIST];"],
])("VitePress: items that another file has are followed: %s", async (line, name, text) => {
  const list = (written: string) => written.replace("LIST", '{ "text": "One", "link": "/b/one" }');
  const items = line.includes("* as") ? "pages.Guides" : "Guides";
  const { heads, notes } = await imported("vitepress", {
    "docs/.vitepress/config.ts": `${line}\nexport default { themeConfig: { sidebar: { "/": [{ text: "Own", items: ${items} }, { text: "Z", link: "/a/z" }] } } };`,
    [`docs/.vitepress/${name}`]: list(text),
    "docs/.vitepress/a.ts": list("export const Guides = more; export const more = [LIST];"),
    "docs/.vitepress/b.ts": "export const others = [];",
    "docs/a/z.md": "# Z\n",
    "docs/b/one.md": "# A\n",
  });
  expect(heads["b/one.mdx"]).toBe("title: A\nsidebar_label: One\nsidebar_position: 1\n");
  expect(heads["b/_category_.yml"]).toBe("label: Own\nposition: 1\n");
  expect(notes).toEqual([]);
});

test("what a program computes in an imported file is named there, and files in a circle end", async () => {
  const { heads, notes } = await imported("vitepress", {
    "docs/.vitepress/config.ts": `import { all } from "./pages";\nexport default { themeConfig: { sidebar: [{ text: "Own", items: all }] } };`,
    "docs/.vitepress/pages.ts":
      'import { all as again } from "./config"; export const all = [{ text: "One", link: "/b/one" }, ...made(), ...again];',
    "docs/b/one.md": "# A\n",
  });
  expect(heads["b/one.mdx"]).toContain("sidebar_label: One\n");
  expect(notes).toEqual([`.vitepress/pages.ts: An entry of the sidebar is computed by a program, and was left out.`]);
});

describe("Docusaurus: the sidebar that the configuration names", () => {
  const sidebar = 'module.exports = { main: [{ type: "doc", id: "b", label: "Second" }, "a"] };';
  const pages = { "docs/a.md": "# A\n", "docs/b.md": "# B\n" };
  const config = (path: string, more = "") =>
    `${more}module.exports = { presets: [["classic", { docs: { sidebarPath: ${path}, remarkPlugins: [made()] } }]] };`;

  test.each([
    config('"./sidebars/base.js"'),
    config('"sidebars/base.js"'),
    config('require.resolve("./sidebars/base")'),
    config('path.join(__dirname, "sidebars", "base.js")'),
    config('path.resolve("./sidebars/base.js")'),
    config('new URL("./sidebars/base.js", import.meta.url).pathname'),
    config('fileURLToPath(new URL("./sidebars/base.js", import.meta.url))'),
    config("`${__dirname}/sidebars/base.js`"),
    config("file", 'const file = "./sidebars/base.js";\n'),
    'const docs = { sidebarPath: "./sidebars/base.js", path: "docs" };\nconst presets = [["classic", { docs }]];\nexport default { presets } satisfies Config;',
    'const common = { sidebarPath: "./sidebars/base.js" };\nconst own: Options = { blog: made(), docs: { ...common, path: "./docs" } };\nexport default { presets: [["classic", own]] };',
    'const others = { path: "other", sidebarPath: "./no.js" }; export default { presets: [["classic", { docs: others }]], plugins: [["@docusaurus/plugin-content-docs", { path: "docs", sidebarPath: "./sidebars/base.js" }]] };',
  ])("%s", async (text) => {
    const { heads, notes } = await imported("docusaurus", {
      "docusaurus.config.js": text,
      "sidebars/base.js": sidebar,
      "sidebars.js": 'module.exports = { main: ["a", "b"] };',
      ...pages,
    });
    expect(heads["b.mdx"]).toBe("title: B\nsidebar_label: Second\nsidebar_position: 1\n");
    expect(heads["a.mdx"]).toBe("title: A\nsidebar_position: 2\n");
    expect(notes).toEqual([]);
  });

  test("is none, where it is off", async () => {
    const { heads, notes } = await imported("docusaurus", {
      "docusaurus.config.js": config("false"),
      "sidebars.js": sidebar,
      ...pages,
    });
    expect(heads["b.mdx"]).toBe("title: B\n");
    expect(notes).toEqual([]);
  });

  test("is named, where it is not there, or a program computes its name", async () => {
    const missing = await imported("docusaurus", {
      "docusaurus.config.js": config('"./gone.js"'),
      "sidebars.js": sidebar,
      ...pages,
    });
    expect(missing.heads["b.mdx"]).toBe("title: B\n");
    expect(missing.notes).toEqual([
      '../docusaurus.config.js: "sidebarPath" names "../gone.js", which is not there: pages have the order of their files. Write the path of the sidebar there, and import again.',
    ]);
    site?.remove();
    const computed = await imported("docusaurus", {
      "docusaurus.config.js": config("made()"),
      "sidebars.js": sidebar,
      ...pages,
    });
    expect(computed.heads["b.mdx"]).toContain("sidebar_label: Second\n");
    expect(computed.notes).toEqual([
      '../docusaurus.config.js: "sidebarPath" is computed by a program: "../sidebars.js" was taken for the sidebar. If it is another, write its path there, and import again.',
    ]);
  });
});
