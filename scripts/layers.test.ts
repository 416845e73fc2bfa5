import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { layers } from "../eslint.layers.mjs";

const folders = layers.flat();
const isCode = (file: string) => /\.(?:tsx?|mjs|cjs|css)$/.test(file);

test("every folder of code belongs to a layer", () => {
  const found = ["node", "src/client"].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );
  const hasNoImports = ["src/client/styles"];
  expect(found.filter((folder) => !folders.includes(folder) && !hasNoImports.includes(folder))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

/** @returns the linter's output for a file of this name that imports another. */
function lint(file: string, imported: string): string {
  const text = `import type { Any } from "${imported}";\n\nexport type Planted = Any;\n`;
  const eslint = ["node_modules/eslint/bin/eslint.js", "--stdin", "--stdin-filename", file];
  return spawnSync(process.execPath, eslint, { input: text, encoding: "utf8" }).stdout;
}

test.each([
  ["upwards in node", "node/common/planted.ts", "../gatsby/hooks"],
  ["sideways in node", "node/search/planted.ts", "../checks/checkSite"],
  ["upwards in the browser", "src/client/hooks/planted.ts", "../layout/Navbar/Navbar"],
  ["the site in the engine", "node/gatsby/planted.ts", "../../src/site/settings"],
  ["the library in the engine", "node/gatsby/planted.ts", "../../extensions/fedml/extension"],
  ["node in the browser", "src/client/layout/planted.ts", "../../../node/common/problem"],
])(
  "the linter rejects an import: %s",
  (_, file, imported) => {
    expect(lint(file, imported)).toMatch(/import-x\/no-restricted-paths/);
  },
  30_000,
);

test("the linter accepts a downward import", () => {
  expect(lint("node/gatsby/planted.ts", "../common/problem")).toBe("");
}, 30_000);

test("the engine names neither a site nor a library", () => {
  const files = ["node", "src", "scripts", "."].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  const engine = files.filter((file) => {
    const isOwn = !/^src\/site\/|\.test\.|gatsby-types/.test(file);
    return isCode(file) && isOwn;
  });
  expect(engine.length).toBeGreaterThan(300);
  expect(engine.filter((file) => /fedml|nexus/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
