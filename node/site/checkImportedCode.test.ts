import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
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

test("reports what webpack cannot load in modules, and accepts what Gatsby compiles", async () => {
  const site = makeTemporarySite({
    [page]: "",
    "src/box.module.css": ".is-open { color: red; }\n",
    "src/Box.tsx":
      'import styles from "./box.module.css";\n\nexport const Box = () => <i className={styles.isOpen} />;\n',
    "src/packages.ts":
      'import os from "os";\nimport none from "no-such-package";\nimport { createRoot } from "react-dom/client";\n' +
      'import Heading from "@theme/Heading";\n\nexport const all = [os, none, createRoot, Heading];\n',
    "src/sound.js":
      'import * as styles from "./box.module.css";\n\nexport const Sound = () => <i className={styles.isOpen} />;\n' +
      "export const later = await Promise.resolve(1);\n",
  });
  mkdirSync(path.join(site.root, "node_modules"));
  for (const name of ["react", "react-dom"])
    symlinkSync(path.resolve("node_modules", name), path.join(site.root, "node_modules", name));
  const names = (...list: string[]) => list.map((name) => ({ name, line: 9, column: 8 }));
  const imports = [
    { ...at("../../src/Box", 3), names: names("Box") },
    at("../../src/packages", 4),
    { ...at("../../src/sound", 5), names: names("Sound", "later") },
    { ...at("../../src/box.module.css", 6), names: names("default", "isOpen") },
  ];
  const { problems } = await checkImportedCode(site.root, [{ file: page, imports }], createImportResolver(site.root));
  site.remove();
  expect(problems.map(({ file, line, what, fix }) => [`${file}:${line}`, what.split(". ")[0], fix])).toEqual([
    [
      "src/Box.tsx:1",
      'This file cannot be compiled: "./box.module.css" has no default export',
      'write: import * as styles from "./box.module.css"',
    ],
    [
      "src/packages.ts:1",
      expect.stringContaining('"os" cannot be found'),
      expect.stringMatching(/^remove the import: Node/),
    ],
    [
      "src/packages.ts:2",
      expect.stringContaining('"no-such-package" cannot be found'),
      "install the package, or correct the name.",
    ],
    [
      "src/packages.ts:4",
      expect.stringContaining("@theme/Heading"),
      expect.stringMatching(/only another site generator/),
    ],
    [
      `${page}:9`,
      '"../../src/box.module.css" has no default export.',
      'write: import * as styles from "../../src/box.module.css"',
    ],
  ]);
});

test("reports what is missing in a style sheet, and leaves addresses to the browser", async () => {
  const site = makeTemporarySite({
    [page]: "",
    "src/dot.png": "",
    "src/sound.css":
      ".a { background: url(dot.png), url(/img/b.png), url(https://example.org/c.png), url(data:image/png;base64,AAAA), url(#d); }\n",
    "src/Sound.tsx": 'import "./sound.css";\n\nexport const Sound = 1;\n',
    "src/broken.css": '@import "./none.css";\n\n.a { background: url("./none.png"); }\n',
  });
  const imports = [at("../../src/broken.css", 3), at("../../src/sound.css", 4), at("../../src/Sound", 5)];
  const { problems } = await checkImportedCode(site.root, [{ file: page, imports }], createImportResolver(site.root));
  site.remove();
  expect(problems.map(({ file, line, what }) => [`${file}:${line}`, what])).toEqual([
    ["src/broken.css:1", expect.stringContaining('"./none.css"')],
    ["src/broken.css:3", expect.stringContaining('"./none.png"')],
  ]);
});

test("reports a query of Gatsby's data outside of src, where Gatsby does not look for queries", async () => {
  const code = (name: string) =>
    `import { Link } from "gatsby";\nimport { graphql, useStaticQuery } from "gatsby";\n\nexport const ${name} = () => useStaticQuery(graphql\`{ site { id } }\`) && Link;\n`;
  const site = makeTemporarySite({
    [page]: "",
    "content/docs/Near.tsx": code("Near"),
    "content/docs/Linked.tsx": 'import { Link } from "gatsby";\n\nexport const Linked = Link;\n',
    "src/Far.tsx": code("Far"),
  });
  mkdirSync(path.join(site.root, "node_modules"));
  symlinkSync(path.resolve("node_modules/gatsby"), path.join(site.root, "node_modules/gatsby"));
  const imports = [at("./Near", 3), at("./Linked", 4), at("../../src/Far", 5)];
  const { problems } = await checkImportedCode(site.root, [{ file: page, imports }], createImportResolver(site.root));
  site.remove();
  expect(problems.map(({ file, line, what }) => [`${file}:${line}`, what])).toEqual([
    ["content/docs/Near.tsx:2", expect.stringContaining('"graphql" of "gatsby" works only in a module below src')],
  ]);
});
