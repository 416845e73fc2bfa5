import { expect, test } from "@jest/globals";
import { readBase } from "./readBase";
import { readSiteBase } from "./readSiteBase";

const other = `plugins: [["@docusaurus/plugin-content-docs", { id: "b", path: "b", routeBasePath: "/architecture" }]]`;
const preset = (docs: string) =>
  `presets: [["classic", { docs: ${docs}, theme: { customCss: require.resolve("a") } }]]`;

test.each([
  ["/docs", "none", ""],
  ["/docs", "the plugin's", `module.exports = { ${other}, ${preset('{ path: "docs", sidebarPath: f() }')} };`],
  ["/", "the preset's", `export default { ${other}, ${preset('{ routeBasePath: "/", editUrl: f() }')} };`],
  ["/handbook", "a constant", `const base = "handbook"; export default { ${preset("{ routeBasePath: base }")} };`],
  [
    "/typed",
    "one with types",
    `const docs = { routeBasePath: "typed" }; const config: Config = { ${preset("docs satisfies Docs")} }; export default config;`,
  ],
  ["/docs", "a theme's", `export default { themeConfig: { docs: { routeBasePath: "/x" } }, ${preset("{}")} };`],
  ["/docs", "no JavaScript", "routeBasePath: '/x' }"],
  [
    "/alone",
    "a plugin alone",
    `export default { ${preset("false")}, plugins: [["@docusaurus/plugin-content-docs", { path: "c", routeBasePath: "alone" }]] };`,
  ],
])("the base is %s: %s", (base, _, config) => {
  expect(readBase(config, "/site", "/site/docs")).toBe(base);
});

test("documents of a plugin have the plugin's base", () => {
  const config = `module.exports = { ${other}, ${preset("{}")} };`;
  expect(readBase(config, "/site", "/site/b")).toBe("/architecture");
});

test.each([
  ["/docs", "starlight", "export default defineConfig({ integrations: [starlight({ base: '/no' })], base: '/docs' });"],
  ["/docs", "starlight", "const base = 'docs/'; export default defineConfig({ base });"],
  ["/repo", "docusaurus", "const config: Config = { baseUrl: '/repo/' }; export default config;"],
  ["", "docusaurus", "module.exports = { baseUrl: '/' };"],
  ["", "docusaurus", "module.exports = { baseUrl: process.env.BASE };"],
  ["/a/b", "vitepress", "export default ({ mode }) => { return withPwa(defineConfig({ base: '/a/b/' })); };"],
  ["", "vitepress", "export default { themeConfig: { sidebar: { '/g/': { base: '/g/', items: [] } } } };"],
  ["", "vitepress", ""],
] as const)("the base of the site is %j: %s, %s", (base, kind, config) => {
  expect(readSiteBase(kind, config)).toBe(base);
});
