/** Actions of Gatsby's state machine, by their names in its configuration. */
export type DevelopActions = Record<string, (...given: readonly unknown[]) => unknown>;

/** The part of the configuration of Gatsby's machine that is changed here. */
export interface SavingMachine {
  readonly config: {
    readonly states: { readonly waiting: { readonly on: { readonly ADD_NODE_MUTATION: { actions: unknown } } } };
  };
}

/** Milliseconds after which the state is written. By then, browsers, which request a saved page at once, have been answered. */
const answered = 500;
/** The same for the types of queries, which take longer to write, and which no request waits for. */
const longAtRest = 5_000;

/**
 * `gatsby develop` writes its state for the next run, and the types of queries, between a save and its page. With 2,000 documents, writing
 * the state alone delays the page by a quarter of a second. Here both wait until Gatsby is idle, and the next save cancels the timers. A
 * state that is still pending when the process exits is written then.
 *
 * @source gatsby 5.16, state-machines/develop: `saveDbState` runs when Gatsby enters its state `waiting`. XState looks an action up by name
 *   each time, in the object that Gatsby has passed to it, and reads a transition when it first enters the state.
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
