import { expect, test } from "@jest/globals";
import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import { otherFacts } from "./otherFacts";

const doc = (file: string, ...hrefs: readonly string[]): Doc =>
  ({ file, links: hrefs.map((href) => ({ href, line: 1, column: 1 })) }) as unknown as Doc;

const docs = [doc("content/docs/a.mdx", "./b.mdx", "./missing.mdx", "/c"), doc("content/docs/b.mdx")];
const pathOf = { "content/docs/a.mdx": "/a", "content/docs/b.mdx": "/b" };
const problem: Problem = {
  file: "content/docs/a.mdx",
  line: 3,
  rule: "dead-link",
  severity: "warning",
  what: "What.",
  fix: "how.",
};

test("in a build, files and missing documents; without any, no entry", () => {
  const digests = { "content/docs/a.mdx": ["digest", null] };
  expect(otherFacts({ docs, digests, pathOf, problems: null })).toEqual({
    "content/docs/a.mdx": ["digest", null, "content/docs/missing.mdx"],
  });
  expect(otherFacts({ docs: docs.slice(1), digests, pathOf, problems: null })).toEqual({});
});

test("in the live preview, the problems too, and an entry for every document", () => {
  expect(otherFacts({ docs, digests: {}, pathOf, problems: [problem] })).toEqual({
    "content/docs/a.mdx": ["content/docs/missing.mdx", expect.stringContaining("a.mdx:3  dead-link")],
    "content/docs/b.mdx": [],
  });
});
