import { expect, test } from "@jest/globals";
import { parseDocument } from "./parseDocument";

test("the folder path is the address, and index.mdx is the folder", async () => {
  const text = "---\ntitle: T\n---\n\nText.\n";
  const page = await parseDocument({ file: "content/docs/launch/on-cloud/install.mdx", text });
  const index = await parseDocument({ file: "content/docs/launch/index.mdx", text });
  expect(page.doc.path).toBe("/launch/on-cloud/install");
  expect(index.doc.path).toBe("/launch");
  expect(page.problems).toEqual([]);
});

test("a file in UTF-16 has one problem", async () => {
  const text = Buffer.from("---\ntitle: A\n---\n\nText.\n", "utf16le").toString("utf8");
  const { problems } = await parseDocument({ file: "content/docs/guide/a.mdx", text });
  expect(problems).toMatchObject([
    { line: 1, what: "The file is saved as UTF-16, so nothing of it can be read.", fix: "save the file as UTF-8." },
  ]);
});
