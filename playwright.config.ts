import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH, E2E_URL } = process.env;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/globalSetup.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // On two cores: a page that is waited for leaves a third of them idle.
  workers: 3,
  forbidOnly: true,
  // Limits for what hangs, wide enough for a machine that does other things too. What times matter, `npm run bench` measures.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A machine that others use may stall a browser for longer than any limit. What passes at the second go is named loudly.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    ...(E2E_URL ? { baseURL: E2E_URL } : {}),
    // Of every test, a trace would take a third of its time.
    trace: "on-first-retry",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Containers run as root, where the browser's own sandbox cannot start.
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
