import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/**
 * Steps that the prerendering process reports on its standard output, one line each:
 *
 * - `readable`: Gatsby may read the content. Omitted if Gatsby would fail on a front matter, or if the checks of a
 *   build that continues from the last one have found errors.
 * - `checked`: every file is parsed and checked, the parsed documents are cached, and warnings are reported. Omitted if
 *   the checks have found errors.
 * - `finished`: documents are rendered, and the output contains everything that does not need Gatsby. Omitted if the
 *   checks have found errors.
 */
export type Step = "readable" | "checked" | "finished";

/**
 * @param stream standard output of that process.
 * @returns a promise for each step, which rejects if the stream ends before the step.
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
    // Prevent an unhandled rejection: the caller may not await this promise yet, or no longer.
    reached.catch(() => null);
    return reached;
  };
  return { readable: reach("readable"), checked: reach("checked"), finished: reach("finished") };
}
