import { Socket } from "node:net";
import type { GatsbyCache } from "gatsby";
import { readSteps } from "../fast/readSteps";
import { perRun } from "./perRun";

type Prerendering = ReturnType<typeof readSteps>;

const begun = perRun<Prerendering | null>();

/** Whether scripts/gatsby.mjs has started a prerendering process in parallel with this one. */
export function isPrerendered(): boolean {
  return process.env["PRERENDER_FD"] !== undefined;
}

/**
 * @returns the steps of the prerendering process that scripts/gatsby.mjs has started in parallel; null if Gatsby was started on its own and
 *   does everything in its own processes.
 */
export function prerendering(cache: GatsbyCache): Prerendering | null {
  return begun.get(cache, () => {
    const descriptor = Number(process.env["PRERENDER_FD"]);
    return isPrerendered() ? readSteps(new Socket({ fd: descriptor, readable: true })) : null;
  });
}
