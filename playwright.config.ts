import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH, E2E_URL } = process.env;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/globalSetup.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // For two cores: a test that waits for its page leaves a third of them idle.
  workers: 3,
  forbidOnly: true,
  // Limits for tests that hang, long enough for a machine that is busy with other work. `npm run bench` measures the times that matter.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A shared machine may stall a browser for longer than any limit. The report names each test that passes only on the second try.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    ...(E2E_URL ? { baseURL: E2E_URL } : {}),
    // Tracing every test would take a third of its time.
    trace: "on-first-retry",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Containers run as root, where the browser's own sandbox cannot start.
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
