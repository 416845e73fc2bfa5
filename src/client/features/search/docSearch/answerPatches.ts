import { inside } from "./inside";

/** @returns an error that DocSearch shows. */
export function toFailure(cause: unknown): Error {
  const failure = new Error("No index answers.", { cause });
  failure.name = inside.failureName;
  return failure;
}

/** Waits until DocSearch's "stalled" timer has run out. @param begin when the query was sent, from `performance.now()`. */
export async function outlastStall(begin: number): Promise<void> {
  const rest = inside.stallThreshold - (performance.now() - begin);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
}

/** Never settles for a late answer. */
export async function ignoreLate(isLate: boolean): Promise<void> {
  if (isLate) await never();
}

/** What DocSearch needs of the promise that its client returns. */
export interface Catchable<Value> {
  readonly catch: (handle: (error: unknown) => unknown) => Promise<Value>;
}

/**
 * DocSearch sets its error screen in `catch` and rethrows the error; nothing catches it there, and the code that follows resets
 * the screen. So this calls DocSearch's handler and returns a promise that never settles.
 */
export function settleQuietly<Value>(promise: Promise<Value>): Catchable<Value> {
  return {
    catch: (handle) =>
      promise.catch((error: unknown) => {
        try {
          handle(error);
        } catch {
          // The handler rethrows the same error.
        }
        return never();
      }),
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
