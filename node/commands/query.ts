import { parseArgs } from "node:util";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { builtOutput } from "./built/builtOutput";
import { formatPlaces } from "./built/formatAnswers";
import { openBuilt } from "./built/openBuilt";
import { BuiltSiteError } from "./built/readBuilt";

const usage = `npm run query -- [--json] words
  --json   for programs: a list of title, headings, url and excerpt`;

/** Maximum number of results; readers look through no more. */
const mostPlaces = 10;

class UsageError extends Error {}

/** `npm run query`: prints what the built site's search finds. Exit code: 1 if there is no build, 2 if the arguments are wrong. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const { words, isJson } = readOptions();
  const places = await openBuilt(builtOutput(definition.settings)).search(words, mostPlaces);
  if (isJson) console.log(JSON.stringify(places, null, 2));
  else console.log(places.length > 0 ? formatPlaces(places) : `Nothing found for "${words}".`);
}

function readOptions(): { readonly words: string; readonly isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    const words = positionals.join(" ").trim();
    if (words === "") throw new UsageError("Say what to search for.");
    return { words, isJson: values.json };
  } catch (error) {
    // parseArgs throws only because of wrong arguments.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else console.error(error instanceof BuiltSiteError ? error.message : error);
});
