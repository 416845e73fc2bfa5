import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";

test.each([
  ["script", "write an island, or import a component."],
  ["style", "write style={{ … }}, or a rule in src/site/brand.css."],
  ["iframe", "write a link to what it shows."],
  ["object", "write a link to what it shows."],
  ["embed", "write a link to what it shows."],
  ["video", 'write <Video src="/clip.mp4" width="1280" height="720">.'],
  ["audio", ""],
])("<%s> does nothing, and the report says what does", async (name, advice) => {
  const text = `---\ntitle: Install\n---\n\nWords.\n\n<${name} src="/clip.mp4" />\n`;
  const files = { "content/docs/guide/install.mdx": text, "static/clip.mp4": "" };
  const found = (await problemsOf({ files, settings: {}, report: "", reference: null })).filter(
    ({ rule }) => rule === "inert-element",
  );
  expect(found).toMatchObject([{ line: 7, column: 1, what: expect.stringMatching(`^<${name}> does nothing: `) }]);
  expect(found[0]?.fix).toContain(advice);
});
