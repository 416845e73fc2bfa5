// Installs what a fresh machine lacks: the packages of package-lock.json, and browsers for the end-to-end tests.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./workspace.mjs";

/** Preferred, because Chromium without windows takes half the time of one that can open windows. */
const shell = "chromium-headless-shell";
const browserNames = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Whether node_modules has every package that this machine needs, in the version of the lock file. */
function isInstalled() {
  const installed = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, peer }]) =>
      name === "" || present[name]?.version === version || (present[name] === undefined && (optional || peer)),
  );
}

export function installPackages() {
  if (isInstalled()) return;
  console.log("Installing packages (a few minutes on a fresh machine) …");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/**
 * Looks for Chromium: CHROMIUM_PATH, the system's, Playwright's own. If there is none, installs one.
 *
 * @returns {Promise<string>} path of the browser.
 */
export async function installBrowser() {
  const { chromium } = await import("@playwright/test");
  const found = () =>
    [process.env.CHROMIUM_PATH, ...browserNames.map(which), chromium.executablePath()].find(
      (file) => file && existsSync(file),
    );
  if (found()) return found();
  console.log("Installing a browser for the end-to-end tests …");
  attempt(process.execPath, [
    path.join(root, "node_modules/@playwright/test/cli.js"),
    "install",
    "--with-deps",
    "chromium",
  ]);
  if (!found()) installSystemPackages([shell]);
  if (!found()) installSystemPackages(["chromium"]);
  if (found()) return found();
  throw new Error(
    "No browser could be installed. Install Chromium or Chrome with your system's package manager " +
      '(Debian: "apt-get install chromium"), or name one in the variable CHROMIUM_PATH, and run this again.',
  );
}

/**
 * Looks for Firefox and WebKit, as Debian packages them. If one is missing, installs both.
 *
 * @returns {{ Firefox: string, WebKit: string, reason: string }} paths of Firefox and of WebKit's driver, "" for one
 *   that could not be installed, and the reason.
 */
export function installEngines() {
  const found = () => ({
    Firefox: which("firefox-esr"),
    WebKit: which("Xvfb") && which("WebKitWebDriver"),
  });
  const isComplete = () => Object.values(found()).every((file) => file !== "");
  const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
  if (isComplete()) return { ...found(), reason: "" };
  console.log("Installing Firefox and WebKit for the end-to-end tests …");
  const wasTried = installSystemPackages(packages);
  const reason = wasTried
    ? `"apt-get install ${packages.join(" ")}" did not install it; its output is above.`
    : `there is no apt-get to install the packages ${packages.join(", ")}.`;
  return { ...found(), reason };
}

/** @returns {boolean} whether there is a package manager that could install them. */
function installSystemPackages(names) {
  if (!which("apt-get")) return false;
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  attempt(command, [...before, "update", "-qq"]);
  attempt(command, [...before, "install", "-y", "-qq", "--no-install-recommends", ...names]);
  return true;
}

function which(name) {
  const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

function run(command, args) {
  execFileSync(command, args, { cwd: root, stdio: "inherit" });
}

/** Runs a command that may fail, because another attempt follows. */
function attempt(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  return status === 0;
}
