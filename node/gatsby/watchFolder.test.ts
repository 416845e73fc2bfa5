import { mkdirSync, rmSync, watch, writeFileSync, type FSWatcher } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { watchFolder } from "./watchFolder";

let site: TemporarySite;
let stop: () => void = () => undefined;
const changed = jest.fn<(name: string) => void>();
const opened: FSWatcher[] = [];
const open = ((...args: Parameters<typeof watch>) => {
  const watcher = watch(...args);
  opened.push(watcher);
  return watcher;
}) as typeof watch;

const told = async (name: string) => {
  for (let tries = 0; tries < 400 && !changed.mock.calls.flat().includes(name); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(changed).toHaveBeenCalledWith(name);
  changed.mockClear();
};

beforeEach(() => {
  site = makeTemporarySite({ "content/docs/a.mdx": "a" });
  changed.mockClear();
  opened.length = 0;
});
afterEach(() => {
  stop();
  site.remove();
});

test("keeps watching after an error of the watcher", async () => {
  stop = watchFolder(path.join(site.root, "content"), changed, open);
  site.write("content/docs/a.mdx", "b");
  await told("docs/a.mdx");
  opened[0]?.emit("error", Object.assign(new Error("ENOENT: scandir"), { code: "ENOENT" }));
  await told("");
  site.write("content/docs/a.mdx", "c");
  await told("docs/a.mdx");
  expect(opened).toHaveLength(2);
});

test("waits for a missing folder", async () => {
  const folder = path.join(site.root, "static");
  stop = watchFolder(folder, changed, open);
  mkdirSync(folder);
  await told("");
  writeFileSync(path.join(folder, "a.txt"), "a");
  await told("a.txt");
  rmSync(folder, { recursive: true });
});
