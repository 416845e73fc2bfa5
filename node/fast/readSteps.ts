import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/**
 * What the process that prerenders says on its standard output when it has come so far, one line each:
 *
 * - `readable`: Gatsby may read the content; left out when it would stop at a front matter, or when the checks
 *   of a build that goes on from the last one have found errors.
 * - `checked`: every file is parsed and checked, what was parsed is kept, and warnings are reported; left out when the checks
 *   have found errors.
 * - `finished`: documents are rendered, and the output holds what needs no Gatsby; left out when the checks have found errors.
 */
export type Step = "readable" | "checked" | "finished";

/**
 * @param stream standard output of that process.
 * @returns a promise for each step, which is rejected when the stream ends before.
 */
export function readSteps(stream: Readable): Readonly<Record<Step, Promise<void>>> {
  const lines = createInterface({ input: stream });
  const reach = (step: Step) => {
    const reached = new Promise<void>((resolve, reject) => {
      lines.on("line", (line) => {
        if (line === step) resolve();
      });
      lines.on("close", () => {
        reject(new Error(`Prerendering has ended before it was ${step}; its output is above.`));
      });
    });
    // Nobody may be waiting yet, or any more.
    reached.catch(() => null);
    return reached;
  };
  return { readable: reach("readable"), checked: reach("checked"), finished: reach("finished") };
}
