import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { areTypesCurrent } from "./areTypesCurrent";

let root: string;
beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), "types-"))));
afterEach(() => rm(root, { recursive: true, force: true }));

const types = "src/gatsby-types.d.ts";

/** @param second when it was last changed. */
async function put(file: string, second: number): Promise<void> {
  const absolute = path.join(root, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, "");
  await utimes(absolute, second, second);
}

test("types are current until the code, a template or the packages change", async () => {
  await put("src/client/templates/doc.tsx", 10);
  await put("node/gatsby/typeDefs.ts", 10);
  await put("package-lock.json", 10);
  expect(areTypesCurrent(root, types)).toBe(false);
  for (const changed of ["src/client/templates/doc.tsx", "node/gatsby/typeDefs.ts", "package-lock.json"]) {
    await put(types, 20);
    expect(areTypesCurrent(root, types)).toBe(true);
    await put(changed, 30);
    expect(areTypesCurrent(root, types)).toBe(false);
    await put(changed, 10);
  }
});
