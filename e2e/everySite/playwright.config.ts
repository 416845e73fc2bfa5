import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH } = process.env;

/** The tests that hold for any site on this engine, of the site that stands in `public`. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./globalSetup.ts",
  outputDir: "../../test-results/site",
  fullyParallel: true,
  // On two cores: a page that is waited for leaves a third of them idle.
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
