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

const pages = { "docs/a.md": "# A\n", "docs/b/c.md": "# C\n\n[A](/old/a) [C](/docs/old-c)\n" };

/** Imports the pages; returns the old addresses of each page and the notes on the configuration. */
async function imported(kind: SourceKind, config: string, more: Readonly<Record<string, string>> = {}) {
  const name = kind === "docusaurus" ? "docusaurus.config.js" : "astro.config.mjs";
  site = makeTemporarySite({ [name]: config, ...pages, ...more });
  const source = await readSource(kind, path.join(site.root, "docs"));
  const plan = await planImport(source, { into: "guide", site: "https://old.example" });
  const redirects = plan.files.map(({ file, text }) => [
    file.replace(/^content\/docs\/guide\//, ""),
    [...text.matchAll(/^ {2}- (\/.*)$/gm)].map(([, address]) => address),
  ]);
  const notes = plan.notes.filter(({ file }) => file.includes("config")).map(({ what }) => what);
  return { redirects: Object.fromEntries(redirects) as Record<string, string[]>, notes, files: plan.files };
}

test("Docusaurus: redirects of the plugin become former addresses, which links may use", async () => {
  const { redirects, notes, files } = await imported(
    "docusaurus",
    `import { list } from "./redirects";
    const plugin: Options = { redirects: [
      { from: ["/old/a", "/older/a/"], to: "/docs/a/#part" },
      { from: "/docs/old-c", to: "/docs/b/c?x" },
      { from: "/oldest", to: "/old/a" },
      { from: "/docs/a", to: "/docs/a" },
      { from: "/", to: "/docs/a" },
      { from: "/blog/x", to: "/blog/y" },
      { from: "/away", to: "https://other.example" },
      ...list,
    ] };
    export default { plugins: [["@docusaurus/plugin-client-redirects", plugin]] };`,
    { "redirects.ts": 'export const list = [{ from: "/own", to: "https://old.example/docs/a" }];' },
  );
  expect(redirects["a.mdx"]).toEqual(["/docs/a", "/old/a", "/older/a", "/oldest", "/own"]);
  expect(redirects["b/c.mdx"]).toEqual(["/docs/b/c", "/docs/old-c"]);
  expect(files.find(({ file }) => file.endsWith("c.mdx"))?.text).toContain("[A](../a.mdx) [C](./c.mdx)");
  expect(notes).toEqual([
    'Redirects that lead to no imported page were left out: "/blog/x" (to "/blog/y"), "/away" (to "https://other.example"). Write those that shall stay into "redirects" of src/site/settings.ts.',
    'Redirects from addresses that no page can leave were left out: "/".',
  ]);
});

test("Docusaurus: reports computed redirects", async () => {
  const { notes } = await imported(
    "docusaurus",
    `export default { baseUrl: "/", plugins: [["client-redirects", { redirects: [{ from: "/x", to: "/docs/a" }, ...made()], createRedirects(path) { return []; } }]] };`,
  );
  expect(notes).toEqual([
    "Some redirects are computed by a program: write them by hand into redirect_from of the pages.",
    'Redirects of "createRedirects" are computed by a program: write them by hand into redirect_from of the pages.',
  ]);
});

test("Starlight: redirects in Astro's configuration become former addresses", async () => {
  const { redirects, notes } = await imported(
    "starlight",
    `const redirects = { "/x": "/a/", "/y/": { status: 302, destination: "/b/c" }, "/old/[...all]": "/b/[...all]", "/gone": "/nothing" };
    export default defineConfig({ redirects, base: "/docs", integrations: [made()] });`,
  );
  expect(redirects["a.mdx"]).toEqual(["/docs/a", "/docs/x"]);
  expect(redirects["b/c.mdx"]).toEqual(["/docs/b/c", "/docs/y"]);
  expect(notes).toEqual([
    'The redirect from "/old/[...all]" to "/b/[...all]" is a pattern: write the addresses into redirect_from of the pages.',
    'Redirects that lead to no imported page were left out: "/gone" (to "/nothing"). Write those that shall stay into "redirects" of src/site/settings.ts.',
  ]);
});

test.each<[SourceKind, string, string]>([
  ["starlight", 'export default defineConfig({ redirects: { "old/x": "b/c", "/y": "old/x/#part" } });', "/b/c"],
  [
    "docusaurus",
    'export default { plugins: [["client-redirects", { redirects: [{ from: "old/x", to: "docs/b/c" }, { from: ["/y"], to: "old/x" }] }]] };',
    "/docs/b/c",
  ],
])("%s: a redirect without a leading slash is read as if it had one", async (kind, config, own) => {
  const { redirects, notes } = await imported(kind, config);
  expect(redirects["b/c.mdx"]).toEqual([own, "/old/x", "/y"]);
  expect(notes).toEqual([]);
});
