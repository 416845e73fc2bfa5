import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const usualPlaces = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/** @returns {string | undefined} the browser to use; if undefined, Playwright uses its own. */
export function chromiumPath() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH || usualPlaces.find((file) => existsSync(file));
}

/** @returns {Promise<import("@playwright/test").Browser>} */
export function launchChromium() {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium's sandbox does not start for root, which is the usual user in containers.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
