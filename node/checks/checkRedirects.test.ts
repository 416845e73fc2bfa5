import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";

test("reports a page that redirects from its own address once, and none of its other redirects", async () => {
  const yaml = "title: Install\nredirect_from: [/guide/older, /guide/install]";
  const problems = await problemsOf({
    files: { "content/docs/guide/install.mdx": `---\n${yaml}\n---\n\nText.\n` },
    settings: {},
    report: "",
    reference: null,
  });
  expect(problems.flatMap(({ rule, what }) => (rule.startsWith("redirect") ? [what] : []))).toEqual([
    '"/guide/install" is a page, so it cannot lead elsewhere.',
  ]);
});
