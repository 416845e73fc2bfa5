import { parseArgs } from "node:util";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { movePage } from "./authoring/movePage/movePage";

const usage = "npm run mv -- launch/old launch/new";

/** `npm run mv`: moves a page or a folder, rewrites the links, and leaves redirects. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const { positionals } = parseArgs({ allowPositionals: true });
  const [from, to, ...rest] = positionals;
  if (from === undefined || to === undefined || rest.length > 0)
    throw new Error("Name two addresses: the old one and the new one.");
  const { moves, writes, redirects } = await movePage(process.cwd(), from, to, definition);
  for (const move of moves) console.log(`moved ${move.from} to ${move.to}`);
  for (const { file } of writes) console.log(`wrote ${file}`);
  for (const redirect of redirects) console.log(`${redirect.from} leads to ${redirect.to}`);
  console.log("\nSee what is left to correct: npm run check");
}

main().catch((error: unknown) => {
  process.exitCode = 2;
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
});
