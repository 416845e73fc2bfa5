import { inspect, types } from "node:util";
import v8 from "node:v8";
import vm from "node:vm";

/** How long the expressions of one page may take, in milliseconds. */
const usualLimit = 5_000;

/**
 * Runs what MDX has compiled, away from this program: its expressions know the language alone, neither the process nor its environment,
 * and one that does not end is stopped, in functions that await too. This keeps mistakes from harming a build; it is no fence against
 * somebody who means harm.
 *
 * @param code  body of a function, as MDX writes it.
 * @param given its one argument.
 * @param read  called with what the function returns, in the same bounds.
 * @param longest how long it may take, in milliseconds.
 * @throws {unknown} whatever the code throws; {Error} when the time is over, or a promise is rejected and nothing handles it.
 */
export function runApart<Module, Result>(
  code: string,
  given: object,
  read: (module: Module) => Result,
  longest = usualLimit,
): Result {
  // What waits for promises runs before the time is over, and never after this function has returned.
  const scope = vm.createContext({}, { microtaskMode: "afterEvaluate" });
  // Once published, the page is a module, and those are strict.
  const body = vm.runInContext(`(function () {"use strict";${code}\n})`, scope) as (given: object) => Module;
  const state: { result?: Result } = {};
  scope["run"] = () => {
    state.result = read(body(given));
  };
  const settle = collectPromises();
  let unhandled: readonly Promise<unknown>[] = [];
  try {
    vm.runInContext("run()", scope, { timeout: longest });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new Error(`The expressions of the page take longer than ${longest / 1_000} seconds.`, { cause: error });
  } finally {
    unhandled = settle();
  }
  for (const promise of unhandled) {
    const cause = reasonOf(promise, scope, longest);
    if (isMissingModule(cause)) continue;
    const message = types.isNativeError(cause) ? cause.message : inspect(cause);
    throw new Error(`A promise is rejected, and no code handles it: ${message}`, { cause });
  }
  return state.result as Result;
}

/** @returns whether `runApart` has stopped what takes too long. */
export function hasRunOutOfTime(error: unknown): boolean {
  return error instanceof Error && isTimeout(error.cause);
}

function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** A function that awaits in a loop makes hundreds of thousands of promises in a second. */
const mostKept = 10_000;

/**
 * A rejected promise that nobody waits for would end the process.
 *
 * @returns what keeps the promises that were made since from that, and returns the rejected ones that nothing handles.
 */
function collectPromises(): () => readonly Promise<unknown>[] {
  let kept = new Set<Promise<unknown>>();
  const parents = new WeakMap<Promise<unknown>, Promise<unknown>>();
  const handled = new WeakSet<Promise<unknown>>();
  const stop = v8.promiseHooks.createHook({
    init(promise, parent: Promise<unknown> | undefined) {
      kept.add(promise);
      if (parent) parents.set(promise, parent);
      if (kept.size > mostKept) kept = new Set([...kept].filter((each) => stateOf(each) !== "fulfilled"));
    },
    // It waited for its parent. The promise that `await` makes of a plain value has a parent too, but waits for nothing.
    before(promise) {
      const parent = parents.get(promise);
      if (parent) handled.add(parent);
    },
  }) as () => void;
  return () => {
    stop();
    const rejected = [...kept].filter((promise) => stateOf(promise) === "rejected");
    for (const promise of kept) promise.catch(() => undefined);
    return rejected.filter((promise) => !handled.has(promise));
  };
}

/** The language tells the state of a promise only later, to those who wait for it. */
function stateOf(promise: Promise<unknown>): "pending" | "rejected" | "fulfilled" {
  const [, state] =
    /^Promise \{\s*<(pending|rejected)>/.exec(inspect(promise, { customInspect: false, depth: 0 })) ?? [];
  return state === undefined ? "fulfilled" : (state as "pending" | "rejected");
}

function reasonOf(promise: Promise<unknown>, scope: vm.Context, timeout: number): unknown {
  scope["promise"] = promise;
  vm.runInContext("promise.catch((reason) => { globalThis.reason = reason; })", scope, { timeout });
  return scope["reason"];
}

/** Only webpack has the modules that a page imports while it runs. */
function isMissingModule(error: unknown): boolean {
  return (error as Partial<NodeJS.ErrnoException> | null)?.code === "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING";
}
