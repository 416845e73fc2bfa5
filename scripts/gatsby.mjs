// `npm run build` and `npm run develop`: run Gatsby without telemetry, and reuse the files of the last run as long as they are valid.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unsupportedGatsby } from "../node/fast/checkGatsby.mjs";
import { uses, wrongPieces } from "../node/common/pieces.mjs";
import { buildInputs, stateDigest } from "../node/common/inputs.mjs";
import { rememberBuildInputs } from "./lastBuild.mjs";
import { runGatsby } from "./runGatsby.mjs";
import { root } from "./workspace.mjs";

const [command = "build", ...given] = process.argv.slice(2);
const isBuild = command === "build";
const cache = path.join(root, ".cache");
/**
 * Records the state that .cache and public were made from. The file is removed while Gatsby runs: after a build that was killed or that
 * failed inside Gatsby, these folders may contain parts of two states.
 */
const stamp = path.join(cache, "made-by");
const current = stateDigest(command, root);

const mistake = wrongPieces();
if (mistake !== null) {
  console.error(mistake);
  process.exit(1);
}
const strange = unsupportedGatsby(root);
if (strange !== null) {
  console.warn(strange);
  process.env.PLAIN_BUILD = "1";
}
process.exitCode = await run();

/** @returns {Promise<number>} exit code. */
async function run() {
  const goesOn = uses("cache") && existsSync(stamp) && readFileSync(stamp, "utf8") === current;
  // Computed before Gatsby runs: an edit made while it runs may not be in the build.
  const inputs = isBuild ? buildInputs(root) : "";
  const first = await runOnce(goesOn);
  // The cause may be files of earlier builds, or an error that the checks do not find. Only a build without those files can tell.
  const isWorthAnother = isBuild && goesOn && first.code !== null && first.code !== 0 && !first.isContentWrong;
  if (isWorthAnother)
    console.warn(
      "\nThe build failed. It went on from files that earlier builds left, so it is made again from scratch, in case they are the cause.\n",
    );
  const { code } = isWorthAnother ? await runOnce(false) : first;
  if (isBuild) rememberBuildInputs(root, code === 0 ? inputs : "");
  return code ?? 1;
}

/** @param {boolean} goesOn whether Gatsby reuses the files of its last run; otherwise they are removed. */
async function runOnce(goesOn) {
  for (const former of goesOn ? [stamp] : [cache, path.join(root, "public")])
    rmSync(former, { recursive: true, force: true });
  const { code, isContentWrong } = await runGatsby({ command, given, goesOn });
  // If the content is wrong, Gatsby has not read anything yet; and the live preview always ends because its author stops it.
  const isWhole = code === 0 || (goesOn && isContentWrong) || !isBuild;
  mkdirSync(cache, { recursive: true });
  if (isWhole) writeFileSync(stamp, current);
  return { code, isContentWrong };
}
