// Writes docs/DEPENDENCIES.md: the licenses of all installed packages, and known advisories if the registry offers them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import prettier from "prettier";
import { root } from "./workspace.mjs";

const file = path.join(root, "docs/DEPENDENCIES.md");
const start = "<!-- report:start -->";
const end = "<!-- report:end -->";

const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;

/** Licenses that require no more than a notice; packages with other licenses are listed. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

function licenseOf(folder, entry) {
  const manifest = path.join(root, folder, "package.json");
  const own = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {};
  const { license = entry.license, licenses } = own;
  if (typeof license === "string") return license;
  if (license?.type) return license.type;
  return Array.isArray(licenses) ? licenses.map(({ type }) => type).join(" OR ") : "not stated";
}

function packageLicenses() {
  const counts = new Map();
  const others = [];
  for (const [folder, entry] of Object.entries(lock)) {
    if (folder === "" || entry.link) continue;
    const license = licenseOf(folder, entry);
    counts.set(license, (counts.get(license) ?? 0) + 1);
    const choices = license.replace(/[()]/g, "").split(/ OR /);
    if (choices.some((choice) => choice.split(" AND ").every((part) => permissive.has(part)))) continue;
    others.push([folder.split("node_modules/").at(-1), entry.version, license, entry.dev ? "development" : "build"]);
  }
  return { counts: [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)), others: others.sort() };
}

/** @returns the advisories of `npm audit`, or null if the registry does not offer them. */
function advisories() {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    if (!vulnerabilities) return null;
    return Object.values(vulnerabilities)
      .map(({ name, severity, range, fixAvailable, via }) => ({
        name,
        severity,
        range,
        canBeFixed: fixAvailable !== false,
        titles: via.filter((cause) => typeof cause === "object").map(({ title }) => title),
      }))
      .filter(({ titles }) => titles.length > 0)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return null;
  }
}

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const { counts, others } = packageLicenses();
const found = advisories();
const text = readFileSync(file, "utf8");
const [before, rest = ""] = text.split(start);
const [, after = ""] = rest.split(end);
const report = [
  "## Licenses",
  table(["License", "Packages"], counts),
  "Packages whose license asks for more than a notice, or that state no license:",
  others.length > 0 ? table(["Package", "Version", "License", "Used in"], others) : "None.",
  "## Advisories",
  found === null
    ? "The registry that we used offers none (`npm audit` got no answer), so this report says nothing about them, good or bad."
    : found.length === 0
      ? "None."
      : table(
          ["Package", "Versions", "Severity", "What", "Fixed in"],
          found.map(({ name, range, severity, titles, canBeFixed }) => [
            name,
            range,
            severity,
            titles.join("; "),
            canBeFixed ? "yes" : "no",
          ]),
        ),
].join("\n\n");
const written = `${before}${start}\n\n${report}\n\n${end}${after}`;
writeFileSync(file, await prettier.format(written, { ...(await prettier.resolveConfig(file)), parser: "markdown" }));
console.log(
  `${counts.reduce((sum, [, count]) => sum + count, 0)} packages, ${others.length} to look at, ` +
    (found === null ? "advisories unknown." : `${found.length} advisories.`),
);
