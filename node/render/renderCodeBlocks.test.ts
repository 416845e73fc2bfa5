import { describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

const fence = (meta: string, code: string) => renderText(`\`\`\`${meta}\n${code}\n\`\`\`\n`);

describe("the frame of a code block", () => {
  test.each([
    ['yaml title="job.yaml"', "job.yaml"],
    ['bash title="install.sh"', "install.sh"],
    ["bash", "Terminal"],
    ["sh", "Terminal"],
    ["console", "Terminal"],
    ['bash run="serve" terminal="Server"', "Terminal · Server"],
    ["yml", "YAML"],
    ["c++", "C++"],
    ["python", "Python"],
    ["text", "Text"],
    ["pyton", "pyton"],
  ])("for %s is named %s", async (meta, name) => {
    const html = await fence(meta, "a");
    expect(html).toContain(`<figcaption class="code-title">${name}</figcaption>`);
    expect(html).toContain(`data-scrolls="${name}"`);
  });
});

test("places the copy button before the code, not inside it", async () => {
  const html = await fence("yaml", "key: value");
  const button = '<button type="button" class="code-copy" data-action="copy" aria-label="Copy code">';
  expect(html).toContain(button);
  expect(html.indexOf("code-body")).toBeGreaterThan(html.indexOf(button));
});

describe("a terminal", () => {
  test("marks the lines where commands begin", async () => {
    const html = await fence("bash", "pip install \\\n  fedml\nls");
    expect(html).toContain('data-terminal="true"');
    expect(html.match(/class="line[^"]*"/g)).toEqual(['class="line command"', 'class="line"', 'class="line command"']);
  });

  test("shows a session without prompts, leaves its output uncolored, and copies only commands", async () => {
    const html = await fence("console", '$ echo "a"\n"a" printed');
    expect(html).toContain('<span class="line printed">"a" printed</span>');
    expect(html).toContain('data-copied="echo &quot;a&quot;"');
    expect(html).not.toContain("$");
  });

  test.each(['bash title="install.sh"', "bash showLineNumbers", "python"])("is not used for %s", async (meta) => {
    const html = await fence(meta, "ls");
    expect(html).not.toContain("data-terminal");
    expect(html).not.toContain("command");
  });
});

describe("a long block", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join("\n");

  test("shows 24 lines, and the others in a control that names the total", async () => {
    expect(await fence("text", lines(24))).not.toContain("<details");
    const [first = "", others = ""] = (await fence("text", lines(25))).split('<details class="code-more">');
    expect(first).toContain("line 24</span>\n</code>");
    expect(others).toContain("Show all 25 lines");
    expect(others).toContain('<code><span class="line">line 25</span></code>');
  });

  test("is open if a folded line is marked", async () => {
    expect(await fence("text {24}", lines(25))).toContain('<details class="code-more">');
    expect(await fence("text {25}", lines(25))).toContain('<details class="code-more" open="">');
  });
});

describe("below a command", () => {
  const after = (first: string, second: string) =>
    renderText(`\`\`\`${first}\nls\n\`\`\`\n\n\`\`\`${second}\na.txt\n\`\`\`\n\nEnd.\n`);

  test.each(["output", "text"])("%s is shown as the output, in the same frame", async (language) => {
    const html = await after("bash", language);
    expect(html.match(/<figure/g)).toHaveLength(1);
    expect(html).toContain('<p class="code-label">Output</p>');
    expect(html).toContain('<samp><span class="line">a.txt</span></samp>');
    expect(html).toContain("<p>End.</p>");
  });

  test.each([
    ["bash", 'text title="a.txt"'],
    ["python", "text"],
    ["bash", "python"],
  ])("%s and %s stay separate blocks", async (first, second) => {
    expect((await after(first, second)).match(/<figure/g)).toHaveLength(2);
  });

  test("a long output is folded too", async () => {
    const html = await renderText(`\`\`\`bash\nls\n\`\`\`\n\n\`\`\`output\n${"a\n".repeat(30)}\`\`\`\n`);
    expect(html.slice(html.indexOf("code-output"))).toContain("Show all 30 lines");
  });
});

test("marks every occurrence of the given words, but no word inside another one", async () => {
  const html = await fence('yaml mark="alpha, partition_alpha"', "partition_alpha: 1\nalpha: partition_alpha");
  expect(html.match(/<mark[^>]*>/g)).toHaveLength(3);
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain("partition_alpha: 1\nalpha: partition_alpha");
});

test("links a number at the end of a line to its list item and back", async () => {
  const html = await renderText("```yaml\na: 1 # (1)\nb: 2\n```\n\n1. The first.\n");
  expect(html).toContain('id="callout-1-1-line" href="#callout-1-1" data-number="1" aria-label="Note 1"></a>');
  expect(html).toContain('<li id="callout-1-1">');
  expect(html).toContain('<a href="#callout-1-1-line" class="callout" aria-label="1, back to the code">1</a>');
  expect(html).not.toContain("(1)");
});
