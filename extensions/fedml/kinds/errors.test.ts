import { expect, test } from "@jest/globals";
import { renderText } from "../../../test/renderText";
import { readFacts } from "../../../node/content/documentFacts";
import { anchorOf } from "../data/items";
import { parseFacts } from "../data/parseFacts";
import { toReference } from "../extension";

const entry = (id: string, changes: string) =>
  `  - { id: ${id}, group: runs, text: "no {name}", kind: message, file: a.py, line: 3, when: W, ${changes} }`;

const { facts } = parseFacts([
  {
    file: "content/reference/errors.yaml",
    text: [
      'source: { repository: "https://example.org", commit: "0123456789abcdef0123456789abcdef01234567", file: a }',
      "groups: [{ id: runs, title: Runs }]",
      "errors:",
      entry("no-run", "fix: Start one., page: /guide"),
      entry("no-machine", "fix: Buy one., page: /machines"),
      "",
    ].join("\n"),
  },
]);

const reference = toReference(facts);

test("lists the messages of a page with links to their causes and with fixes", async () => {
  const html = await renderText('<ErrorList page="/guide" />\n', {
    reference: () => Promise.resolve(reference),
    resolveItem: (key) => `/errors#${anchorOf(key)}`,
  });
  expect(html).toMatch(/<a href="\/errors#error-no-run"><code[^>]*>no \{name\}<\/code><\/a>/);
  expect(html).toContain("Start one.");
  expect(html).not.toContain("Buy one.");
});

test("reports a page without messages, and suggests the nearest address", async () => {
  const { problems } = await readFacts("content/docs/guide/page.mdx", '<ErrorList page="/guid" />\n', reference);
  expect(problems.map(({ fix }) => fix)).toEqual(['write "/guide", or add it to content/reference.']);
});
