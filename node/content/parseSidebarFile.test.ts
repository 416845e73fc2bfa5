import { expect, test } from "@jest/globals";
import { applyEdits } from "../checks/applyEdits";
import { formatProblem } from "../common/problem";
import { parseSidebarFile } from "./parseSidebarFile";

const parse = (...lines: readonly string[]) =>
  parseSidebarFile({ file: "content/docs/guide/sidebar.yml", text: ["items:", ...lines].join("\n") });

test("reports each invalid entry at its line and reads the others", () => {
  const { sidebar, problems } = parse(
    "  - label: Alone",
    "  - page: ./one.mdx",
    "    items: [{ page: ./two.mdx }]",
    "  - link: https://example.org",
    "  - category: More",
    "  - page: ./three.mdx",
  );
  expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
   "content/docs/guide/sidebar.yml:2:5  category-wrong-value
     This entry does not say what it is.
     Fix: write "page: ./install.mdx", "folder: ./part", "link: https://…" with "label: …", or "category: …" with "items:".

   content/docs/guide/sidebar.yml:4:5  category-wrong-value
     "items" does not go with "page".
     Fix: write "page: ./install.mdx", "folder: ./part", "link: https://…" with "label: …", or "category: …" with "items:".

   content/docs/guide/sidebar.yml:5:5  category-wrong-value
     This entry does not say what it is.
     Fix: write "page: ./install.mdx", "folder: ./part", "link: https://…" with "label: …", or "category: …" with "items:".

   content/docs/guide/sidebar.yml:6:5  category-wrong-value
     This entry does not say what it is.
     Fix: write "page: ./install.mdx", "folder: ./part", "link: https://…" with "label: …", or "category: …" with "items:"."
  `);
  expect(sidebar.entries.map(({ kind, line }) => [kind, line])).toEqual([["page", 7]]);
});

test.each([
  ["  - page: one.mdx", /:2:5 {2}category-wrong-value/],
  ["  - link: javascript:alert(1)", /:2:5 {2}category-wrong-value/],
  ["  - pgae: ./one.mdx", /:2:5 {2}category-unknown-key\n.*\n {2}Fix: write "page"/],
  ["  - category: More\n    items: []", /:3:5 {2}category-wrong-value/],
  ["  - category: More\n    items:\n      - category: Less\n        items:\n          - { folder: up }", /:6:15 {2}/],
])("reports %j at its place", (line, report) => {
  expect(parse(line).problems.map(formatProblem).join()).toMatch(report);
});

test("reports Markdown in the names of entries, and --fix takes it out", () => {
  const text = 'items:\n  - category: "**More**"\n    items:\n      - page: ./one.mdx\n        label: The `one` page\n';
  const { problems } = parseSidebarFile({ file: "content/docs/guide/sidebar.yml", text });
  expect(problems.map(({ line, rule, what }) => `${line} ${rule} ${what}`)).toEqual([
    '2 unparsed-markup "**More**" keeps its marks: "category" is plain text.',
    '5 unparsed-markup "The `one` page" keeps its marks: "label" is plain text.',
  ]);
  const fixed = text.replace("**More**", "More").replace("`one`", "one");
  expect(applyEdits(text, problems).text).toBe(fixed);
});
