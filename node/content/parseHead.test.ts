import { expect, test } from "@jest/globals";
import { parseHead } from "./parseHead";

const problemsOf = (yaml: string) =>
  parseHead({ file: "content/docs/guide/a.mdx", text: `---\n${yaml}\n---\n\nText.\n` }).problems;

test("reports front matter that Gatsby's YAML parser rejects at its line", () => {
  expect(problemsOf("title: Title\ndescription: !!js/function a")).toEqual([
    expect.objectContaining({ line: 3, rule: "front-matter-syntax", what: expect.stringContaining("unknown tag") }),
  ]);
  expect(problemsOf("title: Title\nlast_update: !!str 2026-11-20")).toEqual([]);
});

test.each([["---\ntitle: Title\n\nText.\n"], ["\uFEFF---\r\n\r\ntitle: Title\r\n--\r\n"]])(
  "reports front matter that is never closed: %j",
  (text) => {
    expect(parseHead({ file: "content/docs/guide/a.mdx", text }).problems).toEqual([
      expect.objectContaining({ line: 1, rule: "front-matter-syntax", fix: 'write a line "---" below the last key.' }),
    ]);
  },
);

test.each([["Text.\n"], ["\n---\n\nText.\n"], ["---\n\nText.\n"], ["---\n"], [""]])(
  "finds no front matter in %j",
  (text) => {
    const { problems } = parseHead({ file: "content/docs/guide/a.mdx", text });
    expect(problems.map(({ rule }) => rule)).toEqual(["front-matter-missing-key"]);
  },
);

test.each([['title: "Title"'], ["title: Title\r\ntags: [one]"], ["title: Title\r\nthin: 'short'"]])(
  "accepts CRLF line endings: %j",
  (yaml) => {
    const { head, problems } = parseHead({ file: "content/docs/guide/a.mdx", text: `---\r\n${yaml}\r\n---\r\n` });
    expect(problems).toEqual([]);
    expect(head.title).toBe("Title");
  },
);

test("reports an error that both parsers find once", () => {
  expect(problemsOf('title: "Title').map(({ rule }) => rule)).toEqual(["front-matter-syntax"]);
});

test.each([
  ["\n---\ntitle: Title\n---\n\nText.\n"],
  ["\uFEFF \r\n\r\n---\r\ntitle: Title\r\n---\r\n"],
  [" ---\ntitle: Title\n---\n"],
])("reports front matter below the first line: %j", (text) => {
  expect(parseHead({ file: "content/docs/guide/a.mdx", text }).problems).toEqual([
    expect.objectContaining({
      rule: "front-matter-syntax",
      fix: 'remove the empty lines and spaces above the first "---".',
    }),
  ]);
});

test("reports front matter in TOML", () => {
  const { problems } = parseHead({ file: "content/docs/guide/a.mdx", text: '+++\ntitle = "A"\n+++\n\nText.\n' });
  expect(problems).toMatchObject([
    { line: 1, rule: "front-matter-syntax", fix: 'write YAML between the lines "---", such as "title: Install".' },
  ]);
});

test("keeps the valid values next to wrong ones", () => {
  const text = [
    ...["---", "title: Install", "last_update: 2026-13-45", "redirect_from: [/a, b, /c d, /d]", "image: /nope.png"],
    ...["tags: [a, '!']", "learning_paths: { one: 2, two: x }", "draft: maybe", "nosuch: 1", "---", "", "Text.", ""],
  ].join("\n");
  const { head, problems } = parseHead({ file: "content/docs/guide/a.mdx", text });
  expect(problems).toHaveLength(7);
  expect(head).toMatchObject({ title: "Install", path: "/guide/a" });
  expect(head.frontMatter).toMatchObject({
    ...{ redirect_from: ["/a", "/d"], image: "/nope.png", tags: ["a"], learning_paths: { one: 2 }, draft: false },
  });
  const untitled = parseHead({ file: "content/docs/guide/a.mdx", text: "---\ntitle: 2\nslug: /b\n---\n" });
  expect(untitled.head).toMatchObject({ title: "a", path: "/b" });
});

test("reports a control character in a value as such, not as a tag", () => {
  const [problem] = problemsOf("title: Title\ndescription: a\u001Bb");
  expect(problem).toMatchObject({ rule: "front-matter-syntax", fix: expect.stringMatching(/^remove the control/) });
});
