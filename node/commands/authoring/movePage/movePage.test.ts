import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { fixtureDefinition, fixtureSettings } from "../../../../test/loadFixture";
import { makeTemporarySite, type TemporarySite } from "../../../../test/temporarySite";
import { loadFromDisk } from "../../../site/loadFromDisk";
import { formatProblem } from "../../../common/problem";
import { formatPublished, listPublished, publishedFile } from "../../../model/published";
import { movePage } from "./movePage";

let site: TemporarySite;
afterEach(() => site.remove());

const page = (title: string, text: string, keys = "") => `---\ntitle: ${title}\n${keys}---\n\n${text}\n`;
const files = {
  "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n',
  "src/site/settings.ts": 'export const settings = { link: { href: "/guide/setup/install#linux" } };\n',
  "content/reference/install.yaml":
    "source:\n  repository: https://example.org\n  commit: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'\n  file: docs\nmethods: []\nsystems:\n  - id: linux\n    name: Linux\n    page: /guide/setup/install\n    methods: []\nextras: []\n",
  "content/docs/guide/index.mdx": page(
    "Guide",
    'See [install](./setup/install.mdx#linux), [the same](/guide/setup/install?a=1#linux), [named][it], `[code](./setup/install.mdx)`\nand <a href="/guide/setup/install">HTML</a>.\n\n[it]: ./setup/install.mdx "Title"',
  ),
  "content/docs/guide/setup/_category_.yml": "label: Set up\n",
  "content/docs/guide/setup/index.mdx": page("Set up", "[Install](./install.mdx)"),
  "content/docs/guide/setup/install.mdx": page(
    "Install",
    "## Linux {#linux}\n\n[Up](./index.mdx), [guide](../index.mdx), [here](#linux), [away](https://example.org).\n\n![A dot](./dot.svg)",
    "redirect_from:\n  - /guide/older\nsidebar_position: 2\n",
  ),
  "content/docs/guide/setup/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n',
};

/** @returns the problems that the checks report for the site. */
async function report(): Promise<string> {
  const { problems } = await loadFromDisk(site.root, fixtureDefinition);
  return problems.map(formatProblem).join("\n\n");
}

async function publish(): Promise<void> {
  const loaded = await loadFromDisk(site.root, fixtureDefinition);
  site.write(publishedFile, formatPublished([], listPublished(loaded.site, fixtureSettings)));
}

test("updates the links of a moved page, the links to it, and its redirects", async () => {
  site = makeTemporarySite(files);
  expect(await report()).toBe("");
  await publish();
  const { redirects } = await movePage(site.root, "guide/setup/install", "/reference/install", fixtureDefinition);
  expect(redirects).toEqual([{ from: "/guide/setup/install", to: "/reference/install" }]);
  expect(await report()).toBe("");
  expect(site.read("content/docs/reference/install.mdx")).toBe(
    page(
      "Install",
      "## Linux {#linux}\n\n[Up](../guide/setup/index.mdx), [guide](../guide/index.mdx), [here](#linux), [away](https://example.org).\n\n![A dot](../guide/setup/dot.svg)",
      "redirect_from: [/guide/older, /guide/setup/install]\nsidebar_position: 2\n",
    ),
  );
  expect(site.read("content/docs/guide/index.mdx")).toBe(
    page(
      "Guide",
      'See [install](../reference/install.mdx#linux), [the same](/reference/install?a=1#linux), [named][it], `[code](./setup/install.mdx)`\nand <a href="/reference/install">HTML</a>.\n\n[it]: ../reference/install.mdx "Title"',
    ),
  );
  expect(site.read("src/site/settings.ts")).toContain('"/reference/install#linux"');
  expect(site.read("content/reference/install.yaml")).toContain("page: /reference/install\n");
});

test("a moved Markdown page keeps its file extension and its braces", async () => {
  site = makeTemporarySite({
    "static/logo.svg": files["static/logo.svg"],
    "content/docs/guide/index.mdx": page("Guide", "See [notes](./notes.md)."),
    "content/docs/guide/notes.md": page("Notes", "Of {all} <kinds>: [the guide](./index.mdx)."),
  });
  expect(await report()).toBe("");
  const { redirects } = await movePage(site.root, "guide/notes", "reference/words", fixtureDefinition);
  expect(redirects).toEqual([{ from: "/guide/notes", to: "/reference/words" }]);
  expect(site.read("content/docs/reference/words.md")).toContain("Of {all} <kinds>: [the guide](../guide/index.mdx).");
  expect(site.read("content/docs/guide/index.mdx")).toContain("[notes](../reference/words.md)");
});

