import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { comparePage } from "./comparePage.mjs";

test("shows changed and new pictures, and leaves out equal ones", async () => {
  const [before, after] = ["before", "after"].map((name) => mkdtempSync(path.join(tmpdir(), `shots-${name}-`)));
  const write = (folder = "", pictures: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(pictures)) writeFileSync(path.join(folder, name), text);
  };
  write(before, { "alike.png": "1", "changed.png": "1" });
  write(after, { "alike.png": "1", "changed.png": "2", "new.png": "3" });
  const names = ["alike.png", "changed.png", "new.png"];
  const { html, changed } = await comparePage({ before: before ?? "", after: after ?? "", names });
  for (const folder of [before, after]) rmSync(folder ?? "", { recursive: true });
  expect(changed).toBe(2);
  expect(html.match(/<h2>[^<]+/g)).toEqual(["<h2>changed.png", "<h2>new.png"]);
  expect(html.match(/class="difference"/g)).toHaveLength(1);
  expect(html).toContain("2 of 3 pictures differ");
});
