import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH } = process.env;

/** Tests that hold for any site on this engine, run against the built site in `public`. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./globalSetup.ts",
  outputDir: "../../test-results/site",
  fullyParallel: true,
  // For two cores, which are idle for a third of the time while tests wait for pages.
  workers: 3,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: "list",
  use: {
    trace: "on-first-retry",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Containers run as root, where the browser's own sandbox cannot start.
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
