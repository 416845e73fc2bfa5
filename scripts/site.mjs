// `npm run site -- init DIR`: a new site on this engine, without the pages, the look and the extension of this one.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listTracked, root } from "./workspace.mjs";

/** Folder of what a new site starts from. */
const starter = "scripts/starter";
/** What belongs to this site alone: its own parts, its proofs, and its documents for maintainers. */
const left = [
  ".ci",
  "README.md",
  "content",
  "docs",
  "e2e",
  "extensions",
  "playwright.config.ts",
  "scripts/bench",
].concat("scripts/matrix.mjs", "scripts/site.mjs", starter, "scripts/test.mjs", "src/site", "static", "test");
/** Texts of the interface are the same until a site has others. */
const shared = ["src/site/searchWindowStrings.ts", "src/site/strings.ts", "docs/checks.md"];
/** Commands that need what is left out. */
const leftScripts = ["bench", "matrix", "site", "test", "test:browsers", "test:builds", "test:e2e", "test:unit"];

const [command, given, ...more] = process.argv.slice(2);
if (command !== "init" || given === undefined || more.length > 0) stop("Usage: npm run site -- init DIR");
const folder = path.resolve(process.env.INIT_CWD ?? ".", given);
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${given} is not empty. Fix: name a folder that does not exist yet.`);

for (const file of listTracked()) {
  const isLeft = left.some((entry) => file === entry || file.startsWith(`${entry}/`)) || /\.test\.tsx?$/.test(file);
  if (!isLeft || shared.includes(file)) cpSync(path.join(root, file), path.join(folder, file));
}
cpSync(path.join(root, starter), folder, { recursive: true });
const name =
  path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "docs";
edit("package.json", (manifest) => {
  const scripts = Object.entries(manifest.scripts).filter(([script]) => !leftScripts.includes(script));
  return { ...manifest, name, description: "A documentation site", scripts: Object.fromEntries(scripts) };
});
edit("package-lock.json", (lock) => {
  const { "": own, ...packages } = lock.packages;
  return { ...lock, name, packages: { "": { ...own, name }, ...packages } };
});
console.log(`A new site stands in ${given}. Next: cd ${given} && npm ci && npm run develop`);

/** Changes a JSON file of the new site. */
function edit(file, change) {
  const absolute = path.join(folder, file);
  writeFileSync(absolute, `${JSON.stringify(change(JSON.parse(readFileSync(absolute, "utf8"))), null, 2)}\n`);
}

/** @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(2);
}
