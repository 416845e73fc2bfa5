import { Socket } from "node:net";
import type { GatsbyCache } from "gatsby";
import { readSteps } from "../fast/readSteps";
import { perRun } from "./perRun";

type Prerendering = ReturnType<typeof readSteps>;

const begun = perRun<Prerendering | null>();

/** Whether scripts/gatsby.mjs has started a process beside this one. */
export function isPrerendered(): boolean {
  return process.env["PRERENDER_FD"] !== undefined;
}

/**
 * @returns the steps of the process that scripts/gatsby.mjs has started beside this one; null where Gatsby was called by
 *   itself and does everything in its own processes.
 */
export function prerendering(cache: GatsbyCache): Prerendering | null {
  return begun.get(cache, () => {
    const descriptor = Number(process.env["PRERENDER_FD"]);
    return isPrerendered() ? readSteps(new Socket({ fd: descriptor, readable: true })) : null;
  });
}
