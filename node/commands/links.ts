import path from "node:path";
import { parseArgs } from "node:util";
import { definition } from "../../src/site/definition";
import { cacheFolder } from "../cache/cacheFolder";
import { readCached, writeCached } from "../cache/cacheFile";
import { byPlace, formatProblem } from "../common/problem";
import { showsHelp } from "../common/showsHelp.mjs";
import { loadFromDisk } from "../site/loadFromDisk";
import { checkExternalLinks, type KnownAddresses } from "./links/checkExternalLinks";

const usage = `npm run check:links -- [--skip host] …
  --skip host   a host to skip; can be repeated`;

/** Timeout of a request and wait before a second try, in milliseconds. */
const patience = 15_000;
const pause = 2_000;
const dayLength = 86_400_000;

class UsageError extends Error {}

/** `npm run check:links`: requests every external address. Exit code: 1 if one is dead, 2 if the arguments are wrong. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const skipped = readSkipped();
  const { content } = await loadFromDisk(root, definition);
  const file = path.join(cacheFolder(root), "external-links.json");
  const found = await checkExternalLinks({
    docs: content.docs,
    known: (await readCached<KnownAddresses>(file)) ?? {},
    today: Math.floor(Date.now() / dayLength),
    skipped,
    patience,
    pause,
  });
  await writeCached(file, found.known);
  for (const problem of [...found.problems].sort(byPlace)) console.log(`${formatProblem(problem)}\n`);
  const errors = found.problems.filter(({ severity }) => severity === "error").length;
  console.log(
    `${found.count} addresses, ${found.asked} requested, ${errors} dead, ${found.problems.length - errors} to review`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

function readSkipped(): readonly string[] {
  try {
    return parseArgs({ options: { skip: { type: "string", multiple: true, default: [] } } }).values.skip;
  } catch (error) {
    // parseArgs throws only because of wrong arguments.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error);
});
