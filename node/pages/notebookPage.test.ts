import { expect, test } from "@jest/globals";
import { testDocumentStrings } from "../../test/testStrings";
import { noReference } from "../elements/reference";
import { readExpanded } from "../render/readExpanded";
import { notebookCells, type Cell } from "../render/notebookCells";
import { plainBlocks } from "../render/plainMarkdown";
import { notebookPage } from "./notebookPage";

const file = "content/docs/guide/page.mdx";
const text = `---
title: Count
---

Two files, and *one* run.

\`\`\`python title="data/digits.py"
one = 1
\`\`\`

\`\`\`python title="main.py" {2}
from data.digits import one
print(one)
\`\`\`

\`\`\`bash run="count"
python main.py
\`\`\`

\`\`\`bash run="fail" exit="3"
exit 3
\`\`\`

\`\`\`bash not-run="needs a GPU"
fedml launch
\`\`\`

\`\`\`python
one + one
\`\`\`
`;
const ran = { exit: 0, versions: { fedml: "0.8.30", python: "3.11" }, date: "2026-11-22", digest: "0" };
const recordings = { count: { ...ran, output: ["1", "2"] }, fail: { ...ran, exit: 3, output: [] } };
const reference = {
  ...noReference,
  recordings: { "content/recordings/docs/guide/page.json": { recordings, digest: "1" } },
};
const site = { siteUrl: "https://docs.example.com", url: "https://docs.example.com/guide/page" };
const resolver = {
  resolveLink: (href: string) => href,
  resolveItem: () => null,
  resolvePicture: () => Promise.reject(new Error("There is no picture.")),
};

async function cellsOf(source: string): Promise<readonly Cell[]> {
  let cells: readonly Cell[] = [];
  await readExpanded(
    { file, text: source },
    {
      reference,
      urlOf: (address) => site.siteUrl + address,
      onExpanded: async (tree, vfile) => {
        const context = { ...resolver, ...site, strings: testDocumentStrings };
        cells = notebookCells(await plainBlocks(tree, vfile, context));
      },
    },
  );
  return cells;
}

test("writes listings to files, runs recorded blocks with their output, and keeps the rest as text", async () => {
  expect(await cellsOf(text)).toEqual([
    { kind: "markdown", source: "Two files, and _one_ run." },
    { kind: "code", source: "!mkdir -p data", output: [] },
    { kind: "code", source: "%%writefile data/digits.py\none = 1", output: [] },
    { kind: "code", source: "%%writefile main.py\nfrom data.digits import one\nprint(one)", output: [] },
    { kind: "code", source: "%%bash\npython main.py", output: ["1", "2"] },
    { kind: "code", source: "%%bash --no-raise-error\nexit 3", output: [] },
    {
      kind: "markdown",
      source: "```bash\nfedml launch\n```\n\nNot run: needs a GPU\n\n```python\none + one\n```",
    },
  ]);
});

test("writes nbformat 4.5, with unique cell ids and a list of lines per cell", async () => {
  const written = notebookPage({
    title: "Count *all*",
    url: site.url,
    versions: ran.versions,
    borrowed: [{ title: "Start", url: `${site.siteUrl}/start`, files: new Map([["first.py", "a = 1\nb = 2\n"]]) }],
    cells: await cellsOf(text),
    strings: { download: "", howToRun: "Run with {versions}.", filesOf: "Files of {title}:" },
  });
  const { cells, nbformat, nbformat_minor } = JSON.parse(written) as {
    readonly cells: readonly { readonly id: string; readonly cell_type: string; readonly source: readonly string[] }[];
    readonly nbformat: number;
    readonly nbformat_minor: number;
  };
  expect([nbformat, nbformat_minor]).toEqual([4, 5]);
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
  expect(cells.slice(0, 3)).toMatchObject([
    {
      cell_type: "markdown",
      source: ["# Count \\*all\\*\n", "\n", `<${site.url}>\n`, "\n", "Run with fedml 0.8.30, python 3.11."],
    },
    { cell_type: "markdown", source: [`Files of [Start](${site.siteUrl}/start):`] },
    { cell_type: "code", source: ["%%writefile first.py\n", "a = 1\n", "b = 2"] },
  ]);
  expect(cells.find(({ source }) => source[0] === "%%bash\n")).toMatchObject({
    execution_count: null,
    outputs: [{ output_type: "stream", name: "stdout", text: ["1\n", "2"] }],
  });
});
