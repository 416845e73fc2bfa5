import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { readLooseFiles } from "./readLooseFiles";

test("does not list a document that is on disk but has not been read yet", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "loose-"));
  for (const folder of ["part", "other"]) mkdirSync(path.join(root, "content/docs", folder), { recursive: true });
  for (const name of [
    "a.mdx",
    "new.mdx",
    "new.md",
    "_category_.yml",
    "part/_category_.yaml",
    "other/_category_.json",
    "_part.mdx",
    "notes.txt",
  ])
    writeFileSync(path.join(root, "content/docs", name), "");
  const sources = [{ file: "content/docs/a.mdx", text: "" }];
  expect(await readLooseFiles(root, sources)).toEqual(["content/docs/_part.mdx", "content/docs/notes.txt"]);
  rmSync(root, { recursive: true });
});

test("does not list files that a document or its modules load by a relative path", async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "loose-"));
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  const files = {
    "load.ts": 'new Worker(new URL("./worker.ts", import.meta.url));\nexport const data = require("./data.json");\n',
    ...{ "worker.ts": "", "data.json": "{}", "train.py": "", "other.py": "" },
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, "content/docs", name), text);
  const text = 'import "./load";\nimport code from "!!raw-loader!./train.py?x";\n';
  expect(await readLooseFiles(root, [{ file: "content/docs/a.mdx", text }])).toEqual(["content/docs/other.py"]);
  rmSync(root, { recursive: true });
});
