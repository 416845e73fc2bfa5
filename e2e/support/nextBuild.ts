import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inlineParts } from "../../node/outputs/host/inlineParts";

/**
 * Copies a built site as if it had been built again from changed code: every digest in a file name changes, and so do the
 * build's hash, the inline scripts that contain it, and their hashes in the security policy.
 *
 * @param built absolute path of its output, which is not changed.
 * @returns absolute path of the copy, which the caller removes.
 */
export function writeNextBuild(built: string): string {
  const output = mkdtempSync(path.join(os.tmpdir(), "docs-site-next-"));
  cpSync(built, output, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const { webpackCompilationHash: hash } = JSON.parse(
    readFileSync(path.join(output, "page-data/app-data.json"), "utf8"),
  ) as { webpackCompilationHash: string };
  const named = readdirSync(output).flatMap((name) => /[0-9a-f]{20}(?=\.(?:js|css)$)/.exec(name)?.[0] ?? []);
  const digests = new RegExp([...new Set([...named, hash])].join("|"), "g");
  const allowed = new Map<string, string>();
  for (const name of readdirSync(output, { recursive: true }).map(String)) {
    const file = path.join(output, name);
    if (!/\.(?:html|js|json)$/.test(name) || !statSync(file).isFile()) continue;
    const before = readFileSync(file, "utf8");
    const after = before.replaceAll(digests, renewed);
    writeFileSync(file, after);
    if (!name.endsWith(".html")) continue;
    const scripts = [...inlineParts(after).scripts];
    [...inlineParts(before).scripts].forEach((script, place) => allowed.set(script, scripts[place] ?? script));
  }
  for (const name of readdirSync(output)) {
    const next = name.replaceAll(digests, renewed);
    if (next !== name) renameSync(path.join(output, name), path.join(output, next));
  }
  for (const name of ["_headers", "_nginx/site.conf"]) {
    const file = path.join(output, name);
    const text = readFileSync(file, "utf8").replaceAll(digests, renewed);
    writeFileSync(
      file,
      text.replace(/'sha256-[^']+'/g, (script) => allowed.get(script) ?? script),
    );
  }
  return output;
}

function renewed(digest: string): string {
  return "f".repeat(digest.length);
}
