import { writeFile } from "node:fs/promises";
import path from "node:path";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { makeMarks } from "./marks/makeMarks";

const usage = `npm run marks
  Writes the icon bitmaps and the web manifest, made from the favicon, the settings and the colors of the site.`;

/** `npm run marks`: writes the icon bitmaps and the web manifest, made from the favicon, the settings and the site's colours. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const { settings } = definition;
  if (!settings.favicon?.endsWith(".svg")) {
    console.error(
      "There is no logo to start from.\nFix: name an SVG file of static/ as favicon in src/site/settings.ts.",
    );
    process.exitCode = 1;
    return;
  }
  for (const [file, content] of await makeMarks(root, settings, settings.favicon)) {
    await writeFile(path.join(root, "static", file), content);
    console.log(`static${file}`);
  }
}

void main();
