import { expect, test } from "@jest/globals";
import type { Code } from "mdast";
import { renderText } from "../../test/renderText";
import { checkNotation } from "./checkNotation";

const problemsOf = (lang: string, value: string) =>
  checkNotation({ type: "code", lang, value } as Code).map(({ line, what, fix }) => `${line} ${what} ${fix}`);

test.each([
  ["js", "a(); // [!code ++]\nb(); /* [!code --:2] */\n// [!code highlight]\nc(); // [!code hl]"],
  ["yaml", "a: 1 # [!code error]\nb: [!code]"],
  ["text", "a // [!code focus]"],
  ["md", "```js\na(); // [!code focus]\n```"],
  ["python", "a() // [!code ++]\nb() # [!code ++]"],
  ["bash", 'echo "[!codename]"'],
])("accepts marks that the highlighter reads, and other text: %s %j", (lang, code) => {
  expect(problemsOf(lang, code)).toEqual([]);
});

test.each([
  ["js", "a();\nb(); // [!code focus]", '3 "[!code focus]"', '"focus" is not a mark', 'write "[!code highlight]".'],
  ["js", "a(); // [!code add:2]", '2 "[!code add:2]"', '"add" is not a mark', 'write "[!code ++:2]".'],
  [
    "js",
    "a(); // [!code hightlight]",
    '2 "[!code hightlight]"',
    '"hightlight" is not a mark',
    'write "[!code highlight]".',
  ],
  [
    "js",
    "a(); // [!code xyz]",
    '2 "[!code xyz]"',
    '"xyz" is not a mark',
    'remove the comment, or write one of "[!code ++]", "[!code --]", "[!code error]", "[!code warning]", "[!code highlight]".',
  ],
  [
    "js",
    "a(); // [!code word:a]",
    '2 "[!code word:a]"',
    "words have no such mark",
    'remove it, and write mark="a" after the language.',
  ],
  ["js", "a(); # [!code ++]", '2 "[!code ++]"', 'a comment in JavaScript begins with "//"', 'write "// [!code ++]".'],
  ["yml", "a: 1 // [!code ++]", '2 "[!code ++]"', 'a comment in YAML begins with "#"', 'write "# [!code ++]".'],
  [
    "js",
    "a(); // [! code  ++ ]",
    '2 "[! code  ++ ]"',
    "it is not a comment at the end of the line",
    'end the line with "// [!code ++]".',
  ],
])("reports a mark that the page shows as code: %s %j", async (lang, code, where, why, fix) => {
  expect(problemsOf(lang, code)).toEqual([`${where} appears in the code as text: ${why}. ${fix}`]);
  const html = await renderText(`\`\`\`${lang}\n${code}\n\`\`\`\n`);
  expect(html.replace(/<[^>]*>/g, "")).toMatch(/\[! ?code/);
});
