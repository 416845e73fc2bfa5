import { expect, test } from "@jest/globals";
import { readSources } from "../../node/common/sources";

/**
 * Maximum number of consecutive words that two pages may share. Steps and sentences about the same command are alike; paragraphs are not.
 */
const longestShared = 30;

interface Paragraph {
  readonly file: string;
  readonly words: readonly string[];
}

/** Paragraphs and list items, without front matter, code, formulas, tables and headings. Link addresses are ignored. */
function paragraphsOf(file: string, source: string): readonly Paragraph[] {
  const text = source
    .replace(/^---\n[^]*?\n---\n/, "")
    .replace(/^( *)(`{3,})[^]*?^\1\2 *$/gm, "\n\n")
    .replace(/^ *\$\$[^]*?\$\$ *$/gm, "\n\n")
    .replaceAll(/\]\([^)]*\)/g, "]");
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((each) => !/^\s*[|#]/.test(each))
    .map((each) => ({ file, words: each.toLowerCase().match(/[\p{L}\p{N}_'.-]+/gu) ?? [] }));
}

/** @returns, for each sequence of words that two files share, both files and the words. */
function sharedBy(paragraphs: readonly Paragraph[]): readonly string[] {
  const firstFile = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const { file, words } of paragraphs) {
    for (let start = 0; start + longestShared < words.length; start++) {
      const run = words.slice(start, start + longestShared + 1).join(" ");
      const other = firstFile.get(run);
      if (other === undefined) firstFile.set(run, file);
      else if (other !== file && !shared.has(`${other} and ${file}`)) shared.set(`${other} and ${file}`, run);
    }
  }
  return [...shared].map(([files, run]) => `${files}: ${run}`);
}

test("finds a paragraph that two pages share, regardless of its line breaks", () => {
  const words = Array.from({ length: 31 }, (_, at) => `word${at}`);
  const first = paragraphsOf("a.mdx", `---\ntitle: A\n---\n\n${words.join(" ")}\n`);
  expect(sharedBy([...first, ...paragraphsOf("b.mdx", `## B\n\n- ${words.join("\n  ")}\n`)])).toEqual([
    `a.mdx and b.mdx: ${words.join(" ")}`,
  ]);
  expect(sharedBy([...first, ...paragraphsOf("b.mdx", words.slice(1).join(" "))])).toEqual([]);
  expect(sharedBy([...first, ...paragraphsOf("b.mdx", `\`\`\`text\n${words.join(" ")}\n\`\`\`\n`)])).toEqual([]);
});

test("no two pages share a paragraph; shared text belongs in content/snippets", async () => {
  const sources = (await readSources(process.cwd())).filter(({ file }) => /^content\/docs\/.*\.mdx$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sharedBy(sources.flatMap(({ file, text }) => paragraphsOf(file, text)))).toEqual([]);
});
