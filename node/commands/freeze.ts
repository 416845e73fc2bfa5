import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { isCategoryFile, isDocumentFile, listContent } from "../common/sources";
import { freezeText, frozenFolders, planFreeze } from "./authoring/freeze/planFreeze";

const usage = `npm run freeze -- 1.0
  Copies the current documentation as an older version, here named 1.0, and says what to add to the settings.`;

/** `npm run freeze`: copies the current documentation as an older version. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const [name = ""] = process.argv.slice(2);
  const files = (await Promise.all(frozenFolders.map((folder) => listContent(root, folder)))).flat();
  const { copies, folders, advice } = planFreeze(name, files, definition.settings);
  for (const { from, to } of copies) {
    await mkdir(path.dirname(path.join(root, to)), { recursive: true });
    if (isCategoryFile(from) || isDocumentFile(from)) {
      const text = await readFile(path.join(root, from), "utf8");
      await writeFile(path.join(root, to), freezeText(from, text, name), { flag: "wx" });
    } else await copyFile(path.join(root, from), path.join(root, to));
  }
  console.log(`copied ${copies.length} files to ${folders.join(" and ")}\n\n${advice}`);
}

main().catch((error: unknown) => {
  process.exitCode = 2;
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
});
