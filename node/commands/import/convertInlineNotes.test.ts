import { expect, test } from "@jest/globals";
import { convertPage as convert } from "../../../test/convertPage";

test("footnotes within the text of VitePress get their words below it", async () => {
  const { text } = await convert(
    "vitepress",
    "One^[The first *one*.], [^note-2], two^[And a second.].\n\n[^note-2]: Two.\n",
  );
  expect(text).toBe(
    "One[^note-1], [^note-2], two[^note-3].\n\n[^note-2]: Two.\n\n[^note-1]: The first *one*.\n\n[^note-3]: And a second.\n",
  );
});

test.each(["`a^[b c]`", "a\\^[b c]", "a^[b]", "```text\na^[b c]\n```"])("%s is no footnote", async (source) => {
  expect((await convert("vitepress", `${source}\n`)).text).toBe(`${source}\n`);
});

test("other engines have no such footnotes", async () => {
  expect((await convert("docusaurus", "One^[the first].\n")).text).toBe("One^[the first].\n");
});
