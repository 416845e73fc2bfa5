import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { checkUnused } from "../checks/checkUnused";
import { listContent } from "../common/sources";
import { readLostLinks } from "./readLooseFiles";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "links-"));
  for (const folder of ["content/docs/guide", "content/snippets"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, "content/docs/guide/a.mdx"), "");
});
afterEach(() => void rmSync(root, { recursive: true }));

test("reports a symbolic link to a missing file, but not a hidden one of an editor", async () => {
  symlinkSync("gone.mdx", path.join(root, "content/docs/guide/old.mdx"));
  symlinkSync("..", path.join(root, "content/docs/guide/up"));
  symlinkSync("gone.py", path.join(root, "content/snippets/train.py"));
  symlinkSync("a.mdx", path.join(root, "content/docs/guide/b.mdx"));
  symlinkSync("me@machine.1", path.join(root, "content/docs/guide/.#a.mdx"));
  const lostLinks = await readLostLinks(root);
  expect(lostLinks).toEqual(
    ["content/docs/guide/old.mdx", "content/docs/guide/up", "content/snippets/train.py"].map((file) => ({
      file,
      leadsOut: false,
    })),
  );
  expect(checkUnused([], { looseFiles: [], lostLinks })[0]).toEqual({
    file: "content/docs/guide/old.mdx",
    line: 1,
    column: 1,
    rule: "unused-file",
    severity: "warning",
    what: "This symbolic link leads nowhere, or back to a folder around it.",
    fix: "link to a file or another folder, or remove it.",
  });
});

test("reports links out of the repository, even hidden ones; the content folder may be one", async () => {
  const away = mkdtempSync(path.join(os.tmpdir(), "away-"));
  try {
    renameSync(path.join(root, "content"), path.join(away, "content"));
    symlinkSync(path.join(away, "content"), path.join(root, "content"));
    writeFileSync(path.join(away, "secret.mdx"), "");
    symlinkSync("../../../secret.mdx", path.join(root, "content/docs/guide/.b.mdx"));
    symlinkSync("../../docs/guide/a.mdx", path.join(root, "content/docs/guide/b.mdx"));
    expect(await readLostLinks(root)).toEqual([{ file: "content/docs/guide/.b.mdx", leadsOut: true }]);
    expect(await listContent(root, "content/docs")).toEqual(
      expect.arrayContaining(["content/docs/guide/a.mdx", "content/docs/guide/b.mdx"]),
    );
  } finally {
    rmSync(away, { recursive: true });
  }
});

test("a site may be a folder of the repository whose documents it shows", async () => {
  const site = path.join(root, "website");
  mkdirSync(path.join(site, "content"), { recursive: true });
  symlinkSync("../../content/docs", path.join(site, "content/docs"));
  expect(await readLostLinks(site)).toEqual([{ file: "content/docs", leadsOut: true }]);
  mkdirSync(path.join(root, ".git"));
  expect(await readLostLinks(site)).toEqual([]);
});
