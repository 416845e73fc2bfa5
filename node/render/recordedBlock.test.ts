import { expect, test } from "@jest/globals";
import { testDocumentStrings } from "../../test/testStrings";
import { noReference } from "../elements/reference";
import type { Recording } from "../recordings/recording";
import { readExpanded } from "./readExpanded";
import { renderDocument } from "./renderDocument";
import { plainBlocks, plainText } from "./plainMarkdown";

const file = "content/docs/guide/page.mdx";
const text = '```bash run="greeting"\necho "<Hello>"\n```\n\n```bash not-run="needs a GPU"\nfedml launch\n```\n';
const greeting: Recording = {
  output: ["<Hello>"],
  exit: 0,
  versions: { bash: "5.2" },
  date: "2026-11-22",
  digest: "0",
};
const urlOf = (address: string) => `https://docs.example.com${address}`;
const resolver = {
  resolveLink: (href: string) => href,
  resolveItem: () => null,
  resolvePicture: () => Promise.reject(new Error("There is no picture.")),
};

function html(recording: Recording): Promise<string> {
  return renderDocument(file, text, {
    ...resolver,
    urlOf,
    strings: testDocumentStrings,
    highlight: ({ code }) => Promise.resolve(`<span class="line">${code.replaceAll("<", "&lt;")}</span>`),
    reference: () => Promise.resolve(noReference),
    recordings: () => Promise.resolve({ greeting: recording }),
  });
}

test("a block that was run shows its output, with versions and date", async () => {
  const page = await html(greeting);
  expect(page).toContain('<samp><span class="line">&lt;Hello></span></samp>');
  expect(page).toContain("Ran with bash 5.2 on 2026-11-22");
  expect(page.indexOf("samp")).toBeGreaterThan(page.indexOf("code-copy"));
});

test("a block that failed shows its exit code, and one that prints nothing has no output", async () => {
  const page = await html({ ...greeting, exit: 2, output: [] });
  expect(page).toContain("ended with exit code 2");
  expect(page).not.toContain("<samp");
});

test("a block that is not run says why", async () => {
  expect(await html(greeting)).toContain("Not run: needs a GPU");
});

test("the Markdown of a page contains the output, and the reason why a block is not run", async () => {
  const recordings = { "content/recordings/docs/guide/page.json": { recordings: { greeting }, digest: "1" } };
  let markdown = "";
  const reference = { ...noReference, recordings };
  await readExpanded(
    { file, text },
    {
      reference,
      urlOf,
      onExpanded: async (tree, source) => {
        const site = { siteUrl: "https://docs.example.com", url: "https://docs.example.com/guide/page" };
        markdown = plainText(await plainBlocks(tree, source, { ...resolver, ...site, strings: testDocumentStrings }));
      },
    },
  );
  expect(markdown).toContain("```text\n<Hello>\n```\n\nRan with bash 5.2 on 2026-11-22");
  expect(markdown).toContain("Not run: needs a GPU");
});
