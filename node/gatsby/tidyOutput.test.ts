import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { filesOfPages, tidyOutput } from "./tidyOutput";

let output = "";

beforeEach(() => {
  output = mkdtempSync(path.join(os.tmpdir(), "output-"));
});

afterEach(() => {
  rmSync(output, { recursive: true, force: true });
});

const since = Date.now() - 60 * 60_000;

/** @param minutes after the build began. */
function write(file: string, minutes: number): void {
  const absolute = path.join(output, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, file);
  const at = since / 1000 + minutes * 60;
  utimesSync(absolute, at, at);
}

function left(): readonly string[] {
  return readdirSync(output, { recursive: true }).map(String).sort();
}

test("keeps what this build wrote or needs, and removes older files with their folders", async () => {
  write("a/index.html", -10);
  write("static/pictures/new.webp", 1);
  write("static/pictures/old.webp", -10);
  write("img/gone/photo.png", -10);
  await tidyOutput({ output, since, needed: new Set(filesOfPages(["/a"])) });
  expect(left()).toEqual(["a", "a/index.html", "static", "static/pictures", "static/pictures/new.webp"]);
});

test("removes a file with a date in the future", async () => {
  write("future.txt", (Date.now() - since) / 60_000 + 60);
  await tidyOutput({ output, since, needed: new Set() });
  expect(left()).toEqual([]);
});

test("removes files that readers do not use, even new ones", async () => {
  for (const file of ["webpack.stats.json", "chunk-map.json", "~partytown/partytown.js", "_gatsby/slices/a.html"])
    write(file, 1);
  await tidyOutput({ output, since, needed: new Set() });
  expect(left()).toEqual([]);
});

test("lists the HTML of a page under both spellings, and its data", () => {
  expect(filesOfPages(["/", "/a/b", "/404.html"])).toEqual([
    "page-data/app-data.json",
    "index.html",
    "page-data/index/page-data.json",
    "a/b/index.html",
    "a/b.html",
    "page-data/a/b/page-data.json",
    "404.html",
    "page-data/404.html/page-data.json",
  ]);
});
