import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Random } from "../support/random";
import { stopAll } from "../support/workspaces";
import { removeCopies } from "./copies";
import { dealSteps } from "./dealSteps";
import { walk } from "./walk";

/** `npm run test:builds`: a warm build writes exactly what a cold build writes. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: "boolean", default: false } } });
  const { BUILDS_SEED, BUILDS_STEPS, BUILDS_REPORT } = process.env;
  const seed = Number(BUILDS_SEED ?? Date.now() % 1_000_000);
  const steps = Number(BUILDS_STEPS ?? 0);
  if (!Number.isInteger(seed) || !Number.isInteger(steps))
    throw new Error("BUILDS_SEED and BUILDS_STEPS are whole numbers.");
  console.log(
    `Seed ${seed}; again: BUILDS_SEED=${seed}${steps > 0 ? ` BUILDS_STEPS=${steps}` : ""} npm run test:builds${values.site ? " -- --site" : ""}\n`,
  );
  const random = new Random(seed);
  const history: string[] = [];
  let failed = 0;
  let last = Date.now();
  await walk({
    random,
    steps: dealSteps(random, steps),
    isWholeSite: values.site,
    report(done, fault) {
      const step = [`step ${history.length}`, ...done.map((line) => `  ${line}`)].join("\n");
      history.push(step);
      console.log(`${fault === "" ? "ok    " : "FAILED"} ${step}  (${Math.round((Date.now() - last) / 1000)} s)`);
      last = Date.now();
      if (fault === "") return;
      failed += 1;
      console.log(`\n${fault}\n\nSeed ${seed}, and so far:\n${history.join("\n")}\n`);
    },
  });
  const passed = history.length - failed;
  if (BUILDS_REPORT !== undefined) {
    mkdirSync(path.dirname(BUILDS_REPORT), { recursive: true });
    writeFileSync(BUILDS_REPORT, JSON.stringify({ passed, failed }));
  }
  if (failed === 0) removeCopies();
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });

main().catch((error: unknown) => {
  console.error(error);
  stopAll();
  process.exit(1);
});
