import { expect, test } from "@jest/globals";
import { makeTemporarySite } from "../../test/temporarySite";
import { uncompilable } from "../gatsby/uncompilable";
import { checkImportedCode } from "./checkImportedCode";
import { createImportResolver } from "./createImportResolver";

const page = "content/docs/page.mdx";
const at = (source: string, line: number) => ({ source, line, column: 1, names: [] });

test("finds the modules that a document imports, directly or not, including missing ones", async () => {
  const site = makeTemporarySite({
    [page]: "",
    "src/Zed.tsx": 'import { y } from "./y";\nimport "./gone";\n\nexport const Zed = y;\n',
    "src/y.ts": "export const y = 1;\n",
    "src/broken.ts": "export const = 1;\n",
    "src/other.ts": 'export * from "./broken";\n',
  });
  const docs = [
    { file: page, imports: [at("../../src/Zed", 3), at("../../src/later", 4), at("react", 5)] },
    { file: "content/docs/b.mdx", imports: [at("../../src/other", 7)] },
    { file: "content/docs/c.mdx", imports: [] },
  ];
  const { problems, filesOf } = await checkImportedCode(site.root, docs, createImportResolver(site.root));
  site.remove();
  expect(Object.fromEntries(filesOf)).toEqual({
    [page]: ["src/Zed.tsx", "src/later", "src/y.ts", "src/gone"],
    "content/docs/b.mdx": ["src/other.ts", "src/broken.ts"],
  });
  expect(problems.map(({ file, what }) => [file, what])).toEqual([
    ["src/Zed.tsx", expect.stringContaining(`"./gone". ${page}:3 imports it.`)],
    ["src/broken.ts", expect.stringContaining("content/docs/b.mdx:7 imports it.")],
  ]);
  // The live preview shows both pages without their code.
  const found = uncompilable({ problems, imported: filesOf });
  expect([page, "content/docs/b.mdx", "content/docs/c.mdx"].map((file) => found.has(file))).toEqual([
    true,
    true,
    false,
  ]);
});
