import type { Code, Root } from "mdast";
import { describe, expect, test } from "@jest/globals";
import { readFacts } from "../content/documentFacts";
import { emptyParseCache, parseCached, parseKey } from "../content/parseContent";
import { noReference, type Reference } from "../elements/reference";
import { createReader } from "../syntax/processor";
import { each } from "../syntax/tree";
import { insertSnippets, type Snippets } from "./snippets";

const file = "content/docs/guide/page.mdx";
const train = [
  "import fedml",
  "",
  "class Trainer:",
  "    # region loop",
  "    def train(self):",
  "        #region inner",
  "        step()",
  "        # endregion inner",
  "    # endregion",
  "",
  "// #region js",
  "go();",
  "// #endregion js",
  "<!-- #region html -->",
  "<p>",
  "<!-- #endregion -->",
  "",
].join("\n");

function snippets(texts: Readonly<Record<string, string>>): Snippets {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, digest: `d${text.length}` }]));
}

async function blocksOf(
  text: string,
  known: Snippets,
): Promise<{ blocks: readonly Code[]; findings: readonly string[] }> {
  const tree = (await createReader()).parse(text) as Root;
  const { findings } = insertSnippets(tree, known);
  const blocks: Code[] = [];
  each<Code>(tree, ["code"], (node) => void blocks.push(node));
  return { blocks, findings: findings.map(({ what }) => what) };
}

async function shown(asked: string): Promise<string> {
  const { blocks, findings } = await blocksOf(
    `\`\`\`python file="${asked}"\n\`\`\``,
    snippets({ "a/train.py": train }),
  );
  expect(findings).toEqual([]);
  return blocks[0]?.value ?? "";
}

describe("a code block that names a file shows", () => {
  test.each([
    ["a region, without the indent that its lines share", "a/train.py#loop", "def train(self):\n    step()"],
    ["a region within another", "a/train.py#inner", "step()"],
    ["a region in the comments of JavaScript", "a/train.py#js", "go();"],
    ["a region in the comments of HTML", "a/train.py#html", "<p>"],
    ["lines by their numbers", "a/train.py#L1-L3", "import fedml\n\nclass Trainer:"],
    ["one line", "a/train.py#L12", "go();"],
  ])("%s", async (_, asked, text) => {
    expect(await shown(asked)).toBe(text);
  });

  test("the whole file, without the region markers", async () => {
    expect(await shown("a/train.py")).not.toContain("region");
    expect((await shown("a/train.py")).split("\n")).toHaveLength(8);
  });

  test("no empty lines that only surrounded a region", async () => {
    const text = "a()\n\n\n# region b\n\nb()\n\n\n# endregion\n\n\nc()\n";
    const both = '```python file="f.py#b"\n```\n\n```python file="f.py"\n```\n';
    const { blocks } = await blocksOf(both, snippets({ "f.py": text }));
    expect(blocks.map(({ value }) => value)).toEqual(["b()", "a()\n\n\nb()\n\n\nc()"]);
  });
});

test("uses the file name as the title unless the author sets one", async () => {
  const known = snippets({ "a/train.py": "go()\n" });
  const text = '```python file="a/train.py"\n```\n\n```python file="a/train.py" title="mine.py"\n```\n';
  const { blocks } = await blocksOf(text, known);
  expect(blocks.map(({ meta }) => meta)).toEqual([
    'file="a/train.py" title="train.py"',
    'file="a/train.py" title="mine.py"',
  ]);
});

test("reports a missing file even if its name is a property of every object", async () => {
  const { findings } = await blocksOf('```text file="constructor"\n```', snippets({}));
  expect(findings).toEqual(['There is no file "constructor" in content/snippets.']);
});

describe("the text of an included code file", () => {
  const page = '---\ntitle: Page\n---\n\nText.\n\n```python file="train.py#L2-L3"\n```\n';
  const reference: Reference = {
    ...noReference,
    library: "fedml",
    snippets: snippets({ "train.py": "# a\nx = 1\nif\n" }),
  };

  test("has its problems reported at the code block, with the line of the file", async () => {
    const { problems } = await parseCached({ file, text: page }, emptyParseCache().documents, reference);
    expect(problems).toEqual([
      expect.objectContaining({
        file,
        line: 7,
        column: 1,
        what: expect.stringMatching(/^content\/snippets\/train\.py:3: /),
      }),
    ]);
  });

  test("has its names located at the code block", async () => {
    const good = { ...reference, snippets: snippets({ "train.py": "import fedml\n\nfedml.init()\n" }) };
    const whole = page.replace("#L2-L3", "");
    const { doc } = await parseCached({ file, text: whole }, emptyParseCache().documents, good);
    expect(doc.snippets).toEqual(["train.py"]);
    expect(doc.codeBlocks.names.length).toBeGreaterThan(0);
    for (const { line, column } of doc.codeBlocks.names) expect([line, column]).toEqual([7, 1]);
  });
});

test("a document is parsed again only if a file that it shows has changed", () => {
  const text = '```python file="train.py#loop"\n```';
  const key = (shows: string, known: Snippets) => parseKey({ file, text: shows }, { ...noReference, snippets: known });
  const before = snippets({ "train.py": "a", "other.py": "a" });
  expect(key(text, before)).toBe(key(text, snippets({ "train.py": "a", "other.py": "ab" })));
  expect(key(text, before)).not.toBe(key(text, snippets({ "train.py": "ab", "other.py": "a" })));
  expect(key("Text.", before)).toBe(key("Text.", snippets({})));
  // The live preview calls it again with the same source.
  const source = { file, text };
  const keyOf = (known: Snippets) => parseKey(source, { ...noReference, snippets: known });
  expect(keyOf(before)).toBe(key(text, before));
  expect(keyOf(snippets({ "train.py": "ab" }))).toBe(key(text, snippets({ "train.py": "ab" })));
});

test("reports an unreadable character at its place in the file", async () => {
  const own = snippets({ "l.py": "a = 1\n# region b\n  name = 'caf\uFFFD'\n# endregion\n" });
  const problemsOf = async (asked: string) => {
    const text = `\`\`\`python file="${asked}"\n\`\`\`\n`;
    return (await readFacts(file, text, { ...noReference, snippets: own })).problems;
  };
  for (const asked of ["l.py", "l.py#b"])
    expect(await problemsOf(asked)).toMatchObject([
      {
        file: "content/snippets/l.py",
        line: 3,
        column: 14,
        rule: "unreadable-character",
        fix: "save the file as UTF-8.",
      },
    ]);
  expect(await problemsOf("l.py#L1-L1")).toEqual([]);
});

test.each(["content/snippets/", "snippets/", "../../snippets/", "/content/snippets/", "@site/content/snippets/"])(
  "leaves out the folder of the snippets: %s",
  async (folder) => {
    const own = snippets({ "a/l.py": "a = 1\n" });
    const fixed = async (asked: string) => {
      const text = `\`\`\`python file="${folder}${asked}"\n\`\`\`\n`;
      return (await readFacts(file, text, { ...noReference, snippets: own })).problems;
    };
    expect(await fixed("a/l.py#L1")).toMatchObject([
      {
        rule: "wrong-snippet",
        fix: 'write file="a/l.py": the name begins within content/snippets.',
        edit: { find: `file="${folder}a/l.py`, replace: 'file="a/l.py' },
      },
    ]);
    expect((await fixed("none.py")).map(({ edit }) => edit)).toEqual([undefined]);
  },
);
