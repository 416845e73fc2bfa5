import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { makeTemporarySite } from "../../test/temporarySite";
import { noReference, type Reference } from "../elements/reference";
import { runImportedCode } from "./runImportedCode";

const site = makeTemporarySite({
  "code/lazy.tsx":
    'import { lazy } from "react";\nexport const Lazy = lazy(() => Promise.resolve({ default: () => <b>Late</b> }));\n',
  "code/waits.tsx":
    'import { Suspense } from "react";\nconst never = new Promise(() => undefined);\nexport const Never = () => { throw never; };\n' +
    "const broken = () => { throw new Error('In a boundary.'); };\n" +
    "export const Calm = () => <Suspense fallback='Wait'><Never /></Suspense>;\n" +
    "export const Broken = () => <Suspense fallback='Wait'>{[1].map(broken)}</Suspense>;\n",
  "code/answer.tsx": 'const answer = fetch("https://example.org");\nexport const Answer = () => { throw answer; };\n',
  "code/environment.ts": 'export const home: number = process.env["HOME"] === undefined ? 1 : [].at(9).length;\n',
  "code/file.ts": 'import { readFileSync } from "node:fs";\nexport const text = readFileSync("none", "utf8");\n',
  "code/endless.ts": "for (;;);\nexport const none = 1;\n",
  "code/sum.ts": "export const sum = (a: number, b: number) => a + b;\nexport default sum(1, 2);\n",
  "code/timers.ts":
    'setTimeout(() => { throw new Error("later"); }, 0);\nsetInterval(() => { for (;;); }, 1);\nvoid fetch("https://example.org");\n' +
    'console.log("noise");\nexport const timers = 1;\n',
  "code/dot.png": "",
  "code/data.yaml": "names: [a, b]\n",
  "code/boom.ts": 'throw new Error("at once");\n',
  "code/jsx.js": "export const Old = () => <b>old</b>;\n",
  "code/plain.cjs": "module.exports = { one: 1 };\n",
  "code/thrown.ts": 'throw new Error("boom");\nexport const never = 1;\n',
  "code/theme.tsx":
    'import { createContext, useContext } from "react";\nexport const Theme = createContext("");\n' +
    'export const Name = () => { const name = useContext(Theme); if (!name) throw new Error("No theme."); return name; };\n',
});
afterAll(() => site.remove());

/** @param packages names of packages that the page imports. */
async function messagesOf(
  text: string,
  packages: readonly string[] = [],
  reference: Reference = noReference,
): Promise<readonly string[]> {
  const names = [...text.matchAll(/(?:from|import) "(.+?)"/g)].map(([, name = ""]) => name);
  const imports = names.map((source, index) => ({ source, line: index + 1, column: 1, names: [] }));
  const moduleOf = (name: string) => (packages.includes(name) ? name : path.join(site.root, name));
  const modules = new Map(names.map((name) => [name, moduleOf(name)]));
  const page = { source: { file: "content/docs/page.mdx", text }, imports, modules };
  const problems = await runImportedCode(site.root, [page], reference);
  return problems.map(({ line, what }) => `${line}: ${what}`);
}

test.each([
  ["a hook", 'import { useState } from "react";\n\nexport const A = () => useState(1)[0];\n\n<A />\n', ["react"]],
  [
    "names, a default and all of a module",
    'import three, { sum } from "code/sum.ts";\nimport * as all from "code/sum.ts";\n\n{sum(three, all.default)}\n',
    [],
  ],
  ["a module of Node's old kind", 'import plain, { one } from "code/plain.cjs";\n\n{plain.one + one}\n', []],
  ["a component that comes later", 'import { Lazy } from "code/lazy.tsx";\n\n<Lazy />\n', []],
  ["a component that waits for an answer", 'import { Answer } from "code/answer.tsx";\n\n<Answer />\n', []],
  ["the environment, which is empty", 'import { home } from "code/environment.ts";\n\n{home}\n', []],
  ["a module with timers, requests and output", 'import { timers } from "code/timers.ts";\n\n{timers}\n', []],
  ["the address of a picture", 'import dot from "code/dot.png";\n\n{dot.slice(0, 8)}\n', []],
  ["data in YAML", 'import data from "code/data.yaml";\n\n{data.names.join(", ")}\n', []],
  ["JSX in a .js file", 'import { Old } from "code/jsx.js";\n\n<Old />\n', []],
  ["what needs a module of Node", 'import { text } from "code/file.ts";\n\n{text}\n', []],
  [
    "two modules that share one",
    'import { Theme, Name } from "code/theme.tsx";\n\n<Theme.Provider value="dark"><Name /></Theme.Provider>\n',
    [],
  ],
])("reports nothing for %s", async (_, text, packages) => {
  expect(await messagesOf(text, packages)).toEqual([]);
});

