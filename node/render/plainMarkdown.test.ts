import { describe, expect, test } from "@jest/globals";
import type { Root } from "mdast";
import { VFile } from "vfile";
import { simpleContext } from "../../test/renderText";
import { itemHref } from "../syntax/items";
import { code, lines, table } from "../elements/mdast";
import { noReference } from "../elements/reference";
import { escapeWords, plainBlocks, plainText, type MarkdownContext } from "./plainMarkdown";
import { readExpanded } from "./readExpanded";
import type { RenderContext } from "./remarkDocument";
import { renderDocument } from "./renderDocument";

const site: MarkdownContext = {
  ...simpleContext,
  siteUrl: "https://docs.example.org",
  url: "https://docs.example.org/guide/page",
};

/** The text as the pipeline of static pages passes it on. Documents with code go through `readExpanded`, which must give the same text. */
async function markdownOf(text: string, changes: Partial<MarkdownContext> = {}): Promise<string> {
  let written = "";
  const file = "content/docs/guide/page.mdx";
  await renderDocument(file, text, {
    ...simpleContext,
    onExpanded: async (tree, source) => {
      const before = JSON.stringify(tree);
      written = plainText(await plainBlocks(tree, source, { ...site, ...changes }));
      expect(JSON.stringify(tree)).toBe(before);
    },
  });
  let otherWay = "";
  const { urlOf } = simpleContext;
  await readExpanded(
    { file, text },
    {
      reference: noReference,
      urlOf,
      onExpanded: async (tree, source) => {
        otherWay = plainText(await plainBlocks(tree, source, { ...site, ...changes }));
      },
    },
  );
  expect(otherWay).toBe(written);
  return written;
}

test("plain Markdown stays as it is", async () => {
  const text = [
    "## Before you start\n",
    "Read *this* and **that**, `code_here` and ~~not~~ that.[^1]\n",
    "- One\n- Two\n  - Inside\n",
    "1. First\n2. Second\n",
    "- [x] Done\n- [ ] To do\n",
    "> A quotation.\n",
    "[^1]: The source.\n",
  ].join("\n");
  expect(await markdownOf(text)).toBe(text.replace("*this*", "_this_"));
});

test("front matter, anchors and comments are left out", async () => {
  expect(await markdownOf('---\ntitle: "x"\n---\n\n## Set up {#setup}\n\nText.{/* no */}\n\n{/* not shown */}\n')).toBe(
    "## Set up\n\nText.\n",
  );
});

test("writes a constant expression as its text", async () => {
  expect(await markdownOf('Write {"{braces}"} or {`these`}, {2}.\n')).toBe("Write {braces} or these, 2.\n");
  const constants = 'export const name = "Kettle", version = 1 + 1;\n\n';
  expect(await markdownOf(`${constants}## Of {name} {/* a remark */}\n\n{name} {version}\n`)).toBe(
    "## Of Kettle\n\nKettle 2\n",
  );
  const component = "export const Own = ({ children }) => <b>{children}</b>;\n\n";
  expect(await markdownOf(`${constants}${component}<Own>{name} and {"text"} of {Math.PI}.</Own>\n`)).toBe(
    "Kettle and text of .\n",
  );
});

describe("boxes", () => {
  test("become quotations that begin with their kind", async () => {
    expect(await markdownOf(":::warning\n\nHot.\n\n- One\n\n:::\n")).toBe("> **Warning**\n>\n> Hot.\n>\n> - One\n");
  });

  test("keep their title and nested boxes", async () => {
    expect(await markdownOf("::::tip[Before `run`]\n\nOuter.\n\n:::note\n\nInner.\n\n:::\n\n::::\n")).toBe(
      "> **Tip: Before `run`**\n>\n> Outer.\n>\n> > **Note**\n> >\n> > Inner.\n",
    );
  });
});

test("writes each tab below its label", async () => {
  const text =
    '<Tabs group="os">\n<Tab value="linux" label="Linux">\n\nText.\n\n```bash\nls\n```\n\n</Tab>\n<Tab value="mac" label="macOS">\n\nOther.\n\n</Tab>\n</Tabs>\n';
  expect(await markdownOf(text)).toBe("**Linux**\n\nText.\n\n```bash\nls\n```\n\n**macOS**\n\nOther.\n");
});

test("writes the commands of each package manager below its label", async () => {
  expect(await markdownOf("```bash package-managers\nnpm ci\n```\n")).toBe(
    [
      "**npm**\n\n```bash\nnpm ci\n```\n",
      ...["yarn", "pnpm", "bun"].map(
        (name) => `**${name}**\n\n\`\`\`bash\n${name} install --frozen-lockfile\n\`\`\`\n`,
      ),
    ].join("\n"),
  );
});

