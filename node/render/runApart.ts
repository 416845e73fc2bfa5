import { inspect, types } from "node:util";
import v8 from "node:v8";
import vm from "node:vm";

/** Default time limit for the expressions of one page, in milliseconds. */
const usualLimit = 5_000;

/**
 * Runs compiled MDX in a `vm` context of its own. Its expressions have the language's globals, but neither the process
 * nor its environment, and code that does not end is stopped, also in async functions. This protects a build from
 * mistakes; it does not protect against malicious code.
 *
 * @param code  body of a function, as MDX writes it.
 * @param given its only argument.
 * @param read  called with what the function returns, within the same limits.
 * @param longest time limit, in milliseconds.
 * @throws {unknown} whatever the code throws; {Error} when the time is over, or a promise is rejected and nothing handles it.
 */
export function runApart<Module, Result>(
  code: string,
  given: object,
  read: (module: Module) => Result,
  longest = usualLimit,
): Result {
  // Callbacks of promises run within the time limit, and never after this function has returned.
  const scope = vm.createContext({}, { microtaskMode: "afterEvaluate" });
  // The published page is a module, and modules are strict.
  const body = vm.runInContext(`(function () {"use strict";${code}\n})`, scope) as (given: object) => Module;
  const state: { result?: Result } = {};
  let module: { readonly exports: Module } | undefined;
  scope["run"] = () => {
    module ??= { exports: body(given) };
    state.result = read(module.exports);
  };
  const settle = collectPromises();
  let unhandled: readonly Promise<unknown>[] = [];
  try {
    runInTurns(scope, longest);
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

/** How often a component that suspends is rendered: each time, the promises that need nothing from outside are settled. */
const mostTurns = 10;

function runInTurns(scope: vm.Context, timeout: number): void {
  for (let turn = 1; ; turn += 1) {
    try {
      vm.runInContext("run()", scope, { timeout });
      return;
    } catch (error) {
      if (!isSuspended(error) || turn === mostTurns) throw error;
    }
    // The callbacks of promises run after any code of the scope that does not throw.
    vm.runInContext("0", scope, { timeout });
  }
}

/** @returns whether React has stopped because a component waits for a promise. */
export function isSuspended(error: unknown): boolean {
  return types.isNativeError(error) && /\bsuspended while\b/.test(error.message);
}

/** @returns whether `runApart` has stopped code that took too long. */
export function hasRunOutOfTime(error: unknown): boolean {
  return error instanceof Error && isTimeout(error.cause);
}

function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/**
 * Maximum number of promises to hold before the fulfilled ones are dropped: a function that awaits in a
 * loop creates hundreds of thousands per second.
 */
const mostKept = 10_000;

/**
 * Collects new promises, because a rejected promise without a handler would end the process.
 *
 * @returns a function that stops collecting, makes the collected promises harmless, and returns the rejected ones that no code handles.
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
    // A promise that runs has waited for its parent. To have a parent is not enough: the promise that `await` creates
    // for a plain value has one, but waits for nothing.
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

/** JavaScript cannot read the state of a promise synchronously, but `inspect` shows it. */
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

/** Whether an error comes from a dynamic import: only webpack has the modules that a page imports at run time. */
function isMissingModule(error: unknown): boolean {
  return (error as Partial<NodeJS.ErrnoException> | null)?.code === "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING";
}
