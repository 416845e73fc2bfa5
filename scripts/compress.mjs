// Writes a `.br` and a `.gz` file next to every file of the output that becomes smaller, for hosts that serve them (nginx). This is a
// separate command, because hosts with a CDN compress by themselves, and the build should not wait for it.
import { readdirSync, existsSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = /\.(?:css|html|js|json|md|svg|txt|xml)$/;
const siblings = /\.(?:br|gz)$/;
/** Minimum size of a file worth compressing, in bytes: a smaller response fits into one packet anyway. */
const smallest = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are many and change with every build. Files with a digest in their names are few, and browsers cache them for a year. */
const brotliQuality = (file) => (file.endsWith(".html") || file.endsWith(".json") ? 9 : 11);

/** @param {string} folder absolute path of the output. @returns {Promise<{ files: number, bytes: number }>} what was written. */
export async function compress(folder) {
  await removeSiblings(folder);
  const all = readdirSync(folder, { recursive: true });
  const names = new Set(all);
  const waiting = all.filter(
    (file) => texts.test(file) && !isAlias(file, names) && isWorthwhile(path.join(folder, file)),
  );
  const written = { files: 0, bytes: 0 };
  async function work() {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const absolute = path.join(folder, file);
      const text = await readFile(absolute);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      const packed = { br: await toBrotli(text, { params }), gz: await toGzip(text, { level: 9 }) };
      for (const [ending, bytes] of Object.entries(packed)) {
        if (bytes.length >= text.length) continue;
        await writeFile(`${absolute}.${ending}`, bytes);
        written.files += 1;
        written.bytes += bytes.length;
      }
    }
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return written;
}

/** Removes the siblings of an earlier build, which hosts would serve instead of the new files. */
export async function removeSiblings(folder) {
  if (!existsSync(folder)) return;
  const all = readdirSync(folder, { recursive: true });
  const names = new Set(all);
  const ours = all.filter((file) => siblings.test(file) && names.has(file.replace(siblings, "")));
  await Promise.all(ours.map((file) => rm(path.join(folder, file))));
}

/** `a.html` next to `a/index.html`: hosts that serve siblings use the second file, and `404.html` for errors. */
function isAlias(file, names) {
  return (
    file !== "404.html" && file.endsWith(".html") && names.has(path.join(file.slice(0, -".html".length), "index.html"))
  );
}

function isWorthwhile(file) {
  const stat = statSync(file);
  return stat.isFile() && stat.size >= smallest;
}

async function main() {
  const folder = path.resolve(import.meta.dirname, "../public");
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error('There is no built site. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const { files, bytes } = await compress(folder);
  console.log(`${files} files written, ${(bytes / 1e6).toFixed(1)} MB.`);
}

// The build and the tests import functions of this file.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
