// `npm run site -- init DIR`: a new site on this engine, without the pages, the look and the extension of this one.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { showsHelp } from "../node/common/showsHelp.mjs";
import { listTracked, root } from "./workspace.mjs";

/** Folder of the files that a new site starts with. */
const starter = "scripts/starter";
/** Files and folders that every site needs. */
const engine = [
  ".browserslistrc",
  "CONTRIBUTING.md",
  "deploy",
  "docs/checks.md",
  "docs/MIGRATION.md",
  "e2e/everySite",
  "e2e/package.json",
  "eslint.config.mjs",
  "eslint.layers.mjs",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  ".gitignore",
  "LICENSE",
  "node",
  "package-lock.json",
  "package.json",
  ".prettierignore",
  ".prettierrc.json",
  "scripts",
  "src",
  "tsconfig.json",
];
/** Parts of these folders that belong to this site or test the engine, and are not copied. */
const left = [
  "scripts/bench",
  "scripts/matrix.mjs",
  "scripts/migrations",
  "scripts/packages.mjs",
  "scripts/site.mjs",
  starter,
  "scripts/test.mjs",
  "src/site",
];
/** Copied nevertheless: a new site starts with the same interface texts and faces. */
const shared = ["src/site/faces", "src/site/searchWindowStrings.ts", "src/site/strings.ts", "static/faces-licence.txt"];
/** Commands that need files which are not copied. */
const leftScripts = [
  "bench",
  "facts",
  "matrix",
  "migrations",
  "packages",
  "site",
  "test",
  "test:browsers",
  "test:builds",
  "test:e2e",
  "test:unit",
];
/** The tests of a new site: they check its own pages, instead of the engine. */
const test = ["check", "build", "types", "lint", "test:site"].map((script) => `npm run ${script}`).join(" && ");

const usage = "npm run site -- init DIR\n  Makes a new site on this engine in the folder DIR.";
if (showsHelp(usage)) process.exit();
const [command, given, ...more] = process.argv.slice(2);
if (command !== "init" || given === undefined || more.length > 0) stop(usage);
const folder = path.resolve(process.env.INIT_CWD ?? ".", given);
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${given} is not empty. Fix: name a folder that does not exist yet.`);

for (const file of listTracked()) {
  const isLeft = !isIn(file, engine) || isIn(file, left) || /\.test\.tsx?$/.test(file);
  if (!isLeft || isIn(file, shared)) cpSync(path.join(root, file), path.join(folder, file));
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
  return { ...manifest, name, description: "A documentation site", scripts: { ...Object.fromEntries(scripts), test } };
});
edit("package-lock.json", (lock) => {
  const { "": own, ...packages } = lock.packages;
  return { ...lock, name, packages: { "": { ...own, name }, ...packages } };
});
console.log(`A new site is in ${given}. Next: cd ${given} && npm ci && npm run develop`);

function isIn(file, entries) {
  return entries.some((entry) => file === entry || file.startsWith(`${entry}/`));
}

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
