import { expect, test } from "@jest/globals";
import { parseDocument } from "./parseDocument";

const prose = { phrases: [], dataKeys: [] };

test("a paragraph of very many words fails nothing", async () => {
  const text = `---\ntitle: A\ndescription: B\n---\n\n${"word ".repeat(150_000)}\n`;
  const { doc } = await parseDocument({ file: "content/docs/a.mdx", text }, undefined, prose);
  expect(doc.title).toBe("A");
});
