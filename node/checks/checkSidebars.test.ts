import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";

test("compares sidebar entries with pages by file name, without folder and extension", async () => {
  const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
  const files = {
    "content/docs/guide/sidebar.yml":
      "items:\n  - page: ./index.mdx\n  - page: ./oven.mdx\n  - page: ./x.mdx\n  - page: ./ovne.mdx\n",
    "content/docs/guide/oven.mdx": page("Oven"),
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "sidebar-unknown-page");
  expect(found.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    "4 write a page below this folder.",
    '5 write "./oven.mdx".',
  ]);
});
