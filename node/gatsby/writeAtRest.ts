/** What Gatsby's machine does, by the names in its configuration. */
export type DevelopActions = Record<string, (...given: readonly unknown[]) => unknown>;

/** The part of the configuration of Gatsby's machine that is changed here. */
export interface SavingMachine {
  readonly config: {
    readonly states: { readonly waiting: { readonly on: { readonly ADD_NODE_MUTATION: { actions: unknown } } } };
  };
}

/** Milliseconds after which the state is written: by then browsers, which ask for a saved page at once, have been answered. */
const answered = 500;
/** The same for the types of queries, which take longer, and which nobody waits for. */
const longAtRest = 5_000;

/**
 * `gatsby develop` writes its state for the next run, and the types of queries, between a save and its page. With 2,000 documents the
 * state alone holds up the page for a quarter of a second. Here both wait until Gatsby is at rest, and the next save stops the wait.
 * A state that still waits when the process exits is written then.
 *
 * @source gatsby 5.16, state-machines/develop: `saveDbState` is what it does when it comes to rest, which is its state `waiting`.
 *   XState looks for an action by its name each time, in the object that Gatsby has given it, and for a transition when it is first in a state.
 */
export function writeAtRest({ config }: SavingMachine, actions: DevelopActions): void {
  const { saveDbState: saveState, schemaTypegen, definitionsTypegen } = actions;
  if (!saveState || !schemaTypegen || !definitionsTypegen) return;
  const waits = new Map<string, () => unknown>();
  const timers = new Set<NodeJS.Timeout>();

  actions["schemaTypegen"] = (...given) => void waits.set("schema", () => schemaTypegen(...given));
  actions["definitionsTypegen"] = (...given) => void waits.set("definitions", () => definitionsTypegen(...given));
  actions["saveDbState"] = () => {
    stop();
    waits.set("state", saveState);
    timers.add(setTimeout(() => write("state"), answered));
    timers.add(setTimeout(() => ["schema", "definitions"].forEach(write), longAtRest));
  };
  const { ADD_NODE_MUTATION: added } = config.states.waiting.on;
  added.actions = [added.actions, stop].flat();
  process.on("exit", () => write("state"));

  function stop(): void {
    timers.forEach(clearTimeout);
    timers.clear();
  }

  function write(name: string): void {
    const act = waits.get(name);
    waits.delete(name);
    act?.();
  }
}
