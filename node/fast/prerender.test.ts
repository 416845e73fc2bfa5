import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import { fixtureDefinition } from "../../test/loadFixture";
import { makeTemporarySite } from "../../test/temporarySite";
import { bundleImports } from "../site/bundleImports";
import { prerender } from "./prerender";

/** Names of the programs that this process has started and that still run. */
function running(): readonly string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  return children
    .trim()
    .split(" ")
    .filter((pid) => pid !== "")
    .map((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim());
}

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a build ends the process of esbuild when the checks are over", async () => {
  const site = makeTemporarySite({
    "content/docs/guide/page.mdx": '---\ntitle: "Page"\n---\n\nimport { gone } from "../../../src/code";\n\n{gone}\n',
    "src/code.ts": "export const there = 1;\n",
  });
  const module = `${site.root}/src/code.ts`;
  await bundleImports(site.root, new Map([["a.mdx", [{ module }]]]), () => module);
  expect(running()).toEqual(["esbuild"]);
  const said = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await prerender(site.root, fixtureDefinition, false)).toBe(false);
  said.mockRestore();
  site.remove();
  // The process ends a little after it is told to.
  for (let round = 0; round < 500 && running().length > 0; round += 1) await setTimeout(10);
  expect(running()).toEqual([]);
});
