import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { serve } from "../../scripts/serve.mjs";

export interface Deployment {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a built site as if it had been built anew: every name with a digest is another one, and so is the build's hash.
 *
 * @param built absolute path of its output, which stays as it is.
 * @param prefix path that it was built for.
 */
export async function deployAnew(built: string, prefix: string): Promise<Deployment> {
  const output = mkdtempSync(path.join(os.tmpdir(), "nexus-ai-docs-next-"));
  cpSync(built, output, { recursive: true });
  const { webpackCompilationHash: hash } = JSON.parse(
    readFileSync(path.join(output, "page-data/app-data.json"), "utf8"),
  ) as { webpackCompilationHash: string };
  // The site's policy names scripts by hash, and one of them holds the build's.
  rmSync(path.join(output, "_headers"));
  const named = readdirSync(output).flatMap((name) => /[0-9a-f]{20}(?=\.(?:js|css)$)/.exec(name)?.[0] ?? []);
  const digests = new RegExp([...new Set([...named, hash])].join("|"), "g");
  for (const name of readdirSync(output, { recursive: true }).map(String)) {
    const file = path.join(output, name);
    if (!/\.(?:html|js|json)$/.test(name) || !statSync(file).isFile()) continue;
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(digests, renewed));
  }
  for (const name of readdirSync(output)) {
    const next = name.replaceAll(digests, renewed);
    if (next !== name) renameSync(path.join(output, name), path.join(output, next));
  }
  const { server, url } = await serve(output, 0, prefix);
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(output, { recursive: true, force: true });
    },
  };
}

function renewed(digest: string): string {
  return "f".repeat(digest.length);
}
