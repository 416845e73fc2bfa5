import { setTimeout as pause } from "node:timers/promises";

/** How long a browser may take to start or to answer, in milliseconds; after that it counts as hung. */
export const answerLimit = 30_000;

/** Calls `ask` until it returns a value. */
export async function waitFor<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  complaint: () => string,
): Promise<Answer> {
  const end = Date.now() + answerLimit;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(50);
  }
  throw new Error(complaint());
}
