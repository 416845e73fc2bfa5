import { expect, test } from "@jest/globals";
import { parseDocument } from "../content/parseDocument";
import { checkTexts } from "./checkTexts";

async function report(frontMatter: string, text = "Word.\n"): Promise<readonly string[]> {
  const source = { file: "content/docs/guide/page.mdx", text: `---\n${frontMatter}\n---\n\n${text}` };
  return checkTexts([(await parseDocument(source)).doc], []).map(({ rule, what }) => `${rule} ${what}`);
}

test("reports the number of words on a short page", async () => {
  const minimum = "outside of code and tables; the minimum is 150.";
  expect(await report("title: Page")).toEqual([`thin-page The page has 1 word ${minimum}`]);
  expect(await report("title: Page", "Two words.\n")).toEqual([`thin-page The page has 2 words ${minimum}`]);
});

test("accepts the reason for a short page even if another key is wrong", async () => {
  expect(await report("title: Page\nthin: One word.")).toEqual([]);
  expect(await report("title: Page\nsidebar_position: first\nthin: One word.")).toEqual([]);
});
