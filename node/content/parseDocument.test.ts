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
