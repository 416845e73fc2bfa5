import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";

const page = (text: string) => `---\ntitle: Install\n---\n\n${text}\n`;

test("a file that lies in another folder is named, whatever is spelled like it", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/part/a.b.mdx": page("Text."),
      "content/docs/guide/part/install.mdx": page("See [the file](../yaml.mdx)."),
      "content/docs/reference/yaml.mdx": page("Text."),
    },
    settings: {},
    report: "",
    reference: null,
  });
  const found = problems.filter(({ rule }) => rule === "dead-markdown-link");
  expect(found.map(({ fix }) => fix)).toEqual(['the nearest file is "content/docs/reference/yaml.mdx".']);
  expect(found[0]?.edit).toEqual({ find: "../yaml.mdx", replace: "../../reference/yaml.mdx" });
});

test("a link without the ending of its file gets it, with its anchor", async () => {
  const files = { "content/docs/guide/install.mdx": page("See [the guide](./index#steps).") };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  expect(problems.find(({ rule }) => rule === "dead-link")?.edit).toEqual({
    find: "./index#steps",
    replace: "./index.mdx#steps",
  });
});

test("no file is named that only lies in the same folder", async () => {
  const problems = await problemsOf({
    files: {
      "content/docs/guide/part/a.b.mdx": page("Text."),
      "content/docs/guide/part/install.mdx": page("See [a file](./yaml.mdx) and [another](./ab.mdx)."),
    },
    settings: {},
    report: "",
    reference: null,
  });
  const found = problems.filter(({ rule }) => rule === "dead-markdown-link");
  expect(found.map(({ fix }) => fix)).toEqual([
    "link to an existing file, or remove the link.",
    'the nearest file is "content/docs/guide/part/a.b.mdx".',
  ]);
});
