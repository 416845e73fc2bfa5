import { expect, test } from "@jest/globals";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function problemsOf(text: string) {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  return problems.map(({ rule, fix }) => [rule, fix]);
}

test.each([
  ["<detials>Words.</detials>", "write <details>."],
  ["<sumary>Words.</sumary>", "write <summary>."],
  ["A <dvi>word</dvi>.", "write <div>."],
  ["<steps />", "write <Steps>."],
  ["<svg><lineargradient /></svg>", "write <linearGradient>."],
  ["<f:image />", "write an element of HTML, or put what is meant as text into backticks."],
  ["<foo>Words.</foo>", "write an element of HTML, or put what is meant as text into backticks."],
])("reports the unknown element in %s", async (text, fix) =>
  expect(await problemsOf(text)).toEqual([["unknown-element", fix]]),
);

test.each([
  ["h1", "##"],
  ["h2", "##"],
  ["h3", "###"],
  ["h6", "######"],
])("advises a Markdown heading instead of <%s>", async (name, marks) => {
  const fix = `write "${marks} …", or <strong>…</strong> where no heading is meant.`;
  expect(await problemsOf(`<${name}>Words</${name}>`)).toEqual([["html-heading", fix]]);
});

test.each([
  ["<my-part>Words.</my-part>"],
  ["<details><summary>A</summary>B</details> and <kbd>K</kbd>, <nobr>a b</nobr>, <center>c</center>"],
  ["<svg><linearGradient><stop /></linearGradient><foreignObject /></svg>"],
  ["<math><mfrac><mi>a</mi><mn>2</mn></mfrac><annotation-xml /></math>"],
  ["`<foo>` and \\<foo>\n\n```html\n<detials>\n<h1>A</h1>\n```"],
  ["export const parts = { A: () => 1 };\n\n<parts.A />"],
])("accepts %s", async (text) => expect(await problemsOf(text)).toEqual([]));
