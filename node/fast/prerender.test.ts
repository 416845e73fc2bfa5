import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import { fixtureDefinition } from "../../test/loadFixture";
import { makeTemporarySite } from "../../test/temporarySite";
import { bundleImports } from "../site/bundleImports";
import { prerender } from "./prerender";

/** Process IDs of esbuild's processes that this process has started and that still run. */
function running(): readonly string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ");
  return children.filter((pid) => pid !== "" && readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "esbuild");
}

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a build ends the process of esbuild when the checks are over", async () => {
  const site = makeTemporarySite({
    "content/docs/guide/page.mdx": '---\ntitle: "Page"\n---\n\nimport { gone } from "../../../src/code";\n\n{gone}\n',
    "src/code.ts": "export const there = 1;\n",
  });
  const module = `${site.root}/src/code.ts`;
  // Tests of other files in the same process may have left theirs.
  const others = new Set(running());
  const own = () => running().filter((pid) => !others.has(pid));
  await bundleImports(site.root, new Map([["a.mdx", [{ module }]]]), () => module);
  expect(own()).toHaveLength(1);
  const said = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await prerender(site.root, fixtureDefinition, false)).toBe(false);
  said.mockRestore();
  site.remove();
  // The process ends a little after it is told to.
  for (let round = 0; round < 500 && own().length > 0; round += 1) await setTimeout(10);
  expect(own()).toEqual([]);
});
