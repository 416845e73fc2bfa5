import { expect, test } from "@jest/globals";
import { readBase } from "./docusaurusDocs";
import { moduleOf } from "./findConfiguration";
import { readSiteBase } from "./readSiteBase";

const configOf = (text: string) => moduleOf({ file: "/site/docusaurus.config.ts", text });
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
])("reads the base %s of the documents: %s", (base, _, config) => {
  expect(readBase(configOf(config), "/site/docs")).toBe(base);
});

test.each([
  [
    "/",
    "a constant",
    `const docs = { path: "../a", routeBasePath: "/" }; const preset: Options = { blog: made(), docs }; export default { presets: [["classic", preset]] };`,
  ],
  [
    "/b",
    "a spread",
    `const common = { routeBasePath: "b" }; export default { ${preset("{ ...common, editUrl: made() }")} };`,
  ],
  [
    "/c",
    "a constant of a plugin",
    `const docs = { path: "./docs", routeBasePath: "c" }; export default { ${preset("{ path: 'x' }")}, plugins: [[require.resolve("@docusaurus/plugin-content-docs"), docs]] };`,
  ],
  [
    "/d",
    "the only folder of that name",
    `export default { ${preset("{ path: '../x', routeBasePath: 'no' }")}, plugins: [["content-docs", { path: "../../docs", routeBasePath: "d" }]] };`,
  ],
])("reads the base %s from constants, spreads and plugins: %s", (base, _, config) => {
  expect(readBase(configOf(config), "/site/docs")).toBe(base);
});

test("uses the plugin's base for the documents of a plugin", () => {
  const config = `module.exports = { ${other}, ${preset("{}")} };`;
  expect(readBase(configOf(config), "/site/b")).toBe("/architecture");
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
] as const)("reads the base of the site as %j: %s, %s", (base, kind, config) => {
  expect(readSiteBase(kind, configOf(config))).toBe(base);
});
