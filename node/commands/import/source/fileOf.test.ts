import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../../test/temporarySite";
import { readSource } from "./readSource";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

test("resolves a name with a leading slash from the configuration's folder, but not above it", async () => {
  site = makeTemporarySite({
    "own/astro.config.mjs": "export default {};",
    "own/src/content/docs/a.mdx": "A\n",
    "own/src/env.d.ts": "types",
    "secret.ts": "words",
  });
  const { fileOf } = await readSource("starlight", path.join(site.root, "own/src/content/docs"), undefined);
  expect(fileOf("/src/env.d.ts?raw", "a.mdx")).toBe(path.join(site.root, "own/src/env.d.ts"));
  expect(fileOf("/../secret.ts", "a.mdx")).toBeNull();
});
