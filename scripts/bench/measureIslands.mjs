import path from "node:path";
import { measureIslands as measureSiteIslands } from "../../src/site/bench.mjs";
import { launchChromium } from "./chromium.mjs";
import { withServer } from "./withServer.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

/** Runs the site's own measurement of its islands. @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureIslands({ folder, progress }) {
  progress("Islands …");
  return withServer(path.join(folder, "public"), async (url) => {
    const browser = await launchChromium();
    try {
      const open = () => browser.newPage({ viewport: { width: 1440, height: 900 } });
      return await measureSiteIslands(open, url);
    } finally {
      await browser.close();
    }
  });
}
