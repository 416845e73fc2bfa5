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
  const target = path.join(root, "public", routes.searchStyles());
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await searchStyles(root));
}

/**
 * @param root absolute path of the repository.
 * @returns the style sheet. It has no layers, and no rule matches the root: for either, Chromium styles and lays out the whole page again
 * when the window opens, which takes longer than everything else before the first result.
 */
export async function searchStyles(root: string): Promise<string> {
  const theirs = path.dirname(createRequire(path.join(root, "package.json")).resolve("@docsearch/css/package.json"));
  const files = [
    path.join(theirs, "dist/_variables.css"),
    path.join(theirs, "dist/modal.css"),
    path.join(root, "src/client/styles/search.css"),
  ];
  const [variables = "", modal = "", own = ""] = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return minifyStyleSheet(variablesInWindow(variables + modal) + own, root);
}

/** Moves DocSearch's variables from the root to the window. With `:where`, the site's own values for the window prevail. */
function variablesInWindow(sheet: string): string {
  const dark = "html[data-theme=dark]";
  return sheet.replaceAll(":root{", ":where(.search-modal){").replaceAll(`${dark}{`, `:where(${dark} .search-modal){`);
}