test("writes prerequisites below their title", async () => {
  expect(await markdownOf(":::prerequisites\n\n- Python\n\n:::\n")).toBe("**Before you start**\n\n- Python\n");
  expect(await markdownOf(":::prerequisites[You need]\n\nPython.\n\n:::\n")).toBe("**You need**\n\nPython.\n");
});

test("steps are numbered", async () => {
  expect(await markdownOf("<Steps>\n\n1. One\n2. Two\n\n</Steps>\n")).toBe("1. One\n2. Two\n");
  expect(await markdownOf("<Steps>\n\n## One {#one}\n\nText.\n\n## Two\n\n</Steps>\n")).toBe(
    "## 1. One\n\nText.\n\n## 2. Two\n",
  );
});

test("cards are a list of links", async () => {
  const text =
    '<Cards>\n<Card title="Job *YAML*" href="/launch/yaml" icon="code">\n\nEvery `key`.\n\n- One\n\n</Card>\n' +
    '<Card title="Plain" href="https://example.com/" />\n</Cards>\n';
  expect(await markdownOf(text)).toBe(
    "- [Job \\*YAML\\*](https://docs.example.org/launch/yaml): Every `key`.\n\n  - One\n\n- [Plain](https://example.com/)\n",
  );
});

test("links on lines of their own stay apart", async () => {
  const text =
    '<Action href="/a" note="Free">First</Action>\n\n<Action href="/b">Second</Action>\n\nMore <a href="/c">words</a>.\n';
  expect(await markdownOf(text)).toBe(
    "[First](https://docs.example.org/a) (Free)\n\n[Second](https://docs.example.org/b)\n\nMore [words](https://docs.example.org/c).\n",
  );
});

test("writes the words in the attributes of the home page's elements", async () => {
  const text =
    '<Hero title="Train here.">\n\nThe lead.\n\n</Hero>\n\n' +
    '<Ways>\n<Way title="Simulate" who="For *researchers*" icon="network">\n\nOne.\n\n</Way>\n</Ways>\n\n' +
    '<Figures>\n<Figure value="90 %" part="0.9">\n\nMeasured.\n\n</Figure>\n</Figures>\n';
  expect(await markdownOf(text)).toBe(
    "**Train here.**\n\nThe lead.\n\n**For \\*researchers\\*: Simulate**\n\nOne.\n\n**90 %**\n\nMeasured.\n",
  );
});

test("writes an island as its fallback", async () => {
  const text = '<Island name="counter" label="Machines" href="/a">\n\nOne **machine** is enough.\n\n</Island>\n';
  expect(await markdownOf(text)).toBe("One **machine** is enough.\n");
});

test("writes a video as a link to its file", async () => {
  expect(await markdownOf('<Video src="/a.mp4" width="640" height="360">\n\nA [short](/b) one.\n\n</Video>\n')).toMatch(
    /^\[A short one\.\]\(https:\/\/[^/]+\/a\.mp4\)/,
  );
  expect(await markdownOf('<Video src="/a.mp4" width="640" height="360" />\n')).toMatch(/^<https:.*\/a\.mp4>/);
});

test("writes a file tree as a list, columns one after another, and badges in parentheses", async () => {
  expect(await markdownOf("<FileTree>\n\n- `src/` code\n  - `a.py`\n\n</FileTree>\n")).toBe(
    "- `src/` code\n  - `a.py`\n",
  );
  expect(
    await markdownOf("<Columns>\n<Column>\n\nLeft.\n\n</Column>\n<Column>\n\nRight.\n\n</Column>\n</Columns>\n"),
  ).toBe("Left.\n\nRight.\n");
  expect(await markdownOf('Krum <Badge tone="tip">new</Badge> works.\n')).toBe("Krum (new) works.\n");
});

test("writes details below their summary", async () => {
  expect(await markdownOf("<details>\n<summary>The `whole` output</summary>\n\nText.\n\n</details>\n")).toBe(
    "**The `whole` output**\n\nText.\n",
  );
});

test("keeps the words of inline elements", async () => {
  expect(await markdownOf("Press <kbd>Ctrl</kbd> <kbd>K</kbd>, H<sub>2</sub>O, <span>this</span>.\n")).toBe(
    "Press `Ctrl` `K`, H<sub>2</sub>O, this.\n",
  );
});

describe("code blocks", () => {
  test("keep language and title, and lose their line marks", async () => {
    expect(
      await markdownOf('```python title="a.py" {1} showLineNumbers\nx = 1\ny = 2 # [!code highlight]\n```\n'),
    ).toBe('```python title="a.py"\nx = 1\ny = 2\n```\n');
  });

  test("with output become text blocks", async () => {
    expect(await markdownOf("```bash\nls\n```\n\n```output\na.txt\n```\n")).toBe(
      "```bash\nls\n```\n\n```text\na.txt\n```\n",
    );
  });

  test("with added and removed lines become diffs", async () => {
    const text =
      "```python\nimport sys  # [!code --]\nimport os  # [!code ++]\nx()\n# [!code ++:2]\na()\nb()\nc()\n```\n";
    expect(await markdownOf(text)).toBe("```diff\n-import sys\n+import os\n x()\n+a()\n+b()\n c()\n```\n");
  });
});

