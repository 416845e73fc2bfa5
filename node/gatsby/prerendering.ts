import { Socket } from "node:net";
import type { GatsbyCache } from "gatsby";
import { readSteps } from "../fast/readSteps";

type Prerendering = ReturnType<typeof readSteps>;

/** By the cache of its run, so that two runs in one process share nothing. */
const memories = new WeakMap<GatsbyCache, Prerendering | null>();

/** Whether scripts/gatsby.mjs has started a process beside this one. */
export function isPrerendered(): boolean {
  return process.env["PRERENDER_FD"] !== undefined;
}

/**
 * @returns the steps of the process that scripts/gatsby.mjs has started beside this one; null where Gatsby was called by
 *   itself and does everything in its own processes.
 */
export function prerendering(cache: GatsbyCache): Prerendering | null {
  const known = memories.get(cache);
  if (known !== undefined) return known;
  const descriptor = Number(process.env["PRERENDER_FD"]);
  const begun = isPrerendered() ? readSteps(new Socket({ fd: descriptor, readable: true })) : null;
  memories.set(cache, begun);
  return begun;
}
