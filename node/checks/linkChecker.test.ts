import { expect, test } from "@jest/globals";
import { applyEdits } from "./applyEdits";
import { problemsOf } from "../../test/ruleFixture";

const page = (text: string) => `---\ntitle: Install\n---\n\n${text}\n`;

test("suggests the file of the same name in another folder", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/part/set.up.mdx": page("Text."),
      "content/docs/guide/part/install.mdx": page("See [the file](../yaml.mdx)."),
      "content/docs/reference/yaml.mdx": page("Text."),
    },
    settings: {},
    report: "",
    reference: null,
  });
  const found = problems.filter(({ rule }) => rule === "dead-markdown-link");
  expect(found.map(({ fix }) => fix)).toEqual(['write "../../reference/yaml.mdx", which is the nearest file.']);
  expect(found[0]?.edit).toEqual({ find: "../yaml.mdx", replace: "../../reference/yaml.mdx" });
});

test("adds the missing extension to a link and keeps its anchor", async () => {
  const files = { "content/docs/guide/install.mdx": page("See [the guide](./index#steps).") };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  expect(problems.find(({ rule }) => rule === "dead-link")?.edit).toEqual({
    find: "./index#steps",
    replace: "./index.mdx#steps",
  });
});

test("corrects the case of a link without an extension only if a single file matches", async () => {
  const files = {
    "content/docs/guide/install.mdx": page("[It](./createaction) and [that](./Twice)."),
    "content/docs/guide/createAction.mdx": page("Text."),
    "content/docs/guide/twice.mdx": page("Text."),
    "content/docs/guide/twicE.md": page("Text."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  expect(found.map(({ edit }) => edit)).toEqual([{ find: "./createaction", replace: "./createAction.mdx" }, undefined]);
});

test("suggests a link without an anchor if the target page has no anchors", async () => {
  const files = {
    "content/docs/guide/install.mdx": page("See [it](./other.mdx#setup)."),
    "content/docs/guide/other.mdx": page("Text."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  expect(problems.find(({ rule }) => rule === "dead-anchor")?.fix).toMatch(/^link to the page alone/);
});

test("replaces a link to a folder, or with a trailing slash, with a link to the file", async () => {
  const links = ["./yaml/", "../n/", "../n", "./", "../n/?a=1#steps"];
  const files = {
    "content/docs/guide/part/install.mdx": page(links.map((href) => `[It](${href})`).join(" and ")),
    "content/docs/guide/part/index.mdx": page("Text."),
    "content/docs/guide/part/yaml.mdx": page("Text."),
    "content/docs/guide/n/index.mdx": page("Text."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  expect(found.map(({ edit }) => edit)).toEqual([
    { find: "./yaml/", replace: "./yaml.mdx" },
    { find: "../n/", replace: "../n/index.mdx" },
    { find: "../n", replace: "../n/index.mdx" },
    { find: "./", replace: "./index.mdx" },
    { find: "../n/?a=1#steps", replace: "../n/index.mdx?a=1#steps" },
  ]);
});

test("suggests the nearest file for a relative link, but does not fix it automatically", async () => {
  const files = {
    "content/docs/guide/part/install.mdx": page("See [it](../n/gkee) or [that](./setap/quickly)."),
    "content/docs/guide/n/gke.mdx": page("Text."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  const advice = 'name the file with its ending, or write the whole address from "/".';
  expect(found.map(({ fix, edit }) => [fix, edit])).toEqual([
    [`the nearest file is "../n/gke.mdx"; ${advice}`, undefined],
    [advice, undefined],
  ]);
});

test("reports a missing video with a relative or an absolute address", async () => {
  const video = (src: string) => `<Video src="${src}" width="640" height="360" title="A round" />`;
  const files = { "content/docs/guide/install.mdx": page(["./round.mp4", "/round.mp4"].map(video).join("\n\n")) };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  expect(found.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    '5 put the file into static/, and write its address there: "/round.mp4".',
    '7 put the file into the static folder, as "static/round.mp4", or correct the address.',
  ]);
});

test("advises the scheme for a link that begins with a host", async () => {
  const hrefs = ["www.example.xyz", "example.org", "example.com/a?b#c", "./notes.org", "table.csv"];
  const text = page(hrefs.map((href) => `[It](${href})`).join("\n\n"));
  const files = { "content/docs/guide/install.mdx": text };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  expect(problems.filter(({ rule }) => rule === "dead-link").map(({ fix }) => fix)).toEqual([
    'write "https://www.example.xyz".',
    'write "https://example.org".',
    'write "https://example.com/a?b#c".',
    'put the file into static/, and write its address there: "/notes.org".',
    'put the file into static/, and write its address there: "/table.csv".',
  ]);
});

test("looks for an address with a file extension among the files", async () => {
  const files = {
    "content/docs/guide/install.mdx": page(
      "[One](/files/gide.pdf), [another](/files/notes.zip), [a page](/guide/instal).",
    ),
    "static/files/guide.pdf": "%PDF",
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  expect(found.map(({ what, fix }) => `${what} ${fix}`)).toEqual([
    '"/files/gide.pdf" is neither a page nor a file of this site. write "/files/guide.pdf".',
    '"/files/notes.zip" is neither a page nor a file of this site. put the file into the static folder, as "static/files/notes.zip", or correct the address.',
    '"/guide/instal" is not a page of this site. write "/guide/install". If the page moved, add redirect_from to it.',
  ]);
});

test("writes the published address of a file that a link names as in the repository or as Docusaurus does", async () => {
  const links = ["/static/img/a.svg", "../../../static/img/a.svg", "pathname:///img/a.svg", "pathname:/img/a.svg"];
  const files = {
    "content/docs/guide/install.mdx": page(links.map((href) => `[It](${href})`).join(" and ")),
    "static/img/a.svg": "<svg></svg>",
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link" || rule === "unusable-link");
  expect(found.map(({ fix, edit }) => [fix, edit])).toEqual(
    links.map((find) => ['write "/img/a.svg".', { find, replace: "/img/a.svg" }]),
  );
});

test("says that an address keeps the braces of a variable", async () => {
  const files = {
    "content/docs/guide/install.mdx": page(
      "[It](https://example.org/{tool.version}/a), [that](https://example.org/{tool}) and {tool.version}.\n\n" +
        "[Encoded](https://example.org/%7Btool.version%7D) and [other](https://example.org/{constructor}).",
    ),
  };
  const settings = { variables: { "tool.version": "2.1" } };
  const problems = await problemsOf({ files, settings, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "unusable-link");
  expect(found.map(({ fix }) => fix)).toEqual([
    'write "https://example.org/2.1/a".',
    'write "https://example.org/2.1".',
  ]);
});

test("does not claim that a file outside of the pages does not exist", async () => {
  const files = {
    "content/docs/guide/install.mdx": page("[It](../../../README.md) and [that](../../../yaml.mdx)."),
    "content/docs/guide/yaml.mdx": page("Text."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-markdown-link");
  const why = "is outside content/docs and content/pages, so it is not a page";
  expect(found.map(({ what, fix }) => `${what} ${fix}`)).toEqual([
    `"../../../README.md" leads to "README.md", which ${why}. link to a page, or write the address of the file on the host of the repository.`,
    `"../../../yaml.mdx" leads to "yaml.mdx", which ${why}. write "./yaml.mdx", which is the nearest file.`,
  ]);
});

test("does not suggest a file only because it is in the same folder", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/part/set.up.mdx": page("Text."),
      "content/docs/guide/part/install.mdx": page("See [a file](./yaml.mdx) and [another](./setup.mdx)."),
    },
    settings: {},
    report: "",
    reference: null,
  });
  const found = problems.filter(({ rule }) => rule === "dead-markdown-link");
  expect(found.map(({ fix }) => fix)).toEqual([
    "link to an existing file, or remove the link.",
    'write "./set.up.mdx", which is the nearest file.',
  ]);
});

test("lists only some anchors of a long page", async () => {
  const headings = Array.from({ length: 30 }, (_, number) => `## Chapter ${number}\n\nText.\n`).join("\n");
  const problems = await problemsOf({
    files: { "content/docs/guide/install.mdx": page(`[Elsewhere](#zzzzzzzzzz).\n\n${headings}`) },
    settings: {},
    report: "",
    reference: null,
  });
  expect(problems.find(({ rule }) => rule === "dead-anchor")?.fix).toMatch(
    /^anchors there: chapter-0, .*, chapter-11 and 18 more\.$/,
  );
});

test("corrects an anchor in the wrong case or with two number signs", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/install.mdx": page(
        "[A](#Alias) [B](##alias) [C](./index.mdx##Steps) [D](#ALIASES).\n\n## Alias\n\nText.\n\n## Aliases\n\nText.",
      ),
      "content/docs/guide/index.mdx": page("## Steps\n\nText."),
    },
    settings: {},
    report: "",
    reference: null,
  });
  const found = problems.filter(({ rule }) => rule === "dead-anchor");
  expect(found.map(({ edit, fix }) => [edit?.replace, fix])).toEqual([
    ["#alias", 'write "#alias".'],
    ["#alias", 'write "#alias".'],
    ["./index.mdx#steps", 'write "#steps".'],
    ["#aliases", 'write "#aliases".'],
  ]);
});

test("reports and fixes a reference link where it is defined", async () => {
  const text = page("See [it][ref] and [that][ref].\n\n![The engine][engine]\n\n[ref]: /guide/\n[engine]: ./nope.png");
  const files = {
    "content/docs/guide/install.mdx": `${text}\n<Include file="part.mdx" />\n`,
    "content/snippets/part.mdx": "Read [it][ref].\n\n[ref]: /giude\n",
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link" || rule === "missing-image");
  expect(found).toMatchObject([
    { file: "content/docs/guide/install.mdx", line: 9, column: 1, rule: "dead-link", fix: 'write "/guide".' },
    { file: "content/docs/guide/install.mdx", line: 10, column: 1, rule: "missing-image" },
    { file: "content/snippets/part.mdx", line: 3, column: 1, rule: "dead-link" },
  ]);
  expect(applyEdits(text, found.slice(0, 1)).text).toBe(text.replace("/guide/", "/guide"));
});

test("reports a link to a file path on one machine", async () => {
  const files = {
    "content/docs/guide/install.mdx": page("See [it](C:\\x), [that](c:/y.txt) and `C:\\x`."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const fix = "link to a page, or write it in backticks.";
  expect(problems.filter(({ rule }) => rule === "unusable-link")).toMatchObject([
    { column: 5, what: '"C:\\x" is a file of one machine, which no reader can open.', fix },
    { column: 17, what: '"c:/y.txt" is a file of one machine, which no reader can open.', fix },
  ]);
});

test("reports an empty address of a card once", async () => {
  const text = '<Cards>\n<Card title="A" href="" />\n</Cards>\n\n<a href="">It</a>';
  const files = { "content/docs/guide/install.mdx": page(text) };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => /^(?:missing-property|unusable-link)$/.test(rule));
  expect(found.map(({ line, rule, fix }) => `${line} ${rule} ${fix}`)).toEqual([
    '6 missing-property write <Card href="…">.',
    "9 unusable-link write one, or remove the link.",
  ]);
});

test("knows the files that each build writes", async () => {
  const written = ["sitemap-index.xml", "sitemap-0.xml", "robots.txt", "feed.xml", "llms.txt", "llms-full.txt"];
  const ofPages = ["index.md", "guide/install.md", "cards/guide/install.png", "search-assets/index.json"];
  const links = [...written, ...ofPages, "_headers", "sitemap-1.xml", "sitemap.xml"].map((name) => `[It](/${name})`);
  const files = { "content/docs/guide/install.mdx": page(links.join(", ")) };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  expect(found.map(({ what }) => what.split('"')[1])).toEqual(["/_headers", "/sitemap-1.xml", "/sitemap.xml"]);
});

test("knows the ids that code gives to elements", async () => {
  const code = [
    'export const Box = () => <div id="there">Box</div>;',
    '<Box /> {true && <b id="other">x</b>} {false ? <i id="either">x</i> : <b id="either">x</b>}',
    "[A](#there), [b](#other), [c](#either) and [d](#nowhere).",
  ];
  const files = { "content/docs/guide/install.mdx": page(code.join("\n\n")) };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-anchor" || rule === "duplicate-id");
  expect(found.map(({ what }) => what)).toEqual(['"#nowhere" is not on the page "/guide/install".']);
});

test("reports addresses of elements within code, and leaves anchors and other properties to the code", async () => {
  const code = [
    'export const Row = () => <a href="/guide/none">Row</a>;',
    '{true && <Cards><Card title="A" href="./a.mdx" /><Card title="B" href="/guide/install" /></Cards>}',
    '<Tabs label={<a href="/guide/never">Tab</a>} />',
    '{[1].map((n) => <a key={n} href="#row" title="./a.mdx">Anchor</a>)}',
    '{true && <a href={"/guide/" + 1}>Computed</a>}',
  ];
  const files = { "content/docs/guide/install.mdx": page(code.join("\n\n")) };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link" || rule === "unusable-link");
  expect(found.map(({ line, column, what }) => `${line}:${column} ${what}`)).toEqual([
    '5:29 "/guide/none" is not a page of this site.',
    '7:33 "./a.mdx" in code stays as it is, so the link leads nowhere: only links in text can name a file.',
    '9:17 "/guide/never" is not a page of this site.',
  ]);
});

test("replaces an address made of the folder and the file of a page", async () => {
  const links = [
    "/docs/guide/yaml#steps",
    "/content/docs/guide/yaml.mdx",
    "/docs/guide/",
    "/pages/about",
    "/docs/none",
  ];
  const files = {
    "content/docs/guide/install.mdx": page(links.map((href) => `[It](${href})`).join(", ")),
    "content/docs/guide/index.mdx": page("Text."),
    "content/docs/guide/yaml.mdx": page("## Steps\n\nText."),
    "content/pages/about.mdx": page("Text."),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-link");
  expect(found.map(({ fix, edit }) => [fix, edit?.replace])).toEqual([
    ['write "/guide/yaml".', "/guide/yaml#steps"],
    ['write "/guide/yaml".', "/guide/yaml"],
    ['write "/guide".', "/guide"],
    ['write "/about".', "/about"],
    ["link to an existing address.", undefined],
  ]);
});

test("accepts a link to the top of a page, which needs no element", async () => {
  const files = { "content/docs/guide/install.mdx": page("[Up](#top), [up](/guide/install#Top) and [not](#tap).") };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "dead-anchor");
  expect(found.map(({ what }) => what)).toEqual(['"#tap" is not on the page "/guide/install".']);
});
