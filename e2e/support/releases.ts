import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/workspace.mjs";

export interface Outcome {
  readonly code: number | null;
  readonly text: string;
}

/** A folder that deploy/release.sh manages. */
export interface Home {
  readonly folder: string;
  /** Absolute path of the file that nginx includes. */
  readonly included: string;
  /** Runs the script with this home. @param environment additional settings. */
  run(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Name of the release that is served. */
  served(): string;
  /** Absolute path of the site of a release. */
  site(release: string): string;
  remove(): void;
}

export function makeHome(): Home {
  const folder = mkdtempSync(path.join(os.tmpdir(), "docs-site-home-"));
  return {
    folder,
    included: path.join(folder, "current/server.conf"),
    run: (args, environment = {}) =>
      runScript(args, { DOCS_HOME: folder, NGINX_TEST: "true", NGINX_RELOAD: "true", ...environment }),
    served: () => path.basename(readlinkSync(path.join(folder, "current"))),
    site: (release) => path.join(folder, "releases", release, "site"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runScript(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Outcome> {
  const script = path.join(root, "deploy/release.sh");
  const child = spawn(script, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr.on("data", (data: Buffer) => (text += data.toString()));
  return new Promise((resolve, reject) =>
    child.once("error", reject).once("close", (code) => resolve({ code, text: text.replaceAll(root, "") })),
  );
}

/**
 * Writes the smallest site that the script accepts.
 *
 * @param files additional files, by their path in the site.
 */
export function writeSmallSite(
  folder: string,
  { prefix = "", files = {} }: { readonly prefix?: string; readonly files?: Readonly<Record<string, string>> } = {},
): string {
  const all = {
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Page not found</h1>",
    "page-data/app-data.json": "{}",
    "_nginx/site.conf": `# Path prefix: "${prefix}"\n`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** @returns the text of a file in a release's site; undefined if there is none. */
export function readSite(home: Home, release: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(home.site(release), file), "utf8");
  } catch {
    return undefined;
  }
}
