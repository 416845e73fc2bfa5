import { expect, test } from "@jest/globals";
import type { Doc } from "../content/parseDocument";
import { checkImports } from "./checkImports";

test.each([
  ["@theme/Tabs", /^remove the import: /],
  ["@astrojs/starlight/components", /^remove the import: /],
  ["@theme/TabItem", /^remove the import, and in place of <TabItem>, write <Tab>\.$/],
  ["@theme/CodeBlock", /^remove the import, and write the code between two lines "```", with its language /],
  ["@docusaurus/useBaseUrl", /^remove the import, and write the address itself, from "\/", /],
  ["@docusaurus/BrowserOnly", /^remove the import and what uses it: /],
  ["@site/src/components/Tabs", /^remove the import: /],
  ["@site/src/components/Foo", /^name the file by its path, /],
  ["@site/src/components/Foo/index.tsx", /^name the file by its path, /],
  ["foo", /^install the package, /],
  ["fs", /^remove the import: Node has this module/],
  ["node:path", /^remove the import: Node has this module/],
  ["./foo.js", /^put the file there, /],
])("suggests a remedy for the unresolved import %s", (source, fix) => {
  const doc = { file: "content/docs/guide/a.mdx", imports: [{ source, line: 5, column: 1 }] } as unknown as Doc;
  const problems = checkImports([doc], () => false);
  expect(problems).toMatchObject([{ rule: "unresolved-import", fix: expect.stringMatching(fix) }]);
});

test("reports Gatsby's query functions that a document imports, but not its other exports", () => {
  const names = ["graphql", "Link", "useStaticQuery"].map((name, index) => ({ name, line: 7, column: index }));
  const imports = [{ source: "gatsby", names, line: 7, column: 40 }];
  const doc = { file: "content/docs/guide/a.mdx", imports } as unknown as Doc;
  expect(checkImports([doc], () => "/node_modules/gatsby/index.js")).toMatchObject([
    { rule: "unresolved-import", line: 7, column: 0, what: expect.stringContaining('"graphql" of "gatsby"') },
    { rule: "unresolved-import", line: 7, column: 2, what: expect.stringContaining('"useStaticQuery" of "gatsby"') },
  ]);
});

test("reports an extension in upper case, which Gatsby does not know", () => {
  const imports = [{ source: "./A.PNG", names: [], line: 7, column: 1 }];
  const doc = { file: "content/docs/guide/a.mdx", imports } as unknown as Doc;
  const resolves = (source: string) => (source === "./A.PNG" ? "/A.PNG" : false);
  expect(checkImports([doc], resolves)).toMatchObject([{ fix: "write the extension of the file in lower case." }]);
});

test.each(["!!raw-loader!./data.json", "./data.json?raw"])("reports a loader in the import of %s", (source) => {
  const imports = [{ source, names: [], line: 7, column: 1 }];
  const doc = { file: "content/docs/guide/a.mdx", imports } as unknown as Doc;
  expect(checkImports([doc], () => "/data.json")).toMatchObject([
    {
      rule: "unresolved-import",
      fix: `write "./data.json", or ${shown("data.json")}.`,
    },
  ]);
});

test("advises no import of a file that a document cannot import", () => {
  const imports = [{ source: "./t.txt?raw", names: [], line: 7, column: 1 }];
  const doc = { file: "content/docs/guide/a.mdx", imports } as unknown as Doc;
  expect(checkImports([doc], () => "/t.txt")).toMatchObject([{ fix: `${shown("t.txt")}.` }]);
});

function shown(name: string): string {
  return `move the file to "content/snippets", and write file="${name}" after the language of an empty code block`;
}
