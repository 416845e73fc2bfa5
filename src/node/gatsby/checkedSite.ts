import type { GatsbyCache, Reporter } from "gatsby";
import { settings } from "../../site/settings";
import type { SourceFile } from "../content/sources";
import { loadSite, type LoadedSite } from "../loadSite";
import { formatProblem, hasErrors, type Problem } from "../problem";
import { keepReference } from "./referenceOf";
import { keepParsedDocuments, parsedDocuments } from "./documentOf";

/** `gatsby develop` shows drafts, and goes on when something is wrong. */
export function isDevelop(): boolean {
  return process.env["NODE_ENV"] === "development";
}

interface LoadInput {
  readonly root: string;
  readonly sources: readonly SourceFile[];
  readonly cache: GatsbyCache;
}

/** The site with its problems, and every parsed document kept for the processes that draw them. */
export async function checkedSite({ root, sources, cache }: LoadInput): Promise<LoadedSite> {
  const documents = await parsedDocuments(cache);
  const loaded = await loadSite({ root, sources, settings, withDrafts: isDevelop(), cache: documents });
  await keepParsedDocuments(cache, sources, loaded.reference);
  await keepReference(cache, loaded.reference);
  return loaded;
}

/** Everything at once, and then the build fails once. `gatsby develop` goes on and mends itself with the file. */
export function reportProblems(reporter: Reporter, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const report = `\n${problems.map(formatProblem).join("\n\n")}\n`;
  if (hasErrors(problems)) reporter.panicOnBuild(report);
  else reporter.warn(report);
}
