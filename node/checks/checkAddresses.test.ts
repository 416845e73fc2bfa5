import { expect, test } from "@jest/globals";
import { checkAddresses } from "./checkAddresses";

// Not a fixture, because on a case-insensitive file system the two files would be one.
test("reports addresses that differ only in case, with both files", () => {
  const docs = [
    { file: "content/docs/guide/Install.mdx", path: "/guide/Install" },
    { file: "content/docs/guide/install.mdx", path: "/guide/install" },
  ];
  expect(checkAddresses(docs)).toEqual([
    {
      file: "content/docs/guide/install.mdx",
      line: 1,
      column: 1,
      rule: "unclear-address",
      severity: "error",
      what: 'The address "/guide/install" differs only in capital letters from "/guide/Install" of content/docs/guide/Install.mdx; on many systems, both are one file.',
      fix: "rename one of the files, or give it a slug of its own.",
    },
  ]);
});

test.each([
  ["/guide/50%", "%", "error", "/guide/50"],
  ["/guide/what?", "?", "error", "/guide/what"],
  ["/guide/C#/it's", "#", "error", "/guide/C/it-s"],
  ["/guide/it's", "'", "warning", "/guide/it-s"],
  ["/guide/a&b", "&", "warning", "/guide/a-b"],
])("reports %s for its reserved character", (path, sign, severity, slug) => {
  expect(checkAddresses([{ file: "content/docs/guide/a.mdx", path }])).toEqual([
    expect.objectContaining({
      rule: severity === "error" ? "impossible-address" : "unclear-address",
      severity,
      what: `The address "${path}" has a "${sign}", which means something else in an address.`,
      fix: expect.stringContaining(`"slug: ${slug}"`),
    }),
  ]);
});

test.each(["/", "/guide/größe", "/guide/v1.2_(new)+a,b=c@d!~"])("accepts the address %s", (path) => {
  expect(checkAddresses([{ file: "content/docs/guide/a.mdx", path }])).toEqual([]);
});

test("ignores the same address twice, which another rule reports", () => {
  const path = "/guide/install";
  expect(checkAddresses(["a.mdx", "b.mdx"].map((file) => ({ file, path })))).toEqual([]);
});

test("reports number prefixes in a folder once; a single one is part of the name", () => {
  const docs = [
    "/guide/01-intro",
    "/guide/02-steps/01-first",
    "/guide/02-steps/other",
    "/guide/2024-05-01",
    "/3d-models",
  ];
  const found = checkAddresses(docs.map((path) => ({ file: `content/docs${path}.mdx`, path })));
  expect(found.map(({ file, severity, what }) => [file, severity, what])).toEqual([
    [
      "content/docs/guide/01-intro.mdx",
      "warning",
      'The numbers before the names below "/guide" are part of the addresses, such as "/guide/01-intro".',
    ],
  ]);
});

test("tells that a README is not the page of its folder, unless it has a slug", () => {
  const problems = checkAddresses([
    { file: "content/docs/guide/README.mdx", path: "/guide/README" },
    { file: "content/docs/train/readme.md", path: "/train/readme" },
    { file: "content/docs/deploy/README.md", path: "/deploy" },
    { file: "content/docs/guide/my-readme.md", path: "/guide/my-readme" },
    { file: "content/docs/launch/README.md", path: "/launch/README" },
    { file: "content/docs/launch/index.mdx", path: "/launch" },
  ]);
  expect(problems.map(({ file, severity, fix }) => [file, severity, fix])).toEqual([
    ["content/docs/guide/README.mdx", "warning", 'name it "index.mdx", or give it a slug.'],
    ["content/docs/train/readme.md", "warning", 'name it "index.md", or give it a slug.'],
    [
      "content/docs/launch/README.md",
      "warning",
      "move its text into the index of the folder, or give it another name.",
    ],
  ]);
});
