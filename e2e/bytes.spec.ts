import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../scripts/workspace.mjs";
import { expect, hydrated, spareNetwork, test } from "./support/test";

/** Most JavaScript until a document page is interactive, in bytes after brotli. Only ever lowered. */
const mostScript = 76_000;

test("a document page needs no more script than its budget", async ({ page }) => {
  await spareNetwork(page);
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(new URL(request.url()).pathname));
  await page.goto("/launch/yaml");
  await hydrated(page);
  const bytes = [...scripts].map((file) => brotliCompressSync(readFileSync(path.join(root, "public", file))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostScript);
});
