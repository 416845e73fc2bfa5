import v8 from "node:v8";
import vm from "node:vm";

/** How long the expressions of one page may take, in milliseconds. */
const usualLimit = 5_000;

/**
 * Runs what MDX has compiled, away from this program: its expressions know the language alone, neither the process nor its environment,
 * and one that does not end is stopped. This keeps mistakes from harming a build; it is no fence against somebody who means harm.
 *
 * @param code  body of a function, as MDX writes it.
 * @param given its one argument.
 * @param read  called with what the function returns, in the same bounds.
 * @param longest how long it may take, in milliseconds.
 * @throws {unknown} whatever the code throws; {Error} when the time is over.
 */
export function runApart<Module, Result>(
  code: string,
  given: object,
  read: (module: Module) => Result,
  longest = usualLimit,
): Result {
  const scope = vm.createContext({});
  const body = vm.runInContext(`(function () {${code}\n})`, scope) as (given: object) => Module;
  const state: { result?: Result } = {};
  scope["run"] = () => {
    state.result = read(body(given));
  };
  const settle = collectPromises();
  try {
    vm.runInContext("run()", scope, { timeout: longest });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    throw new Error(`The expressions of the page take longer than ${longest / 1_000} seconds.`, { cause: error });
  } finally {
    settle();
  }
  return state.result as Result;
}

/** A promise that fails, and that nobody waits for, ends the process. @returns what keeps those from it that were made since. */
function collectPromises(): () => void {
  const made: Promise<unknown>[] = [];
  const stop = v8.promiseHooks.onInit((promise) => void made.push(promise)) as () => void;
  return () => {
    stop();
    for (const promise of made) promise.catch(() => undefined);
  };
}
