import { expect, test } from "@jest/globals";
import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import { noReference, type Reference } from "../elements/reference";
import { otherFacts, previewStates } from "./otherFacts";

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

test("in a build, lists digests and missing documents, and no document without any", () => {
  const digests = { "content/docs/a.mdx": ["digest", null] };
  expect(otherFacts({ docs, digests, pathOf, preview: null })).toEqual({
    "content/docs/a.mdx": ["digest", null, "content/docs/missing.mdx"],
  });
  expect(otherFacts({ docs: docs.slice(1), digests, pathOf, preview: null })).toEqual({});
});

test("in the live preview, also lists problems, with an entry for every document", () => {
  const preview = { problems: [problem], stateOf: (file: string) => `state of ${file}` };
  expect(otherFacts({ docs, digests: {}, pathOf, preview })).toEqual({
    "content/docs/a.mdx": [
      "content/docs/missing.mdx",
      expect.stringContaining("a.mdx:3  dead-link"),
      "state of content/docs/a.mdx",
    ],
    "content/docs/b.mdx": ["state of content/docs/b.mdx"],
  });
});

test("the state of a page changes with the reference data that it shows, including broken data", () => {
  const element = { reads: ["glossary"] } as unknown as Reference["elements"][string];
  const source = { file: "content/docs/a.mdx", text: '<Term id="silo">silos</Term>' };
  const stateWith = (digest: string, unread: readonly string[] = []) =>
    previewStates([source], { ...noReference, elements: { Term: element }, digests: { glossary: digest }, unread })(
      source.file,
    );
  const states = [stateWith("1"), stateWith("2", ["content/reference/glossary.yaml"]), stateWith("2")];
  expect(new Set(states).size).toBe(3);
  expect(stateWith("1")).toBe(states[0]);
});
