import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { LoadedSite } from "../model/loadedSite";
import { minifyStyleSheet } from "../webpack/minifyStyleSheet";
import { planIndexFiles } from "./planIndex";

/**
 * Writes the site's own search index into the output.
 *
 * @param root absolute path of the repository.
 */
export async function writeSearchIndex(root: string, loaded: LoadedSite, settings: SiteSettings): Promise<void> {
  for (const [address, text] of planIndexFiles(loaded, settings)) {
    const file = path.join(root, "public", address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Writes the style sheet of the search, preceded by DocSearch's. Gatsby would put it into the head of every page.
 *
 * @param root absolute path of the repository.
 */
export async function writeSearchStyles(root: string): Promise<void> {
  const theirs = path.dirname(createRequire(path.join(root, "package.json")).resolve("@docsearch/css/dist/modal.css"));
  const files = [
    path.join(theirs, "_variables.css"),
    path.join(theirs, "modal.css"),
    path.join(root, "src/client/styles/search.css"),
  ];
  const [variables, modal, own] = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const target = path.join(root, "public", routes.searchStyles());
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    await minifyStyleSheet(`@layer components{${variables}${modal}}@layer content{${own}}`, root),
  );
}
