import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/workspace.mjs";
import { serve } from "../scripts/serve.mjs";
import { expect, hydrated, test } from "./support/test";
import { initSite, runBuild, runSiteTests, workspaceFolder } from "./support/workspaces";

test("a new site has no findings, builds, opens, and passes the tests for every site", async ({ page }) => {
  test.setTimeout(300_000);
  const folder = initSite("starter");
  const checked = execFileSync(process.execPath, ["scripts/run.mjs", "node/commands/check.ts"], { cwd: folder });
  expect(checked.toString()).toContain("0 errors, 0 warnings");
  const { code, text } = await runBuild(folder);
  expect(text).not.toContain("ERROR");
  expect(code).toBe(0);
  const { server, url } = await serve(path.join(folder, "public"), 0);
  await page.goto(url);
  await hydrated(page);
  await page.getByRole("link", { name: "Begin", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Guide");
  await page.getByRole("link", { name: "Your first page" }).first().click();
  await expect(page.locator("h1")).toHaveText("Your first page");
  server.closeAllConnections();
  server.close();
  const tests = await runSiteTests(path.join(folder, "public"), "");
  expect(tests.code, tests.text).toBe(0);
});

test("init refuses a folder that is not empty, and a missing argument", () => {
  const folder = workspaceFolder("taken");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "mine.txt"), "");
  const init = (...given: string[]) =>
    spawnSync(process.execPath, [path.join(root, "scripts/site.mjs"), ...given], { encoding: "utf8" });
  const refused = init("init", folder);
  expect([refused.status, refused.stderr]).toEqual([
    2,
    `${folder} is not empty. Fix: name a folder that does not exist yet.\n`,
  ]);
  expect(readdirSync(folder)).toEqual(["mine.txt"]);
  expect([init("init").status, init().stderr]).toEqual([2, expect.stringContaining("npm run site -- init DIR\n")]);
});
