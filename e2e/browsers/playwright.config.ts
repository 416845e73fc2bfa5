import { defineConfig } from "@playwright/test";
import { engines } from "./engines/engines";

/** Main journeys in the engines whose system browsers Playwright cannot drive: Playwright's runner with our own drivers. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.check.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "../../test-results/browsers",
  // One worker and one browser for each engine; its checks run one after another.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 1,
  // `npm test` counts the results in the JSON report.
  reporter: [["list"], ...(process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["json"] as ["json"]] : [])],
  projects: Object.keys(engines).map((name) => ({ name, workers: 1 })),
});
