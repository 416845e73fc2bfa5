import { defineConfig } from "@playwright/test";
import { engines } from "./engines/engines";

/** Main journeys in the engines that Playwright has no system's browser of: its runner, with drivers of our own. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.check.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "../../test-results/browsers",
  // One browser each, and one check after the other in it.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 1,
  // The counting of `npm test` asks for the second.
  reporter: [["list"], ...(process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["json"] as ["json"]] : [])],
  projects: Object.keys(engines).map((name) => ({ name, workers: 1 })),
});
