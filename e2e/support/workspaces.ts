import { createHash } from "node:crypto";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { buildInputs, digestOf } from "../../node/common/inputs.mjs";
import { writeDocs } from "../../scripts/bench/generateDocs.mjs";
import { gatsbyEnvironment, makeWorkspace, root } from "../../scripts/workspace.mjs";

const fixture = path.join(root, "e2e/fixture");
/** Documents added to the fixture site, so that effects of its size show. */
export const addedDocs = 1000;

/** Absolute path of a temporary folder for a copy of this project. Other clones on the same machine get other folders. */
export function workspaceFolder(name: string): string {
  const project = createHash("sha256").update(root).digest("hex").slice(0, 8);
  return path.join(os.tmpdir(), `docs-site-${name}-${project}`);
}

/** The fixture site is built for this path, so that its tests also test the prefix. */
export const fixturePrefix = "/docs";

/** Files that the fixture replaces, and where the site's own version of each is moved. */
const replaced = [
  ["src/site/settings.ts", "src/site/siteSettings.ts"],
  ["extensions/fedml/islands/islands.ts", "extensions/fedml/islands/siteIslands.ts"],
  ["extensions/fedml/islands/properties.ts", "extensions/fedml/islands/siteProperties.ts"],
] as const;

/** Makes a copy of the project with the fixture's files copied over it. */
export function makeFixture(name: string): string {
  const folder = makeWorkspace(workspaceFolder(name));
  // The fixture's versions import the site's own.
  for (const [file, kept] of replaced) renameSync(path.join(folder, file), path.join(folder, kept));
  cpSync(fixture, folder, { recursive: true });
  return folder;
}

/**
 * Builds the fixture site with many documents, or reuses an earlier build of the same sources.
 *
 * @returns absolute path of its output.
 */
export function buildFixture(): Promise<string> {
  const make = () => writeDocs(makeFixture("fixture"), { count: addedDocs });
  return buildOnce("fixture", { sources: ["e2e/fixture"], make, prefix: fixturePrefix });
}

const acme = "e2e/sites/acme";
export const acmePrefix = "/handbuch";

/**
 * Builds another company's site, based on what `npm run site` writes.
 *
 * @returns absolute path of its output.
 */
export function buildAcme(): Promise<string> {
  const make = () => {
    const folder = initSite("acme");
    for (const own of ["content", "static"]) rmSync(path.join(folder, own), { recursive: true });
    cpSync(path.join(root, acme), folder, { recursive: true });
  };
  return buildOnce("acme", { sources: [acme], make, prefix: acmePrefix });
}

/** Runs `npm run site -- init`, and links the packages. @returns absolute path. */
export function initSite(name: string): string {
  const folder = workspaceFolder(name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [path.join(root, "scripts/site.mjs"), "init", folder], { stdio: "ignore" });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

interface OnceOptions {
  /** Sources in addition to the project's, as paths from the root. */
  readonly sources: readonly string[];
  readonly make: () => void;
  readonly prefix: string;
}

async function buildOnce(name: string, { sources, make, prefix }: OnceOptions): Promise<string> {
  const folder = workspaceFolder(name);
  const stamp = path.join(folder, ".sources-digest");
  const current = digestOf(root, sources, [buildInputs(root)]);
  const output = path.join(folder, "public");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return output;
  make();
  const { code, text } = await runBuild(folder, { PATH_PREFIX: prefix });
  if (code !== 0) throw new Error(`The site "${name}" did not build:\n${text}`);
  writeFileSync(stamp, current);
  return output;
}

/** How long a build may take before it counts as hung, in milliseconds. */
const longestBuild = 300_000;

/** Runs `npm run build` until it ends. @returns exit code, and everything it printed, without colours. */
export function runBuild(folder: string, environment: Environment = {}): Promise<Outcome> {
  return finish(startBuild(folder, environment));
}

/**
 * Runs `npm run test:site` for a built site until it ends.
 *
 * @param output the site's `public`.
 */
export function runSiteTests(output: string, prefix: string): Promise<Outcome> {
  const folder = path.dirname(output);
  const program = path.join(root, "node_modules/@playwright/test/cli.js");
  const args = ["test", "--config", "e2e/everySite/playwright.config.ts", "--retries=0"];
  // This test runner sets variables for its workers, which the other test runner must not mistake for its own.
  const inherited = Object.keys(process.env).filter((name) => /^(?:PLAYWRIGHT|PW|TEST)_|^E2E_URL$/.test(name));
  const none = Object.fromEntries(inherited.map((name) => [name, undefined]));
  return finish(startProgram(folder, program, args, { ...none, PATH_PREFIX: prefix }));
}

/** Starts `npm run build` in its own process group, so that `stopGroup` also ends its children. */
export function startBuild(folder: string, environment: Environment = {}): ChildProcess {
  return startProgram(folder, path.join(folder, "scripts/gatsby.mjs"), ["build"], environment);
}

/** Runs Gatsby's own build until it ends, without the separate process that prerenders pages. */
export function runGatsbyAlone(folder: string): Promise<Outcome> {
  return finish(startGatsby(folder, ["build"]));
}

/** Starts Gatsby in its own process group, so that `stopGroup` also ends its children. */
export function startGatsby(folder: string, args: readonly string[]): ChildProcess {
  return startProgram(folder, path.join(root, "node_modules/gatsby/dist/bin/gatsby.js"), args, {});
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Outcome {
  readonly code: number | null;
  readonly text: string;
}

/** Processes that were started and have not ended. */
const running = new Set<ChildProcess>();

/** Stops all started processes: they have their own process groups, which Ctrl+C does not reach. */
export function stopAll(): void {
  for (const child of running) stopGroup(child);
}

function startProgram(folder: string, program: string, args: readonly string[], environment: Environment) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // CI makes Gatsby print plain lines instead of redrawing its screen.
    env: { ...gatsbyEnvironment, NODE_ENV: undefined, CI: "true", ...environment },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

async function finish(child: ChildProcess): Promise<Outcome> {
  let text = "";
  child.stdout?.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr?.on("data", (data: Buffer) => (text += data.toString()));
  const timer = setTimeout(() => stopGroup(child), longestBuild);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearTimeout(timer);
  return { code, text: plain(text) };
}

export function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

export function plain(text: string): string {
  return text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "");
}

/** @returns an unused port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
