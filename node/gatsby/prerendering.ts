import { Socket } from "node:net";
import type { GatsbyCache } from "gatsby";
import { readSteps } from "../fast/readSteps";

type Prerendering = ReturnType<typeof readSteps>;

/** By the cache of its run, so that two runs in one process share nothing. */
const memories = new WeakMap<GatsbyCache, Prerendering | null>();

/**
 * @returns the steps of the process that scripts/gatsby.mjs has started beside this one; null where Gatsby was called by
 *   itself and does everything in its own processes.
 */
export function prerendering(cache: GatsbyCache): Prerendering | null {
  const known = memories.get(cache);
  if (known !== undefined) return known;
  const descriptor = process.env["PRERENDER_FD"];
  const begun = descriptor === undefined ? null : readSteps(new Socket({ fd: Number(descriptor), readable: true }));
  memories.set(cache, begun);
  return begun;
}
