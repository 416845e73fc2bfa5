import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { Doc } from "../content/parseDocument";
import { fileDigests } from "./fileDigests";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function doc(file: string, ...srcs: readonly string[]): Doc {
  const pictures = srcs.map((src) => ({ src, line: 1, column: 1 }));
  return { file, pictures, runs: { runs: [], listings: [] }, snippets: [] } as unknown as Doc;
}

test("a document has the digests of its pictures, next to it and in the static folder", async () => {
  write("content/docs/field.png", "one");
  write("static/img/logo.svg", "two");
  const docs = [doc("content/docs/a.mdx", "./field.png", "/img/logo.svg"), doc("content/docs/b.mdx")];
  const before = await fileDigests(root, docs, {});
  expect(Object.keys(before)).toEqual(["content/docs/a.mdx"]);
  expect(before["content/docs/a.mdx"]).toEqual([expect.any(String), null, expect.any(String), null]);
  write("content/docs/field.png", "replaced");
  const after = await fileDigests(root, docs, {});
  expect(after["content/docs/a.mdx"]?.[0]).not.toBe(before["content/docs/a.mdx"]?.[0]);
  expect(after["content/docs/a.mdx"]?.[2]).toBe(before["content/docs/a.mdx"]?.[2]);
});

test("the digests change if a dark picture is added or replaced", async () => {
  write("content/docs/field.png", "one");
  const docs = [doc("content/docs/a.mdx", "./field.png")];
  const before = await fileDigests(root, docs, {});
  write("content/docs/field.dark.png", "two");
  const added = await fileDigests(root, docs, {});
  expect(added).not.toEqual(before);
  write("content/docs/field.dark.png", "three");
  expect(await fileDigests(root, docs, {})).not.toEqual(added);
});

test("a missing picture has a null digest", async () => {
  expect(await fileDigests(root, [doc("content/docs/a.mdx", "./none.png")], {})).toEqual({
    "content/docs/a.mdx": [null, null],
  });
});

test("a document with runs has the digest of its recordings, or null without any", async () => {
  const recordings = { "content/recordings/docs/a.json": { recordings: {}, digest: "one" } };
  const withRun = (file: string) => ({ ...doc(file), runs: { runs: [{}], listings: [] } }) as unknown as Doc;
  const docs = [withRun("content/docs/a.mdx"), withRun("content/docs/b.mdx"), doc("content/docs/c.mdx")];
  expect(await fileDigests(root, docs, { recordings })).toEqual({
    "content/docs/a.mdx": ["one"],
    "content/docs/b.mdx": [null],
  });
});

test("a document has the digests of the files in its code blocks, or null for missing ones", async () => {
  const snippets = { "train.py": { text: "", digest: "one" } };
  const shows = { ...doc("content/docs/a.mdx"), snippets: ["train.py", "none.py"] };
  expect(await fileDigests(root, [shows, doc("content/docs/b.mdx")], { snippets })).toEqual({
    "content/docs/a.mdx": ["one", null],
  });
});
