import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../../test/temporarySite";
import { planImport } from "../planImport";
import { readSource } from "./readSource";
import { readVitePressFiles } from "./vitepressFiles";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

async function imported(config: string, files: Readonly<Record<string, string>>) {
  site = makeTemporarySite({ "docs/.vitepress/config.ts": config, ...files });
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const plan = await planImport(source, { into: "guide" });
  const texts = plan.files.map(({ file, text }) => [file.replace(/^content\/docs\/guide\//, ""), text]);
  return { texts: Object.fromEntries(texts) as Record<string, string>, counts: plan.counts, notes: plan.notes };
}

test("srcExclude leaves out pages, whose code can still be included", async () => {
  const { texts, counts, notes } = await imported(
    `export default { srcExclude: ["AGENTS.md", "**/examples/*", "x/{one,t?o}.md", "y/**"], markdown: {} };`,
    {
      "docs/AGENTS.md": "# A\n",
      "docs/b/AGENTS.md": "# A\n",
      "docs/b/c.md": "<<< ./examples/part.md\n",
      "docs/b/examples/part.md": "Words.\n",
      "docs/x/one.md": "",
      "docs/x/two.md": "",
      "docs/x/three.md": "",
      "docs/y/z/a.md": "",
    },
  );
  expect(Object.keys(texts)).toEqual(["b/AGENTS.mdx", "b/c.mdx", "x/three.mdx"]);
  expect(texts["b/c.mdx"]).toContain("````md\nWords.\n");
  expect(counts.get("files that the old site has no pages for, left out")).toBe(5);
  expect(notes).toEqual([]);
});

test("rewrites set the old address of a page for redirects and links", async () => {
  const { texts } = await imported(`export default { rewrites: { "a/old.md": "a/new.md", "b.md": "b/index.md" } };`, {
    "docs/a/old.md": "# Old\n",
    "docs/b.md": "[Old](/a/new) [Old](./a/new.md) [Old](a/old.md)\n",
  });
  expect(texts["a/old.mdx"]).toContain("redirect_from:\n  - /a/new\n");
  expect(texts["b.mdx"]).toContain("redirect_from:\n  - /b\n");
  expect(texts["b.mdx"]).toContain("[Old](./a/old.mdx) [Old](./a/old.mdx) [Old](./a/old.mdx)\n");
});

test.each([
  ["packages/:name/src/:rest*", ":name/:rest*", "packages/core/src/api/run.md", "core/api/run.md"],
  [":lang(en|fr)/:page", ":page", "fr/a.md", "a.md"],
  ["docs/(.*)", "all.md", "docs/a/b.md", "all.md"],
  ["a+b.md", "c.md", "a+b.md", "c.md"],
  ["a.md", "c.md", "axmd", "axmd"],
])("applies the rewrite of %j to %j", (from, to, file, expected) => {
  const text = `export default { rewrites: ${JSON.stringify({ [from]: to })} };`;
  const { rewritten, unread } = readVitePressFiles({ file: "/site/.vitepress/config.ts", text });
  expect(rewritten(file)).toBe(expected);
  expect(unread).toEqual([]);
});

test("reports computed values of srcExclude and rewrites", async () => {
  const { notes } = await imported("export default { srcExclude: list(), rewrites(id) { return id; } };", {
    "docs/a.md": "# A\n",
  });
  expect(notes.map(({ file, what }) => `${file}: ${what}`)).toEqual([
    '.vitepress/config.ts: "srcExclude" is computed by a program: delete the pages that the old site does not have.',
    '.vitepress/config.ts: "rewrites" is computed by a program: correct "redirect_from" of the pages that it moves.',
  ]);
});
