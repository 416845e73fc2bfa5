import type { GatsbyCache, Reporter } from "gatsby";
import type { SourceFile } from "../common/sources";
import type { LoadedSite } from "../model/loadedSite";
import type { WithSite } from "../site/definition";
import { loadSite } from "../site/loadSite";
import { formatProblem, hasErrors, type Problem } from "../common/problem";
import { cacheReference } from "./referenceOf";
import { perRun } from "./perRun";
import { parsedDocuments } from "./documentOf";

/** `gatsby develop` shows drafts, and goes on when something is wrong. */
export function isDevelop(): boolean {
  return process.env["NODE_ENV"] === "development";
}

type LoadInput = WithSite<{
  readonly root: string;
  readonly sources: readonly SourceFile[];
  readonly cache: GatsbyCache;
  /** Whether the process that prerenders has checked it, and found no error. */
  readonly isChecked?: boolean;
}>;

/** The site as it was last loaded. Writing it to Gatsby's cache would take longer than the rest. */
const latest = perRun<LoadedSite>();

/** @throws {Error} before the pages are created. */
export function latestSite(cache: GatsbyCache): LoadedSite {
  return latest.get(cache, () => {
    throw new Error("The site is asked for before createPages has loaded it.");
  });
}

/** The site with its problems, and every parsed document kept for the processes that render them. */
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
  // In the live preview once: to write all of it at each save would take longer than the rest.
  if (!latest.has(cache)) await documents.save();
  await cacheReference(cache, loaded.reference);
  latest.set(cache, loaded);
  return loaded;
}

/** What the live preview has said last, and what is still true of it. */
let said: ReadonlySet<string> = new Set();

/**
 * Everything at once, and then the build fails once. `gatsby develop` goes on and fixes itself with the file; at each save it says
 * what is new: of a hundred warnings, nobody would find the one that the save has brought.
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
