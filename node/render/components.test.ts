import { describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";
import { testIslands } from "../../test/testIslands";
import { noReference } from "../elements/reference";

/** The body on one line, with each icon as the first letters of its path. */
async function htmlOf(text: string): Promise<string> {
  const html = await renderText(text);
  return html.replace(/\n/g, "").replace(/<svg class="mark"[^>]*><path d="(\S+) [^>]*><\/path><\/svg>/g, "[$1]");
}

test("renders steps as a numbered list", async () => {
  expect(await htmlOf("<Steps>\n\n1. **One**\n\n   ```bash\n   ls\n   ```\n2. Two\n\n</Steps>\n")).toMatch(
    /^<div class="steps"><ol><li><p><strong>One<\/strong><\/p><figure class="code".*<\/figure><\/li><li><p>Two<\/p><\/li><\/ol><\/div>$/,
  );
});

test("keeps the class attribute of an element", async () => {
  expect(await htmlOf('<span class="a b">x</span>')).toBe('<span class="a b">x</span>');
});

test("numbers steps from the number of their list", async () => {
  expect(await htmlOf("<Steps>\n\n3. Three\n4. Four\n\n</Steps>\n")).toBe(
    '<div class="steps"><ol start="3" style="counter-reset:step 2"><li>Three</li><li>Four</li></ol></div>',
  );
  expect(await htmlOf("<Steps>\n\n1. One\n\n   5. Five\n\n</Steps>\n")).not.toContain("style=");
});

test("renders steps with headings, which keep their anchors", async () => {
  const html = await htmlOf(
    "<Steps>\n\n## Install it {#install}\n\nText.\n\n## Run it\n\n:::tip\n\nOnce.\n\n:::\n\n</Steps>\n",
  );
  expect(html).toMatch(/^<div class="steps"><div class="heading" data-depth="2"><h2 id="install">Install it<\/h2>/);
  expect(html).toContain('<h2 id="run-it">Run it</h2>');
  expect(html).toMatch(/<aside class="admonition".*<\/aside><\/div>$/);
});

test("renders a card with a linked title and Markdown content", async () => {
  const card = '<Card title="Job YAML" href="/launch/yaml" icon="code">\n\nEvery *key*.\n\n</Card>';
  expect(await htmlOf(`<Cards>\n${card}\n<Card title="Plain" href="/b">In one line.</Card>\n</Cards>\n`)).toBe(
    '<ul class="cards"><li class="card"><p class="card-title">[M7]<a href="/launch/yaml">Job YAML</a></p>' +
      "<p>Every <em>key</em>.</p></li>" +
      '<li class="card"><p class="card-title"><a href="/b">Plain</a></p>In one line.</li></ul>',
  );
});

test("links a card to the address of its file", async () => {
  const resolveLink = (href: string) => href.replace("./yaml.mdx", "/launch/yaml");
  const html = await renderText('<Cards>\n<Card title="A" href="./yaml.mdx" />\n</Cards>\n', { resolveLink });
  expect(html).toContain('<a href="/launch/yaml">A</a>');
});

test("distinguishes folders and files in a file tree", async () => {
  const text =
    "<FileTree>\n\n- `job/`\n  - `src` the code\n    - [`main.py`](/a)\n  - `data/` empty\n  - `job.yaml`\n\n</FileTree>\n";
  const html = await htmlOf(text);
  const marks = [...html.matchAll(/\[(M[\d.]+)\](?:<a href="\/a">)?<code[^>]*>([^<]+)/g)].map(([, mark, name]) => [
    name,
    mark === "M2.75" ? "folder" : "file",
  ]);
  expect(marks).toEqual([
    ["job/", "folder"],
    ["src", "folder"],
    ["main.py", "file"],
    ["data/", "folder"],
    ["job.yaml", "file"],
  ]);
  expect(html).toMatch(/^<div class="file-tree"><ul><li>/);
});

test("renders badges in a heading and in a table cell", async () => {
  const html = await htmlOf('## Krum <Badge tone="tip">new</Badge>\n\n| A |\n| --- |\n| <Badge>x</Badge> |\n');
  expect(html).toContain('<h2 id="krum-new">Krum <span class="badge" data-tone="tip">new</span></h2>');
  expect(html).toContain('<td><span class="badge" data-tone="note">x</span></td>');
});

test("renders Markdown in columns", async () => {
  const text = "<Columns>\n<Column>\n\n- Left\n\n</Column>\n<Column>\n\nRight.\n\n</Column>\n</Columns>\n";
  expect(await htmlOf(text)).toBe(
    '<div class="columns"><div class="column"><ul><li>Left</li></ul></div><div class="column"><p>Right.</p></div></div>',
  );
});

test("renders a video with its size, its caption and resolved file addresses", async () => {
  const resolveLink = (href: string) => `/docs${href}`;
  const text =
    '<Video src="/a.mp4" width="640" height="360" poster="/a.webp" subtitles="/a.vtt">\n\nA *minute*.\n\n</Video>\n';
  expect((await renderText(text, { resolveLink })).replace(/\n/g, "")).toBe(
    '<figure class="picture"><video src="/docs/a.mp4" poster="/docs/a.webp" width="640" height="360" controls="" preload="none" playsinline="">' +
      '<track kind="captions" src="/docs/a.vtt" default=""/></video><figcaption><p>A <em>minute</em>.</p></figcaption></figure>',
  );
});

describe("an island", () => {
  const reference = () => Promise.resolve({ ...noReference, islands: testIslands });
  const island = (tag: string) => renderText(`${tag}\n\nOne *machine*.\n\n</Island>\n`, { reference });

  test("contains what the author wrote, and names its component and the properties", async () => {
    expect(await island('<Island name="counter" label="A &#34;B&#34;" from="2" when="touch" height="20rem">')).toBe(
      '<div data-island="counter" data-props="{&quot;label&quot;:&quot;A \\&quot;B\\&quot;&quot;,&quot;from&quot;:2}" ' +
        'data-when="touch" data-failed="This part did not start." style="--height:20rem">' +
        "<div><p>One <em>machine</em>.</p></div></div>",
    );
  });

  test("with an unknown name renders only its content", async () => {
    expect(await island('<Island name="countr" height="20rem">')).toBe(
      "<div><div><p>One <em>machine</em>.</p></div></div>",
    );
  });

  test("is the page's own component if the page defines one", async () => {
    const text = 'export const Island = ({ name }) => <b>{name}</b>;\n\n<Island name="counter" />\n';
    expect(await renderText(text, { reference })).toBe("<b>counter</b>");
  });
});