test("updates links in included files", async () => {
  const snippet = "content/snippets/see.mdx";
  site = makeTemporarySite({
    ...files,
    [snippet]: "[Install](../docs/guide/setup/install.mdx#linux) and [the same](/guide/setup/install).\n",
    "content/docs/guide/end.mdx": page("End", '<Include file="see.mdx" />'),
  });
  expect(await report()).toBe("");
  await movePage(site.root, "guide/setup/install", "/reference/install", fixtureDefinition);
  expect(await report()).toBe("");
  expect(site.read(snippet)).toBe(
    "[Install](../docs/reference/install.mdx#linux) and [the same](/reference/install).\n",
  );
});

test("a page that is moved back no longer redirects to itself", async () => {
  site = makeTemporarySite(files);
  await movePage(site.root, "guide/setup/install", "guide/install", fixtureDefinition);
  await movePage(site.root, "content/docs/guide/install.mdx", "guide/setup/install", fixtureDefinition);
  expect(site.read("content/docs/guide/setup/install.mdx")).toContain(
    "redirect_from: [/guide/older, /guide/install]\n",
  );
  expect(await report()).toBe("");
});

test("moves a folder with its page, its pictures and its category file", async () => {
  site = makeTemporarySite(files);
  await publish();
  await movePage(site.root, "guide/setup", "guide/first/steps", fixtureDefinition);
  expect(await report()).toBe("");
  expect(existsSync(path.join(site.root, "content/docs/guide/setup"))).toBe(false);
  expect(site.read("content/docs/guide/first/steps/install.mdx")).toContain(
    "[Up](./index.mdx), [guide](../../index.mdx)",
  );
  expect(site.read("content/docs/guide/first/steps/index.mdx")).toContain("redirect_from: [/guide/setup]");
});

test("updates imports without a file extension", async () => {
  const code = 'import { A } from "./a";\nimport { B } from "./parts";\nimport { C } from "../c";\n\nWords.';
  site = makeTemporarySite({
    ...files,
    "content/docs/guide/setup/live.mdx": page("Live", code),
    "content/docs/guide/setup/a.tsx": "export const A = 1;\n",
    "content/docs/guide/setup/parts/index.ts": "export const B = 1;\n",
    "content/docs/guide/c.ts": "export const C = 1;\n",
  });
  await movePage(site.root, "guide/setup", "guide/first/steps", fixtureDefinition);
  const moved = site.read("content/docs/guide/first/steps/live.mdx");
  expect(moved).toContain('from "./a";\nimport { B } from "./parts";\nimport { C } from "../../c";');
});

test("moves the recordings of a page with it", async () => {
  const recordings = "content/recordings/docs/guide/setup/install.json";
  site = makeTemporarySite({ ...files, [recordings]: "{}\n" });
  const { moves } = await movePage(site.root, "guide/setup", "/reference/setup", fixtureDefinition);
  expect(moves).toContainEqual({ from: recordings, to: "content/recordings/docs/reference/setup/install.json" });
  expect(existsSync(path.join(site.root, "content/recordings/docs/guide/setup"))).toBe(false);
  expect(site.read("content/recordings/docs/reference/setup/install.json")).toBe("{}\n");
});

test("updates the paths of files that runs take from other pages", async () => {
  const run = (files: string) => `\`\`\`bash run="first" files="${files}" lines="files"\nls\n\`\`\``;
  site = makeTemporarySite({
    ...files,
    "content/docs/guide/runs.mdx": page("Runs", run("./setup/index.mdx  ./setup/install.mdx")),
  });
  await movePage(site.root, "guide/setup/install", "reference/install", fixtureDefinition);
  expect(site.read("content/docs/guide/runs.mdx")).toContain(run("./setup/index.mdx  ../reference/install.mdx"));
  await movePage(site.root, "guide/runs", "reference/runs", fixtureDefinition);
  expect(site.read("content/docs/reference/runs.mdx")).toContain(run("../guide/setup/index.mdx  ./install.mdx"));
});

test("moves only the index page of a folder, and its old address still works", async () => {
  site = makeTemporarySite(files);
  await publish();
  await movePage(site.root, "guide/setup/index", "guide/overview", fixtureDefinition);
  expect(await report()).toBe("");
  expect(site.read("content/docs/guide/overview.mdx")).toContain("[Install](./setup/install.mdx)");
});

test("a page with a slug keeps its address", async () => {
  site = makeTemporarySite({
    ...files,
    "content/docs/guide/fixed.mdx": page("Fixed", "Text.", "slug: /guide/named\n"),
  });
  const { redirects } = await movePage(site.root, "guide/named", "reference/fixed", fixtureDefinition);
  expect(redirects).toEqual([]);
  expect(site.read("content/docs/reference/fixed.mdx")).not.toContain("redirect_from");
});

