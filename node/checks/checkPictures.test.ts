import { expect, test } from "@jest/globals";
import { problemsOf } from "../../test/ruleFixture";
import { applyEdits } from "./applyEdits";

test("suggests the nearest file for a missing picture", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const shown = ["/img/lgoo.svg", "./enigne.svg", "/img/round.svg", "./round.svg"].map((src) => `![A picture](${src})`);
  const files = {
    "content/docs/guide/install.mdx": `---\ntitle: Install\n---\n\n![It](./engine.svg)\n\n${shown.join("\n\n")}\n`,
    "content/docs/guide/engine.svg": svg,
    "static/img/logo.svg": svg,
  };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  expect(problems.filter(({ rule }) => rule === "missing-image").map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    '7 the nearest file is "/img/logo.svg"; correct the name, or put the file there.',
    '9 the nearest file is "content/docs/guide/engine.svg"; correct the name, or put the file there.',
    "11 put the file there, or next to the page.",
    "13 put the file there, or correct the name.",
  ]);
});

test("writes the address of a picture that names the static folder", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const file = "content/docs/guide/install.mdx";
  const text = "---\ntitle: Install\n---\n\n![A picture](/static/img/logo.svg)\n";
  const files = { [file]: text, "static/img/logo.svg": svg };
  const problems = await problemsOf({ files, settings: {}, report: "", reference: null });
  const found = problems.filter(({ rule }) => rule === "missing-image");
  expect(found.map(({ line, fix }) => `${line} ${fix}`)).toEqual(['5 write "/img/logo.svg".']);
  expect(applyEdits(text, found).text).toContain("![A picture](/img/logo.svg)");
});
