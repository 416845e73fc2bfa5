import { readSources } from "../content/sources";
import { loadSite } from "../loadSite";
import { formatProblem, hasErrors } from "../problem";
import { settings } from "../../site/settings";

/** `npm run check`: every check of the content, without Gatsby. Ends with 1 when there is an error. */
async function main(): Promise<void> {
  const root = process.cwd();
  const sources = await readSources(root);
  const { content, problems } = await loadSite({ root, sources, settings, withDrafts: false, cache: new Map() });
  if (problems.length > 0) console.log(`${problems.map(formatProblem).join("\n\n")}\n`);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const unchecked = content.docs.reduce((sum, { listings }) => sum + listings.unchecked, 0);
  const counts = [`${content.docs.length} documents`, `${unchecked} unchecked listings`, `${errors} errors`];
  console.log(`${counts.join(", ")}, ${problems.length - errors} warnings`);
  process.exitCode = hasErrors(problems) ? 1 : 0;
}

void main();
