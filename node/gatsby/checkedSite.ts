import type { GatsbyCache, Reporter } from "gatsby";
import type { SourceFile } from "../common/sources";
import type { LoadedSite } from "../model/loadedSite";
import type { WithSite } from "../site/definition";
import { loadSite } from "../site/loadSite";
import { formatProblem, hasErrors, type Problem } from "../common/problem";
import { cacheReference } from "./referenceOf";
import { perRun } from "./perRun";
import { parsedDocuments } from "./documentOf";

/** `gatsby develop` shows drafts, and continues despite errors. */
export function isDevelop(): boolean {
  return process.env["NODE_ENV"] === "development";
}

type LoadInput = WithSite<{
  readonly root: string;
  readonly sources: readonly SourceFile[];
  readonly cache: GatsbyCache;
  /** Whether the prerendering process has checked the site and found no error. */
  readonly isChecked?: boolean;
}>;

/** The site as last loaded. Writing it to Gatsby's cache would take longer than everything else. */
const latest = perRun<LoadedSite>();

/** @throws {Error} if createPages has not loaded the site yet. */
export function latestSite(cache: GatsbyCache): LoadedSite {
  return latest.get(cache, () => {
    throw new Error("The site is asked for before createPages has loaded it.");
  });
}

/** Loads the site with its problems, and saves the parsed documents for the processes that render them. */
export async function checkedSite({
  root,
  sources,
  cache,
  definition,
  isChecked = false,
}: LoadInput): Promise<LoadedSite> {
  const documents = await parsedDocuments({ root, cache });
  const withDrafts = isDevelop();
  const loaded = await loadSite({ root, sources, definition, withDrafts, cache: documents.cache, isChecked });
  documents.keepOnly(sources, loaded.reference);
  // Save once per run: in the live preview, saving everything after each edit would take longer than the rest.
  if (!latest.has(cache)) await documents.save();
  await cacheReference(cache, loaded.reference);
  latest.set(cache, loaded);
  return loaded;
}

/** The problems that the site had when the live preview last reported. */
let said: ReadonlySet<string> = new Set();

/**
 * Reports all problems at once, and then the build fails once. `gatsby develop` continues, and recovers when the file is fixed. After each
 * save it reports only new problems: among a hundred warnings, the author would not find the one that the save caused.
 */
export function reportProblems(reporter: Reporter, problems: readonly Problem[]): void {
  const fresh = isDevelop() ? problems.filter((problem) => !said.has(formatProblem(problem))) : problems;
  const others = problems.length - fresh.length;
  said = new Set(isDevelop() ? problems.map(formatProblem) : []);
  const before = others === 0 ? [] : [`As before, ${others} more: \`npm run check\` lists all of them.`];
  if (fresh.length > 0) tell(reporter, fresh, before);
  else for (const line of before) reporter.info(line);
}

function tell(reporter: Reporter, problems: readonly Problem[], before: readonly string[]): void {
  const report = `\n${[...problems.map(formatProblem), ...before].join("\n\n")}\n`;
  if (hasErrors(problems)) reporter.panicOnBuild(report);
  else reporter.warn(report);
}
