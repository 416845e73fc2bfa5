import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { loadFromDisk } from "../site/loadFromDisk";
import { planNewPage } from "./authoring/newPage/planNewPage";

const usage = `npm run new -- launch/on-cloud/quotas --title "Quotas" [--description "One sentence."]`;

/** `npm run new`: creates a page with front matter in its sidebar group, positioned after its siblings. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: "string", default: "" }, description: { type: "string" } },
  });
  const [address = ""] = positionals;
  const { content } = await loadFromDisk(root, definition);
  const files = planNewPage(
    { address, title: values.title, description: values.description },
    content,
    definition.settings,
  );
  for (const { file, text } of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    // Never overwrite a file: it may be a draft, which the site does not show.
    await writeFile(path.join(root, file), text, { flag: "wx" });
    console.log(`made ${file}`);
  }
  console.log(`\nReplace the remarks with your text, and look at the page: npm run develop`);
}

main().catch((error: unknown) => {
  process.exitCode = 2;
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
});
