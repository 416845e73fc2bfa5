import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { z } from "zod";

/**
 * The patches correct DocSearch from outside, so they depend on this version. After an update, run patches.test.tsx and
 * e2e/searchModal.spec.ts, then change the number.
 */
const checkedVersion = "3.9.0";

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const installedSchema = z.object({ version: z.string() });

test("package.json pins the version of DocSearch that the patches were checked with", async () => {
  const text = await readFile(path.join(process.cwd(), "package.json"), "utf8");
  expect(packageSchema.parse(JSON.parse(text)).dependencies["@docsearch/react"]).toBe(checkedVersion);
});

test("the pinned version is installed", async () => {
  const entry = createRequire(path.join(process.cwd(), "package.json")).resolve("@docsearch/react/package.json");
  expect(installedSchema.parse(JSON.parse(await readFile(entry, "utf8"))).version).toBe(checkedVersion);
});