test.each([
  ["guide/setup/instal", "guide/x", '"/guide/setup/instal" is not a page. The nearest is "/guide/setup/install".'],
  ["guide/setup/install", "guide", "content/docs/guide/index.mdx already has this address."],
  ["guide/setup/install", "gide/install", '"/gide/install" is not in a sidebar group: use one of guide, reference.'],
  ["guide/setup", "guide/setup/inner", '"guide/setup/inner" is inside "guide/setup".'],
  ["guide", "reference/guide", '"guide" is a sidebar group: change its folder in src/site/settings.ts by hand.'],
  [
    "guide/setup/install",
    "guide/two words",
    '"guide/two words" is not an address: use letters, digits and hyphens, such as launch/on-cloud/quotas.',
  ],
])("refuses to move %s to %s and changes nothing", async (from, to, message) => {
  site = makeTemporarySite(files);
  await expect(movePage(site.root, from, to, fixtureDefinition)).rejects.toThrow(message);
  for (const [file, text] of Object.entries(files)) expect(site.read(file)).toBe(text);
});

test("updates the pages and folders in the sidebar file of a group", async () => {
  const sidebar = (one: string, folder: string) =>
    `items:\n  - page: ./index.mdx\n  - page: ${one} # first\n  - folder: ${folder}\n`;
  site = makeTemporarySite({
    ...files,
    "content/docs/guide/one.mdx": page("One", "Text."),
    "content/docs/guide/sidebar.yml": sidebar("./one.mdx", "./setup"),
  });
  await movePage(site.root, "guide/one", "/guide/first", fixtureDefinition);
  expect(site.read("content/docs/guide/sidebar.yml")).toBe(sidebar("./first.mdx", "./setup"));
  await movePage(site.root, "guide/setup", "/guide/begin", fixtureDefinition);
  expect(site.read("content/docs/guide/sidebar.yml")).toBe(sidebar("./first.mdx", "./begin"));
  await movePage(site.root, "guide/first", "/reference/first", fixtureDefinition);
  expect(await report()).toContain("sidebar-unknown-page");
});

test("keeps the number prefix of a moved page or folder", async () => {
  const numbered = {
    "static/logo.svg": files["static/logo.svg"],
    "content/docs/01-guide/index.mdx": page("Guide", "See [a](./01-a.mdx)."),
    "content/docs/01-guide/01-a.mdx": page("A", "Text."),
    "content/docs/01-guide/02-part/b.mdx": page("B", "Text."),
  };
  const settings = { ...fixtureSettings, docs: { ...fixtureSettings.docs, numberPrefixes: true } };
  const move = (from: string, to: string) => movePage(site.root, from, to, { ...fixtureDefinition, settings });
  site = makeTemporarySite(numbered);
  const { redirects } = await move("guide/a", "guide/c");
  expect(redirects).toEqual([{ from: "/guide/a", to: "/guide/c" }]);
  expect(site.read("content/docs/01-guide/index.mdx")).toContain("[a](./01-c.mdx)");
  await move("guide/c", "guide/05-d");
  expect(existsSync(path.join(site.root, "content/docs/01-guide/05-d.mdx"))).toBe(true);
  await move("guide/part", "guide/chapter");
  expect(existsSync(path.join(site.root, "content/docs/01-guide/02-chapter/b.mdx"))).toBe(true);
});

test("a page at the home page's address leaves no redirect, and links to the home page stay", async () => {
  site = makeTemporarySite({
    ...files,
    "content/docs/index.mdx": page("Start", "[Set up](./guide/setup/index.mdx)"),
    "content/docs/guide/index.mdx": page("Guide", "[Home](/), [start](../index.mdx)."),
  });
  const { redirects } = await movePage(site.root, "index", "guide/start", fixtureDefinition);
  expect(redirects).toEqual([]);
  expect(site.read("content/docs/guide/start.mdx")).toBe(page("Start", "[Set up](./setup/index.mdx)"));
  expect(site.read("content/docs/guide/index.mdx")).toContain("[Home](/), [start](./start.mdx).");
  expect(await report()).toBe("");
});

test("refuses to move a page while pages cannot be read, and lists them", async () => {
  const broken = page("B", "Words <b.");
  const many = Array.from({ length: 9 }, (_, index) => [`content/docs/guide/b${String(index)}.mdx`, broken]);
  site = makeTemporarySite({ ...files, ...(Object.fromEntries(many) as Record<string, string>) });
  const moved = movePage(site.root, "guide/setup/install", "guide/install", fixtureDefinition);
  await expect(moved).rejects.toThrow(
    /^Links cannot be rewritten on pages that cannot be read\. First correct:\n(?: {2}content\/docs\/guide\/b\d\.mdx:5 {2}\S.*\n){8} {2}and 1 more, which "npm run check" names$/,
  );
  expect(existsSync(path.join(site.root, "content/docs/guide/setup/install.mdx"))).toBe(true);
});
