import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { formatProblem } from "../common/problem";
import { loadFromDisk } from "../site/loadFromDisk";
import { formatPublished, listPublished, publishedFile } from "../model/published";
import { readPublished } from "../model/readPublished";

const usage = `npm run addresses
  Adds the current addresses to the list of published ones. Run it after each deployment.`;

/** `npm run addresses`: adds the site's current addresses to the list of published addresses. Never removes any. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const { site, problems } = await loadFromDisk(root, definition);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    console.error(`${errors.map(formatProblem).join("\n\n")}\n\nNo address was added: first correct these errors.`);
    process.exitCode = 1;
    return;
  }
  const before = await readPublished(root);
  const file = path.join(root, publishedFile);
  const text = formatPublished(before, listPublished(site, definition.settings));
  const old = await readFile(file, "utf8").catch(() => "");
  if (text !== old) await writeFile(file, text);
  const added = text.split("\n").length - 1 - (old === "" ? 2 : old.split("\n").length - 1);
  console.log(`${publishedFile}: ${text.trim().split("\n").length - 2} addresses, ${added} of them new`);
}

void main();
