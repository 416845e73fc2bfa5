import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { watchWholeFiles, type Watching } from "./watchWholeFiles";

interface Watcher {
  on(event: string, listener: () => void): Watcher;
  close(): Promise<void>;
}

const { resolve } = createRequire(import.meta.url);
const chokidar = createRequire(resolve("gatsby-source-filesystem/package.json"))("chokidar") as Watching;

let site: TemporarySite | undefined;
let watcher: Watcher | undefined;

afterEach(async () => {
  await watcher?.close();
  site?.remove();
});

/** @returns the content of a file when a watcher first reports a save that empties the file before writing it. */
async function heardOf({ isRepaired }: { readonly isRepaired: boolean }): Promise<string> {
  const { root } = (site = makeTemporarySite({ "content/docs/a.mdx": "Before." }));
  const file = path.join(root, "content/docs/a.mdx");
  const own = { watch: chokidar.watch };
  if (isRepaired) watchWholeFiles(own, path.join(root, "content"));
  const opened = (watcher = own.watch(path.join(root, "content/docs")) as Watcher);
  await new Promise<void>((ready) => opened.on("ready", ready));
  const heard = new Promise<string>((hear) => opened.on("change", () => hear(readFileSync(file, "utf8"))));
  writeFileSync(file, "");
  if (isRepaired) setTimeout(() => writeFileSync(file, "After."), 6);
  return heard;
}

test("reports a file only after it is completely written", async () => {
  expect(await heardOf({ isRepaired: true })).toBe("After.");
});

test("unpatched chokidar reports a file while it is still empty", async () => {
  expect(await heardOf({ isRepaired: false })).toBe("");
});