test("reports what fails at its line, and a module that fails at its import, all at once", async () => {
  const imports =
    'import { never } from "code/thrown.ts"\nimport { sum } from "code/sum.ts"\nimport { Name } from "code/theme.tsx"\nimport "code/boom.ts"\n\n';
  const body =
    "export const twice = sum(1, 1);\n\n{sum(1, 2)} {never}\n\n<Name />\n\n<p {...{ title: sum.of.all }}>{twice.none()}</p>\n";
  expect(await messagesOf(imports + body)).toEqual([
    '1: The module "code/thrown.ts" fails as soon as it runs: boom',
    '4: The module "code/boom.ts" fails as soon as it runs: at once',
    '10: With what "code/theme.tsx" exports, the page cannot be rendered: No theme.',
    "12: With what \"code/sum.ts\" exports, the page cannot be rendered: Cannot read properties of undefined (reading 'all')",
    '12: With what "code/sum.ts" exports, the page cannot be rendered: twice.none is not a function',
  ]);
});

test("does not run a module that only an effect would load", async () => {
  const later = 'export const later = () => import("code/boom.ts")\n';
  expect(await messagesOf(`import { Name } from "code/theme.tsx"\n${later}\n<Name />\n`)).toEqual([
    '4: With what "code/theme.tsx" exports, the page cannot be rendered: No theme.',
  ]);
});

test.each(["Never", "Calm"])("reports a component that waits without end: %s", async (name) => {
  expect(await messagesOf(`import { ${name} } from "code/waits.tsx"\n\n<${name} />\n`)).toEqual([
    '3: With what "code/waits.tsx" exports, the page cannot be rendered: a component waits for a promise that is never fulfilled.',
  ]);
});

test("reports what fails within a boundary, as the build does", async () => {
  expect(
    await messagesOf('import { Suspense } from "react"\nimport { Broken } from "code/waits.tsx"\n\n<Broken />\n', [
      "react",
    ]),
  ).toEqual([expect.stringContaining("In a boundary.")]);
});

test("reports what a component throws after it has loaded", async () => {
  site.write(
    "code/later.tsx",
    'import { lazy } from "react";\nexport const Late = lazy(async () => ({ default: () => null.length }));\n',
  );
  expect(await messagesOf('import { Late } from "code/later.tsx"\n\n<Late />\n')).toEqual([
    expect.stringMatching(/^3: .*reading 'length'/),
  ]);
});

test("stops code that does not end", async () => {
  expect(await messagesOf('import { none } from "code/endless.ts"\n\n{none}\n')).toEqual([
    expect.stringContaining("take longer than 5 seconds"),
  ]);
});

test("renders a page again when a file that it includes changes", async () => {
  const text = 'import { sum } from "code/sum.ts"\n\n{sum(1, 2)}\n\n<Include file="part.mdx" />\n';
  const withPart = (part: string) => ({ ...noReference, snippets: { "part.mdx": { text: part, digest: part } } });
  expect(await messagesOf(text, [], withPart("Sound.\n"))).toEqual([]);
  expect(await messagesOf(text, [], withPart("{null.length}\n"))).toHaveLength(1);
});

test("runs a module that is imported without names", async () => {
  expect(await messagesOf('import "code/boom.ts"\n\nText.\n')).toEqual([
    '1: The module "code/boom.ts" fails as soon as it runs: at once',
  ]);
});
