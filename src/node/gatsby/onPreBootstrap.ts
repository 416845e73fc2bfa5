import { cp, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { formulaStyles } from "../../shared/formulaStyles";
import { collections, readSources } from "../content/sources";
import { readGitDates } from "../git/readGitDates";
import { gitDatesKey } from "./cached";
import { checkedSite, isDevelop, reportProblems } from "./checkedSite";
import { directoryOf } from "./documentOf";
import { writeSearchStyles } from "./searchIndex";

/**
 * Before Gatsby reads a file: checks the content, because Gatsby's own reading stops at the first file that it cannot
 * parse; asks git once for the dates of all files; puts the formulas' style sheet where pages load it from.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ cache, reporter, store }) => {
  const root = directoryOf({ store });
  if (!isDevelop()) {
    const { problems } = await checkedSite({ root, sources: await readSources(root), cache });
    reportProblems(reporter, problems);
  }
  await cache.set(gitDatesKey, await readGitDates(root, Object.values(collections)));
  await copyFormulaStyles(root);
  await writeSearchStyles(root);
};

async function copyFormulaStyles(root: string): Promise<void> {
  const styles = createRequire(path.join(root, "package.json")).resolve("katex/dist/katex.min.css");
  const target = path.join(root, "public", path.dirname(formulaStyles));
  await mkdir(target, { recursive: true });
  await cp(styles, path.join(root, "public", formulaStyles));
  // Every browser that this site supports reads WOFF2; the older formats stay behind.
  const isWanted = (file: string) => path.extname(file) === "" || file.endsWith(".woff2");
  await cp(path.join(path.dirname(styles), "fonts"), path.join(target, "fonts"), { recursive: true, filter: isWanted });
}
