import { expect, test } from "@jest/globals";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function problemsOf(text: string): Promise<readonly string[]> {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  return problems
    .filter(({ rule }) => rule === "unparsed-markup")
    .map(({ line, what, fix }) => `${line} ${what} ${fix}`);
}

test.each([
  ["```text\nWords.\n```\n"],
  ["````text\n```\n`````"],
  ["~~~text\r\nWords.\r\n~~~\r\n"],
  ["- One\n\n  ```text\n  Words.\n  ```\n\n- Two\n"],
  ["> ```text\n> Words.\n> ```\n"],
  ["```text\n\n```\n\n$$\nx = 1\n$$\n\n$$x = 2$$\n"],
  [":::note\n\n```text\nWords.\n```\n\n:::\n"],
])("each block has an end: %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test.each([
  ["Text.\n\n```text\nWords.\n\nMore words.\n", '3 "```text" is never closed', 'write "```"'],
  ["```text", '1 "```text" is never closed', 'write "```"'],
  ["````text\nWords.\n```\n", '1 "````text" is never closed', 'write "````"'],
  ["~~~text\r\nWords.\r\n```\r\n", '1 "~~~text" is never closed', 'write "~~~"'],
  ["- One\n\n  ```text\n  Words.\n\n- Two\n", '3 "```text" is never closed', 'write "```"'],
  ["$$\nx = 1\n\nWords.\n", '1 "$$" is never closed', 'write "$$"'],
])("a block without an end: %j", async (text, what, fix) => {
  expect(await problemsOf(text)).toEqual([`${what}, so what follows belongs to it. ${fix} below its last line.`]);
});