test("writes a diagram as its alt text and its source", async () => {
  expect(await markdownOf('```mermaid alt="A leads to B" title="The way"\nflowchart LR\n  A --> B\n```\n')).toBe(
    "Diagram, The way: A leads to B\n\n```mermaid\nflowchart LR\n  A --> B\n```\n",
  );
});

test("writes formulas as TeX", async () => {
  const text = "The mean $\\bar{x}$ costs \\$5.\n\n$$\n\\sum_{i} x_i\n$$\n";
  expect(await markdownOf(text)).toBe(text);
});

test("writes each table row on one line, without padding", async () => {
  expect(await markdownOf("| A | Long name |\n| :- | -: |\n| `a\\|b`<br/>c | 1 |\n")).toBe(
    "| A | Long name |\n| :- | -: |\n| `a\\|b`<br>c | 1 |\n",
  );
});

test("leaves out repeated labels in cells of reference tables, and keeps line breaks", async () => {
  const rows = [[code("--name", { id: "x" }), code("a"), lines("First.", "Second.")]];
  const made = table({
    label: "Options",
    className: "x",
    head: ["Option", "Default", "Meaning"],
    labels: ["Default"],
    rows,
  });
  const tree = { type: "root", children: [made] } as Root;
  expect(plainText(await plainBlocks(tree, new VFile(), site))).toBe(
    "| Option | Default | Meaning |\n| - | - | - |\n| `--name` | `a` | First.<br>Second. |\n",
  );
});

describe("addresses", () => {
  test("are absolute: of pages, sections of this page, files and other sites", async () => {
    const resolveLink = (href: string) => (href === "./other.mdx" ? "/docs/guide/other" : href);
    const text =
      "[a](./other.mdx), [b](#here), [c](/img/a.zip), [d](https://example.org/x), [e][f].\n\n[f]: ./other.mdx\n";
    expect(await markdownOf(text, { resolveLink })).toBe(
      "[a](https://docs.example.org/docs/guide/other), [b](https://docs.example.org/guide/page#here), " +
        "[c](https://docs.example.org/img/a.zip), [d](https://example.org/x), [e](https://docs.example.org/docs/guide/other).\n",
    );
  });

  test("that lead nowhere are replaced by their words", async () => {
    expect(await markdownOf("See [this page](./gone.mdx).\n", { resolveLink: () => null })).toBe("See this page.\n");
  });

  test("of reference items lead to the page that shows them", async () => {
    const text = `[launch](${itemHref("command:fedml launch")})\n`;
    const resolveItem = () => "/launch/cli#fedml-launch";
    expect(await markdownOf(text, { resolveItem })).toBe(
      "[launch](https://docs.example.org/launch/cli#fedml-launch)\n",
    );
  });

  test("of pictures lead to the full size", async () => {
    expect(await markdownOf('![Runs](./runs.png "Of the day")\n')).toBe(
      '![Runs](https://docs.example.org/runs.png "Of the day")\n',
    );
  });
});

test("leaves out code, and names the components that it renders", async () => {
  let written = "";
  const text = 'import { Counter } from "./Counter";\n\n## Try\n\n<Counter start={3} />\n\nSee <Counter /> here.\n';
  const onExpanded = async (...[tree, source]: Parameters<NonNullable<RenderContext["onExpanded"]>>) => {
    written = plainText(await plainBlocks(tree, source, site));
  };
  const { urlOf } = simpleContext;
  await readExpanded({ file: "content/docs/guide/page.mdx", text }, { reference: noReference, urlOf, onExpanded });
  expect(written).toBe("## Try\n\n_Counter: something to try, on the page itself._\n\nSee  here.\n");
});

test("escapes words that look like markup", () => {
  expect(escapeWords("a *b* [c] <d> `e`")).toBe("a \\*b\\* \\[c] \\<d> \\`e\\`");
});

test.each([
  [
    "<details>\n<summary>A **bold** [**word**](/b)</summary>\n\nText.\n\n</details>\n",
    /^\*\*A bold \[word\]\(\S+\)\*\*\n\nText\.\n$/,
  ],
  [":::note[A **bold** title]\n\nText.\n\n:::\n", /^> \*\*Note: A bold title\*\*\n>\n> Text\.\n$/],
  [
    "<details>\n<summary>\n\n### Heading\n\nMore.\n\n</summary>\n\nText.\n\n</details>\n",
    /^\*\*Heading More\.\*\*\n\nText\.\n$/,
  ],
  ["<details><summary>One line</summary>Text</details>\n", /^\*\*One line\*\*\\\nText\n$/],
])("writes a title as one run of bold words: %j", async (source, expected) =>
  expect(await markdownOf(source)).toMatch(expected),
);
