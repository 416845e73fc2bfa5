import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { cacheFolder } from "../node/cache/cacheFolder";
import { compareOutputs } from "./builds/compareOutputs";
import { makeSmallCopy } from "./builds/copies";
import { runBuild, runGatsbyAlone, workspaceFolder } from "./support/workspaces";
import { expect, test } from "./support/test";

/** Problems of a site: the text of a file, and the reports about it. */
const faults = [
  {
    file: "guide/key.mdx",
    text: "---\ntitle: Key\nsidebar_postion: 1\n---\n\nText.\n",
    reports: ["guide/key.mdx:3:1  front-matter-unknown-key"],
  },
  {
    file: "guide/syntax.mdx",
    text: "---\ntitle: Syntax\n---\n\n<Tabs>\n",
    reports: ["guide/syntax.mdx:5:1  mdx-syntax"],
  },
  {
    file: "guide/component.mdx",
    text: "---\ntitle: Component\n---\n\n<Tabz />\n\n![Missing](./none.png)\n",
    reports: ["guide/component.mdx:5:1  unknown-component", "guide/component.mdx:7:1  missing-image"],
  },
  { file: "guide/one/page.mdx", text: "---\ntitle: One\n---\n\nText.\n", reports: [] },
  {
    file: "guide/one/_category_.yml",
    text: "label: One\nlink: { type: generated-index, slug: /category/same }\n",
    reports: [],
  },
  {
    file: "guide/two/_category_.yml",
    text: "label: Two\nlink: { type: generated-index, slug: /category/same }\n",
    reports: ["guide/two/_category_.yml:2:1  duplicate-category"],
  },
  {
    file: "guide/two/page.mdx",
    text: "---\ntitle: Two\nslug: /guide/one/page\n---\n\nText.\n",
    reports: ["guide/two/page.mdx:3:1  duplicate-route  (warning)"],
  },
];

/** Gatsby's own parsing would stop here. */
const unreadable = {
  file: "guide/yaml-error.mdx",
  text: '---\ntitle: "Open\n---\n\nText.\n',
  reports: ["guide/yaml-error.mdx:2:1  front-matter-syntax"],
};

for (const { name, at, broken, build } of [
  { name: "a broken site", at: "broken", broken: faults, build: runBuild },
  { name: "a site that Gatsby cannot read", at: "unreadable", broken: [...faults, unreadable], build: runBuild },
  { name: "the same, built by Gatsby alone,", at: "alone", broken: [...faults, unreadable], build: runGatsbyAlone },
]) {
  test(`${name} fails to build and reports every problem once`, async () => {
    test.setTimeout(180_000);
    await inWorkspace(at, async (folder) => {
      for (const { file, text } of broken) {
        const absolute = path.join(folder, "content/docs", file);
        mkdirSync(path.dirname(absolute), { recursive: true });
        writeFileSync(absolute, text);
      }
      const { code, text } = await build(folder);
      expect(code).toBe(1);
      for (const report of broken.flatMap(({ reports }) => reports))
        expect(text.split(`content/docs/${report}`).length - 1, report).toBe(1);
      expect(text).toContain('Fix: write "sidebar_position".');
    });
  });
}

test("a build with a broken cache and a plain build write the same files as the first build", async () => {
  test.setTimeout(400_000);
  await inWorkspace("again", async (folder) => {
    const before = await builtOutput(folder);

    // Truncate Gatsby's node store.
    writeFileSync(path.join(folder, ".cache/data/datastore/data.mdb"), "half");
    const again = await runBuild(folder);
    expect(again.code, again.text).toBe(0);
    expect(again.text).toContain("so it is made again from scratch");
    expect(compareOutputs(path.join(folder, "public"), before)).toEqual([]);

    rmSync(cacheFolder(folder), { recursive: true, force: true });
    const plain = await runBuild(folder, { PLAIN_BUILD: "1" });
    expect(plain.code, plain.text).toBe(0);
    expect(compareOutputs(path.join(folder, "public"), before)).toEqual([]);
    // A plain build leaves no cache for a later build.
    expect(existsSync(cacheFolder(folder))).toBe(false);
  });
});

test("a build after a text edit recompiles no code", async () => {
  test.setTimeout(180_000);
  await inWorkspace("edited", async (folder) => {
    // A page with code is compiled each time.
    rmSync(path.join(folder, "content/docs/tools/live.mdx"));
    await builtOutput(folder);
    const compiled = keptByWebpack(folder);
    expect(compiled).toHaveLength(2);
    appendFileSync(path.join(folder, "content/docs/guide/start/install.mdx"), "\nOne more sentence.\n");
    const { code, text } = await runBuild(folder);
    expect(code, text).toBe(0);
    // webpack would cache recompiled code in an additional file.
    expect(keptByWebpack(folder)).toEqual(compiled);
  });
});

test("a page component without a default export fails the build with an error that names the file", async () => {
  test.setTimeout(180_000);
  await inWorkspace("no-default-export", async (folder) => {
    writeFileSync(path.join(folder, "src/pages/odd.tsx"), "export function Odd() {\n  return null;\n}\n");
    const { code, text } = await runBuild(folder);
    expect(code).not.toBe(0);
    expect(text).toContain("src/pages/odd.tsx");
    expect(text).toMatch(/default export|must export a React component/);
  });
});

test("a template that throws fails the build with an error that names the line", async () => {
  test.setTimeout(180_000);
  await inWorkspace("failing-template", async (folder) => {
    const template = path.join(folder, "src/client/templates/category.tsx");
    const lines = readFileSync(template, "utf8").split("\n");
    const at = lines.findIndex((line) => line.startsWith("  return"));
    writeFileSync(template, lines.toSpliced(at, 0, '  if (label !== "") throw new Error("Out of cards.");').join("\n"));
    const { code, text } = await runBuild(folder);
    expect(code).not.toBe(0);
    expect(text).toContain("Out of cards.");
    expect(text).toContain(`src/client/templates/category.tsx:${at + 1}:`);
  });
});

/** Runs a task in a copy of the project with a small site, which has one of everything that the build handles in its own way. */
async function inWorkspace(name: string, task: (folder: string) => Promise<void>): Promise<void> {
  const folder = makeSmallCopy(workspaceFolder(name));
  try {
    await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the files in which webpack caches compiled code, for both bundles. */
function keptByWebpack(folder: string): readonly string[] {
  const kept = readdirSync(path.join(folder, ".cache/webpack"), { recursive: true, encoding: "utf8" });
  return kept.filter((file) => /\/\d+\.pack$/.test(file)).sort();
}

/** Builds the site and copies its output, so that later builds do not overwrite it. @returns absolute path of the copy. */
async function builtOutput(folder: string): Promise<string> {
  const { code, text } = await runBuild(folder);
  expect(code, text).toBe(0);
  const copy = path.join(folder, "public-before");
  cpSync(path.join(folder, "public"), copy, { recursive: true });
  return copy;
}
