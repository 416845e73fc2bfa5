import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { readModule } from "../source/readModule";
import { readMagicComments } from "./magicComments";

const config = `
const magicComments = [
  { className: "theme-code-block-highlighted-line", line: "highlight-next-line" },
  { className: "code-block-removed-line", line: "Remove this line", block: { start: "Removed start", end: "Removed end" } },
  { className: "codeBlockAdded", line: "Add this line", block: { start: "Added start", end: "Added end" } },
  { className: "this-will-error", line: "This fails" },
  { className: "padded", line: "Pad this" },
] as const satisfies readonly object[];
const themeConfig = { prism: { theme, magicComments } };
export default { themeConfig };
`;
const written = config
  .replace("const themeConfig = { prism: { theme, magicComments } };", "")
  .replace("{ themeConfig }", "{ themeConfig: { prism: { theme: themes.github, magicComments } } }");

const commentsOf = (text: string) => readMagicComments(readModule({ file: "docusaurus.config.ts", text }));

async function convert(info: string, code: string) {
  const magicComments = commentsOf(config);
  const { text, notes } = await convertPage("docusaurus", `\`\`\`${info}\n${code}\n\`\`\`\n`, { magicComments });
  return { text: text.replace(/\n```\n$/, "").replace(/^```/, ""), notes };
}

test("reads the magic comments of the configuration if they are plain data", () => {
  const marks = ["highlight", "--", "++", "error", null];
  expect(commentsOf(config).map(({ mark }) => mark)).toEqual(marks);
  expect(commentsOf(written).map(({ mark }) => mark)).toEqual(marks);
  expect(commentsOf(config.replaceAll("magicComments", "others"))).toEqual([]);
  expect(commentsOf("export default { magicComments: made() };")).toEqual([]);
});

test.each([
  [
    "js",
    "a(\n  // Remove this line\n  b,\n  // Add this line\n  c,\n);",
    "js\na(\n  // [!code --:1]\n  b,\n  // [!code ++:1]\n  c,\n);",
  ],
  ["bash", "# Added start\na\n\nb\n# Added end\nc", "bash\n# [!code ++:3]\na\n\nb\nc"],
  ["jsx", "<p>\n  {/* This fails */}\n  <a />\n</p>", "jsx\n<p>\n  {/* [!code error:1] */}\n  <a />\n</p>"],
  ["html", "<!-- Removed start -->\n<a></a>\n<!-- Removed end -->", "html\n<!-- [!code --:1] -->\n<a></a>"],
  ["json", '{\n  // Add this line\n  "a": 1\n}', 'jsonc\n{\n  // [!code ++:1]\n  "a": 1\n}'],
  [
    "js",
    "// Added start\na();\n// highlight-next-line\nb();\n// Added end\nc();\n// highlight-start\nd();",
    "js {3,5}\n// [!code ++:2]\na();\nb();\nc();\nd();",
  ],
  ["js", "// Added start\n// Added end\na(); // Add this line", "js\na(); // Add this line"],
  ["js", "a();\n// Add this line please\nb();", "js\na();\n// Add this line please\nb();"],
])("converts the site's magic comments to marks in %s: %j", async (info, code, expected) => {
  expect(await convert(info, code)).toEqual({ text: expected, notes: [] });
});

test("reports each comment that sets a class without a matching mark", async () => {
  const note = '"Pad this" in code gave lines the class "padded", for which there is no mark here: it was removed.';
  expect(await convert("js", "// Pad this\na();\n// Pad this\nb();")).toEqual({
    text: "js\na();\nb();",
    notes: [`2: ${note}`, `3: ${note}`],
  });
});
