import { parseArgs } from "node:util";
import { algoliasearch } from "algoliasearch";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { loadFromDisk } from "../site/loadFromDisk";
import { formatProblem, hasErrors } from "../common/problem";
import { planRecords } from "../search/planIndex";
import { checkRecords, pushRecords } from "../search/push/pushRecords";

const usage = `npm run search:push -- [options]
  --send    upload; without it nothing leaves this machine
Environment, for --send:
  ALGOLIA_ADMIN_KEY    a key that may change the index; never write it into a file`;

/** `npm run search:push`: uploads the site's search records to the Algolia index named in the settings. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const { values } = parseArgs({ options: { send: { type: "boolean", default: false } } });
  const root = process.cwd();
  const { settings } = definition;
  const loaded = await loadFromDisk(root, definition);
  if (hasErrors(loaded.problems)) throw new Error(loaded.problems.map(formatProblem).join("\n\n"));
  const records = planRecords(loaded, settings);
  const faults = checkRecords(records);
  if (faults.length > 0) throw new Error(faults.join("\n"));

  const { algolia } = settings.search;
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
  const what = `${records.length} records of ${pages} pages, ${Math.round(bytes / 1000)} KB, ${loaded.synonyms.length} groups of synonyms`;
  if (!values.send) {
    console.log(`${what}.\nNothing was sent: add --send for the index "${algolia?.indexName ?? "of the settings"}".`);
    return;
  }
  const adminKey = process.env["ALGOLIA_ADMIN_KEY"];
  if (!algolia) throw new Error('The settings name no index: fill in "search.algolia" in src/site/settings.ts.');
  if (!adminKey) throw new Error("ALGOLIA_ADMIN_KEY is not set.");
  await pushRecords(algoliasearch(algolia.appId, adminKey), {
    indexName: algolia.indexName,
    records,
    synonyms: loaded.synonyms,
  });
  console.log(`${what} are in "${algolia.indexName}".`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
});
