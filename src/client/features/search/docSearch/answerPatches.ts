import { inside } from "./inside";

/** @returns an error that DocSearch shows. */
export function toFailure(cause: unknown): Error {
  const failure = new Error("No index answers.", { cause });
  failure.name = inside.failureName;
  return failure;
}

/** @param begin when the query was asked, on the clock of `performance`. */
export async function outlastStall(begin: number): Promise<void> {
  const rest = inside.stallThreshold - (performance.now() - begin);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
}

/** Lets nothing through that is late. */
export async function ignoreLate(isLate: boolean): Promise<void> {
  if (isLate) await never();
}

/** Something that is caught, as DocSearch does with what its client gives. */
export interface Catchable<Value> {
  readonly catch: (handle: (error: unknown) => unknown) => Promise<Value>;
}

/**
 * DocSearch sets its error screen in `catch` and throws the error on; nobody catches it there, and what follows resets the
 * screen. So its handler is called, and what it gives never settles.
 */
export function settleQuietly<Value>(promise: Promise<Value>): Catchable<Value> {
  return {
    catch: (handle) =>
      promise.catch((error: unknown) => {
        try {
          handle(error);
        } catch {
          // It is the same error.
        }
        return never();
      }),
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
