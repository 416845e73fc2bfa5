import type { WithSite } from "../site/definition";
import { cp, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyCache, NodePluginArgs } from "gatsby";
import { formulaStyles } from "../../src/shared/formulaStyles";
import { collections, readSources } from "../common/sources";
import { readGitDates } from "../common/readGitDates";
import { writeSearchStyles } from "../search/writeSearchFiles";
import { gitDatesKey } from "./cached";
import { checkedSite, isDevelop, reportProblems } from "./checkedSite";
import { repairDevelop } from "./developMachines";
import { directoryOf } from "./documentOf";
import { guardFrontMatter } from "./guardFrontMatter";
import { prerendering } from "./prerendering";

/**
 * Runs before Gatsby reads a file. In a build it checks the content, because Gatsby would stop at the first file that it cannot parse: this
 * way the author sees all problems at once. It also asks git once for the dates of all files, and puts style sheets where pages load them
 * from.
 */
export async function onPreBootstrap({ cache, reporter, store, definition }: WithSite<NodePluginArgs>): Promise<void> {
  const root = directoryOf({ store });
  guardFrontMatter(root, { isDevelop: isDevelop() });
  if (isDevelop()) repairDevelop(root);
  else if (!(await isReadable(cache))) {
    const { problems } = await checkedSite({ root, sources: await readSources(root), cache, definition });
    reportProblems(reporter, problems);
  }
  await Promise.all([
    readGitDates(root, Object.values(collections)).then((dates) => cache.set(gitDatesKey, dates)),
    copyFormulaStyles(root),
    writeSearchStyles(root),
  ]);
}

/** Whether the prerendering process has found that Gatsby can read everything. If so, createPages waits for the checks of that process. */
async function isReadable(cache: GatsbyCache): Promise<boolean> {
  const beside = prerendering(cache);
  if (!beside) return false;
  return beside.readable.then(
    () => true,
    () => false,
  );
}

async function copyFormulaStyles(root: string): Promise<void> {
  const styles = createRequire(path.join(root, "package.json")).resolve("katex/dist/katex.min.css");
  const target = path.join(root, "public", path.dirname(formulaStyles));
  await mkdir(target, { recursive: true });
  await cp(styles, path.join(root, "public", formulaStyles));
  // Every browser that this site supports reads WOFF2, so the older formats are not copied.
  const isWanted = (file: string) => path.extname(file) === "" || file.endsWith(".woff2");
  await cp(path.join(path.dirname(styles), "fonts"), path.join(target, "fonts"), { recursive: true, filter: isWanted });
}
