import { expect, test } from "@jest/globals";
import { parseDocument } from "./parseDocument";

test("a page's address is its file path; an index.mdx gets the address of its folder", async () => {
  const text = "---\ntitle: T\n---\n\nText.\n";
  const page = await parseDocument({ file: "content/docs/launch/on-cloud/install.mdx", text });
  const index = await parseDocument({ file: "content/docs/launch/index.mdx", text });
  expect(page.doc.path).toBe("/launch/on-cloud/install");
  expect(index.doc.path).toBe("/launch");
  expect(page.problems).toEqual([]);
});

test("reports one problem for a file in UTF-16", async () => {
  const text = Buffer.from("---\ntitle: A\n---\n\nText.\n", "utf16le").toString("utf8");
  const { problems } = await parseDocument({ file: "content/docs/guide/a.mdx", text });
  expect(problems).toMatchObject([
    { line: 1, what: "The file is saved as UTF-16, so nothing of it can be read.", fix: "save the file as UTF-8." },
  ]);
});
