import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { definition } from "../../src/site/definition";
import { loadFromDisk } from "../site/loadFromDisk";
import { formatPublished, listPublished, publishedFile } from "../model/published";
import { readPublished } from "../model/readPublished";

/** `npm run addresses`: adds what the site shows now to the list of published addresses. It takes nothing away. */
async function main(): Promise<void> {
  const root = process.cwd();
  const { site } = await loadFromDisk(root, definition);
  const before = await readPublished(root);
  const file = path.join(root, publishedFile);
  const text = formatPublished(before, listPublished(site, definition.settings));
  const old = await readFile(file, "utf8").catch(() => "");
  if (text !== old) await writeFile(file, text);
  const added = text.split("\n").length - 1 - (old === "" ? 2 : old.split("\n").length - 1);
  console.log(`${publishedFile}: ${text.trim().split("\n").length - 2} addresses, ${added} of them new`);
}

void main();
