import path from "node:path";
import type { Random } from "../support/random";
import { runBuild } from "../support/workspaces";
import { compareOutputs, firstDifferingLine } from "./compareOutputs";
import { makeColdCopy, makeWarmCopy, putCachesBack, setAside } from "./copies";
import { edits, type EditName } from "./dealSteps";
import { failures } from "./edits/failures";
import { State } from "./state";

/** How many files a report lists at most. */
const mostNamed = 20;
/** How many of a failed build's last lines a report shows. */
const linesOfBuild = 40;

export interface WalkOptions {
  readonly random: Random;
  /** Edits of each step. */
  readonly steps: readonly (readonly EditName[])[];
  /** Whether to build the site's own content instead of the fixture's. */
  readonly isWholeSite: boolean;
  /** Called with what a step did, and what is wrong afterwards; "" if nothing is. */
  readonly report: (done: readonly string[], fault: string) => void;
}

/** Builds a site repeatedly, with edits in between, and compares each output with that of a build from scratch. */
export async function walk({ random, steps, isWholeSite, report }: WalkOptions): Promise<void> {
  const state = new State(makeWarmCopy(isWholeSite), random);
  state.commit();
  report(["first build"], await buildBoth(state));
  // Edits that found nothing to change in their step.
  let later: EditName[] = [];
  const dealt = [...steps];
  for (;;) {
    const names = dealt.shift() ?? later.splice(0);
    if (names.length === 0) return;
    state.beginStep();
    const done: string[] = [];
    const postponed: EditName[] = [];
    for (const name of inOrder([...later, ...names])) {
      const what = await edits[name](state);
      if (what === null) postponed.push(name);
      else done.push(`${name}: ${what}`);
    }
    // If no edit was made and no step is left, the postponed edits will never find anything to change.
    later = done.length === 0 && dealt.length === 0 ? [] : [...new Set(postponed)];
    if (done.length > 0) report(done, await buildBoth(state));
  }
}

/** Puts failing builds last, immediately before the build that is compared. */
function inOrder(names: readonly EditName[]): readonly EditName[] {
  return [...new Set(names)].sort((a, b) => Number(a in failures) - Number(b in failures));
}

/** @returns what is wrong with the warm build, or ""; its output then equals that of a cold build. */
async function buildBoth(state: State): Promise<string> {
  const cold = makeColdCopy(state.folder);
  const [warm, right] = await Promise.all([buildWarm(state), runBuild(cold, state.environment)]);
  if (right.code !== 0) return `The cold build failed:\n${endOf(right.text)}`;
  if (warm.code === 0 && compareOutputs(outputOf(state.folder), outputOf(cold)).length === 0) return "";
  const failed = warm.code === 0 ? "" : `The warm build failed, the cold one did not:\n${endOf(warm.text)}`;
  return [failed, ...(await findCauses(state, cold, failed === ""))].filter(Boolean).join("\n\n");
}

async function buildWarm(state: State): ReturnType<typeof runBuild> {
  const started = Date.now();
  const outcome = await runBuild(state.folder, state.environment);
  state.lastBuild = Date.now() - started;
  return outcome;
}

/**
 * Builds from scratch in the warm copy's own folder, so that any remaining difference does not come from earlier builds. Later steps
 * continue from that output with the caches of the warm build: faults that take several steps still show, and each fault is reported
 * once. If the warm build failed, later steps continue from the cold build.
 *
 * @returns what to report.
 */
async function findCauses(state: State, cold: string, isWarmBuilt: boolean): Promise<readonly string[]> {
  const aside = setAside(state.folder);
  const again = await runBuild(state.folder, state.environment);
  if (again.code !== 0) return [`A cold build in the warm one's folder failed:\n${endOf(again.text)}`];
  const stale = isWarmBuilt ? describe("are stale", { warm: outputOf(aside), cold: outputOf(state.folder) }) : "";
  const foreign = describe("depend on the folder or on chance", {
    "in one folder": outputOf(state.folder),
    "in another": outputOf(cold),
  });
  if (isWarmBuilt) putCachesBack(state.folder);
  return [stale, foreign];
}

function describe(what: string, outputs: Readonly<Record<string, string>>): string {
  const [output = "", right = ""] = Object.values(outputs);
  const differences = compareOutputs(output, right);
  if (differences.length === 0) return "";
  const named = differences
    .slice(0, mostNamed)
    .map(({ file, kind }) => `  ${kind === "other" ? "" : `${kind}: `}${file}`);
  const rest = differences.length > named.length ? [`  … and ${differences.length - named.length} more`] : [];
  const line = firstDifferingLine(outputs, differences);
  return [`${differences.length} files ${what}:`, ...named, ...rest, ...(line === "" ? [] : ["", line])].join("\n");
}

function outputOf(folder: string): string {
  return path.join(folder, "public");
}

function endOf(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.slice(-linesOfBuild).join("\n");
}
