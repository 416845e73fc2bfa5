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
 * Before Gatsby reads a file: checks the content where Gatsby would stop at the first file that it cannot parse, so that its
 * author sees everything at once; asks git once for the dates of all files; puts style sheets where pages load them from.
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

/** Whether the process beside this one has found that Gatsby can read everything. Then createPages waits for its checks. */
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
  // Every browser that this site supports reads WOFF2; the older formats stay behind.
  const isWanted = (file: string) => path.extname(file) === "" || file.endsWith(".woff2");
  await cp(path.join(path.dirname(styles), "fonts"), path.join(target, "fonts"), { recursive: true, filter: isWanted });
}
