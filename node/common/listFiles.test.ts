import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { listFiles, listLostLinks } from "./listFiles";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "files-"));
  mkdirSync(path.join(root, "docs/inner"), { recursive: true });
  mkdirSync(path.join(root, "elsewhere"));
  for (const file of ["docs/a.mdx", "docs/inner/b.mdx", "elsewhere/c.mdx"]) writeFileSync(path.join(root, file), "");
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

async function names(folder: string): Promise<readonly string[]> {
  const files = await listFiles(path.join(root, folder));
  return files.map((file) => path.relative(root, file)).sort();
}

test("lists the files in a folder and its subfolders", async () => {
  expect(await names("docs")).toEqual(["docs/a.mdx", "docs/inner/b.mdx"]);
  expect(await names("none")).toEqual([]);
});

test("follows symbolic links to files and folders, and keeps the names of the links", async () => {
  symlinkSync(path.join(root, "elsewhere/c.mdx"), path.join(root, "docs/linked.mdx"));
  symlinkSync("../elsewhere", path.join(root, "docs/folder"));
  expect(await names("docs")).toEqual(["docs/a.mdx", "docs/folder/c.mdx", "docs/inner/b.mdx", "docs/linked.mdx"]);
});

test("leaves out broken and circular links, and lists them as lost", async () => {
  symlinkSync(path.join(root, "gone.mdx"), path.join(root, "docs/gone.mdx"));
  symlinkSync(path.join(root, "docs"), path.join(root, "docs/inner/up"));
  symlinkSync("self", path.join(root, "docs/self"));
  expect(await names("docs")).toEqual(["docs/a.mdx", "docs/inner/b.mdx"]);
  const lost = await listLostLinks(path.join(root, "docs"));
  expect(lost.map(({ file }) => path.relative(root, file)).sort()).toEqual([
    "docs/gone.mdx",
    "docs/inner/up",
    "docs/self",
  ]);
});

test("leaves out links that lead out of the allowed folders", async () => {
  mkdirSync(path.join(root, "docs-old"));
  writeFileSync(path.join(root, "docs-old/d.mdx"), "");
  symlinkSync("../elsewhere/c.mdx", path.join(root, "docs/file.mdx"));
  symlinkSync("../docs-old", path.join(root, "docs/folder"));
  symlinkSync("inner/b.mdx", path.join(root, "docs/own.mdx"));
  const docs = path.join(root, "docs");
  const listed = async (...within: readonly string[]) =>
    (await listFiles(docs, within)).map((file) => path.relative(docs, file)).sort();
  expect(await listed(docs)).toEqual(["a.mdx", "inner/b.mdx", "own.mdx"]);
  expect(await listed(docs, path.join(root, "elsewhere"))).toEqual(["a.mdx", "file.mdx", "inner/b.mdx", "own.mdx"]);
  expect(await listed(root)).toHaveLength(5);
  expect(await listLostLinks(docs, [docs])).toEqual(
    expect.arrayContaining(["file.mdx", "folder"].map((name) => ({ file: path.join(docs, name), leadsOut: true }))),
  );
});
