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

/** Imports that go up, sideways, or out of the engine, and one that goes down. */
const planted = [
  ["upwards in node", "node/common/planted.ts", "../gatsby/hooks"],
  ["sideways in node", "node/search/planted.ts", "../checks/checkSite"],
  ["upwards in the browser", "src/client/hooks/planted.ts", "../layout/Navbar/Navbar"],
  ["the site in the engine", "node/gatsby/planted.ts", "../../src/site/settings"],
  ["the library in the engine", "node/gatsby/planted.ts", "../../extensions/fedml/extension"],
  ["node in the browser", "src/client/layout/planted.ts", "../../../node/common/problem"],
  ["downwards", "node/gatsby/planted.ts", "../common/problem"],
] as const;

/** In a process of its own: ESLint loads its configuration by `import`, which Jest does not pass on. */
const linter = `
import { ESLint } from "eslint";
const eslint = new ESLint();
for (const [name, file, imported] of JSON.parse(process.argv[1])) {
  const text = \`import type { Any } from "\${imported}";\\n\\nexport type Planted = Any;\\n\`;
  const [{ messages }] = await eslint.lintText(text, { filePath: file });
  console.log(name + ": " + [...new Set(messages.map(({ ruleId }) => ruleId))].join());
}`;

test("the linter rejects imports from higher layers, and only those", () => {
  const options = ["--input-type=module", "--eval", linter, JSON.stringify(planted)];
  const { stdout } = spawnSync(process.execPath, options, { encoding: "utf8" });
  expect(stdout.split("\n").slice(0, -1)).toEqual(
    planted.map(([name]) => `${name}: ${name === "downwards" ? "" : "import-x/no-restricted-paths"}`),
  );
}, 60_000);

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
