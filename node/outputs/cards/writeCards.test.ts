import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { settings } from "../../../src/site/settings";
import type { PublishedPage } from "../../pages/publishedPages";
import { mostCards } from "./planCards";
import { writeCards } from "./writeCards";

const repository = process.cwd();
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "cards-"));
  cpSync(path.join(repository, "static"), path.join(root, "static"), { recursive: true });
  cpSync(path.join(repository, "src/site"), path.join(root, "src/site"), { recursive: true });
  cpSync(path.join(repository, "package.json"), path.join(root, "package.json"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function page(name: string, title = name): PublishedPage {
  const nothing = { description: null, group: null, lastUpdated: null, image: null, cards: null };
  return { ...nothing, path: `/${name}`, title };
}

function inOutput(name: string): string {
  return path.join(root, "public/cards", `${name}.png`);
}

test("writes a card for each page; an unchanged one only gets a new modification time", async () => {
  await writeCards({ root, settings, pages: [page("a"), page("b")] });
  for (const name of ["a", "b"]) {
    writeFileSync(inOutput(name), "as it was");
    utimesSync(inOutput(name), 1, 1);
  }
  await writeCards({ root, settings, pages: [page("a"), page("b", "Other words")] });
  expect(readFileSync(inOutput("a"), "utf8")).toBe("as it was");
  expect(statSync(inOutput("a")).mtimeMs).toBeGreaterThan(1000);
  expect(readFileSync(inOutput("b"), "utf8")).not.toBe("as it was");
});

test("redraws a card if the description has changed", async () => {
  await writeCards({ root, settings, pages: [page("a")] });
  const before = readFileSync(inOutput("a"));
  await writeCards({ root, settings, pages: [{ ...page("a"), description: "What it is about." }] });
  expect(readFileSync(inOutput("a")).equals(before)).toBe(false);
});

test("redraws a card if the logo has changed under the same name", async () => {
  await writeCards({ root, settings, pages: [page("a")] });
  const before = readFileSync(inOutput("a"));
  const shape = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="9"/></svg>';
  writeFileSync(path.join(root, "static", settings.navbar.logo?.src ?? ""), shape);
  await writeCards({ root, settings, pages: [page("a")] });
  expect(readFileSync(inOutput("a")).equals(before)).toBe(false);
});

test("cards of a large site share one file, and are separated when the site shrinks", async () => {
  const many = Array.from({ length: mostCards + 1 }, (_, index) => page(`page-${String(index)}`));
  await writeCards({ root, settings, pages: many });
  expect(statSync(inOutput("page-0")).nlink).toBe(many.length);
  const shared = readFileSync(inOutput("page-0"));
  await writeCards({ root, settings, pages: [page("page-0"), page("page-1")] });
  const [first, second] = [readFileSync(inOutput("page-0")), readFileSync(inOutput("page-1"))];
  expect(first.equals(shared)).toBe(false);
  expect(first.equals(second)).toBe(false);
});
