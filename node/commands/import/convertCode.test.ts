import { expect, test } from "@jest/globals";
import { convertBody } from "./convertBody";
import { Draft } from "./draft";

async function convert(text: string) {
  const draft = new Draft(text);
  await convertBody(draft, {
    kind: "starlight",
    file: "page.mdx",
    isMdx: true,
    hasFormulas: false,
    linkTo: () => null,
    pictureTo: () => null,
    isPartial: false,
    includeOf: () => null,
    snippetOf: () => null,
  });
  return { text: draft.text, notes: draft.notes.map(({ what }) => what) };
}

const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

test("JSON with comments is jsonc, and what is neither stays unchecked", async () => {
  const commented = '// One\n{ "a": [1,], }';
  expect(await convert(block('json title="a.json" {1}', commented))).toEqual({
    text: block('jsonc title="a.json" {1}', commented),
    notes: [],
  });
  expect((await convert(block("json", '{ "a": 1 }'))).text).toBe(block("json", '{ "a": 1 }'));
  const { text, notes } = await convert(block("json", "// One\n{ … }"));
  expect(text).toContain("```json unchecked=");
  expect(notes).toHaveLength(1);
});
