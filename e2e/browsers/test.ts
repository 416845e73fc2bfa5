import { expect, test as base } from "@playwright/test";
import type { Driver } from "./engines/driver";
import { engines, type EngineName } from "./engines/engines";
import { Reader } from "./reader";

/** A reader in the project's engine, with empty storage; errors that the browser reports fail the check. */
export const test = base.extend<{ reader: Reader }, { driver: Driver | null }>({
  driver: [
    async ({}, provide, { project }) => {
      const executable = process.env[engines[project.name as EngineName].variable];
      const driver = executable ? await engines[project.name as EngineName].start(executable) : null;
      await provide(driver);
      await driver?.close();
    },
    { scope: "worker" },
  ],
  reader: async ({ driver }, provide, { project }) => {
    const { E2E_BROWSERS_URL: site = "", E2E_BROWSERS_SLOW_URL: slowSite = "" } = process.env;
    base.skip(driver === null, `${project.name} is not installed: the reason stands above.`);
    if (driver === null) return;
    // Firefox may still be leaving the previous check's page; the load then ends on an empty document.
    await expect(async () => {
      await driver.open(`${site}/robots.txt`);
      await driver.run("localStorage.clear(); sessionStorage.clear(); return ''");
    }).toPass();
    await driver.resize(1280, 900);
    await driver.takeErrors();
    await provide(new Reader(driver, site, slowSite));
    expect(await driver.takeErrors()).toEqual([]);
  },
});

export { expect };
