import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { parseContent } from "../content/parseContent";
import { noReference } from "../reference/reference";
import { openParseCache } from "./parseCacheFile";

let root: string;
beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), "parsed-"))));
afterEach(() => rm(root, { recursive: true, force: true }));

const source = (text: string) => ({ file: "content/docs/guide/a.mdx", text: `---\ntitle: A\n---\n\n${text}\n` });

test("a later run finds what was parsed, and nothing of texts that are gone", async () => {
  const before = await openParseCache(root);
  // As in the live preview: an edit, and what was there before it goes.
  for (const text of ["One.", "Two."]) {
    await parseContent([source(text)], before.cache);
    before.keepOnly([source(text)], noReference);
    expect(before.cache.size).toBe(1);
  }
  await before.save();
  const after = await openParseCache(root);
  expect([...after.cache]).toEqual([...before.cache]);
});
