import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { nameSlowFiles } from "./nameSlowFiles";

let folder = "";
let output = "";
let fileDescriptor = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "slow-"));
  output = path.join(folder, "output.txt");
  fileDescriptor = openSync(output, "w");
});

afterEach(() => {
  closeSync(fileDescriptor);
  rmSync(folder, { recursive: true });
});

/** Keeps this thread busy until the worker writes something, or for a minute at most if the worker is broken. */
function waitBusily(): Promise<string> {
  const start = Date.now();
  while (readFileSync(output, "utf8") === "" && Date.now() - start < 60_000);
  return Promise.resolve(readFileSync(output, "utf8"));
}

test("names a slow file while the thread that reads it is busy", async () => {
  const nameSlow = nameSlowFiles({ longest: 50, fileDescriptor });
  await nameSlow("content/docs/guide/quick.mdx", () => Promise.resolve());
  expect(await nameSlow("content/docs/guide/größe.mdx", waitBusily)).toBe(
    "content/docs/guide/größe.mdx: reading it takes more than 0.05 seconds.\n",
  );
}, 90_000);

test("passes on the error of a file", async () => {
  const nameSlow = nameSlowFiles({ longest: 50, fileDescriptor });
  await expect(nameSlow("a.mdx", () => Promise.reject(new Error("unread")))).rejects.toThrow("unread");
});
