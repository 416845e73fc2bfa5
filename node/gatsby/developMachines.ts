import { createRequire } from "node:module";
import path from "node:path";
import { answerUnchanged, type QueryEvents } from "./answerUnchanged";
import { keepSchema, type SchemaParts, type SchemaServices } from "./keepSchema";
import { contentFolder } from "../common/sources";
import { watchWholeFiles, type Watching } from "./watchWholeFiles";
import { writeAtRest, type DevelopActions } from "./writeAtRest";

/**
 * Milliseconds during which Gatsby collects changes of nodes before it applies them; Gatsby's own value is 500. A tool that writes many
 * files takes longer: `lateChanges` handles the rest.
 */
const collected = 25;
/** Milliseconds after which Gatsby runs the queries that it has found; Gatsby's own value is 50. It enqueues them with a timer of 0 ms. */
const enqueued = 5;
/** A pending change of a node. */
type Mutation = object;

interface Context {
  readonly pendingQueryRuns?: ReadonlySet<string>;
  readonly nodeMutationBatch?: readonly Mutation[];
}

/** The parts of Gatsby's state machines that are changed here. */
export interface DevelopMachine {
  readonly config: {
    readonly states: {
      readonly waiting: {
        always: readonly { target: string; cond: (context: Context) => boolean }[];
        readonly on: { readonly ADD_NODE_MUTATION: { actions: unknown } };
      };
    };
  };
}
export interface WaitingMachine {
  readonly config: { readonly states: { readonly batchingNodeMutations: { after: Readonly<Record<number, string>> } } };
}
export interface QueryMachine {
  readonly config: {
    readonly states: { readonly waitingPendingQueries: { after: Readonly<Record<number, unknown>> } };
  };
}

/**
 * Repairs `gatsby develop`, which loses saved changes while a browser requests pages, for example when the browser prefetches them.
 * Gatsby's state `waiting` collects changes of nodes in a nested machine, and leaves the state at the first requested query. The collected
 * changes are then lost with that machine, or they are applied but no page is created for them. Here the outer machine records the changes
 * too, and runs no query before they are applied and the pages are created. A browser that requests one page after another does not delay a
 * save.
 *
 * Between a save and its page, Gatsby also writes its state and the types of queries; here it does so only when it is idle (`writeAtRest`).
 * The schema is rebuilt only when it has changed (`keepSchema`). Gatsby lets requests for a page's data wait when no new data will come
 * (`answerUnchanged`). And it reads files that are still being written (`watchWholeFiles`).
 *
 * @source gatsby 5.16, state-machines/develop, state-machines/waiting and state-machines/query-running. XState reads a transition from the
 *   configuration when it first enters the state, and hooks run before that.
 * @param root absolute path of the repository.
 */
export function repairDevelop(root: string): void {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const load = createRequire(resolve("gatsby/package.json"));
  const { developMachine } = load("./dist/state-machines/develop") as { developMachine: DevelopMachine };
  const { waitingMachine } = load("./dist/state-machines/waiting") as { waitingMachine: WaitingMachine };
  const { queryRunningMachine } = load("./dist/state-machines/query-running") as { queryRunningMachine: QueryMachine };
  repairMachines(developMachine, waitingMachine);
  runQueriesSoon(queryRunningMachine);
  const { buildActions } = load("./dist/state-machines/develop/actions") as { buildActions: DevelopActions };
  writeAtRest(developMachine, buildActions);
  const { dataLayerServices } = load("./dist/state-machines/data-layer/services") as {
    dataLayerServices: SchemaServices;
  };
  const { store, emitter } = load("./dist/redux") as Pick<SchemaParts, "store"> & QueryEvents;
  const { haveEqualFields } = load("./dist/schema/infer/inference-metadata") as Pick<SchemaParts, "haveEqualFields">;
  keepSchema(dataLayerServices, { store, haveEqualFields });
  answerUnchanged({ store, emitter } as QueryEvents);
  const chokidar = createRequire(resolve("gatsby-source-filesystem/package.json"))("chokidar") as Watching;
  watchWholeFiles(chokidar, path.join(root, contentFolder));
}

export function repairMachines(develop: DevelopMachine, waiting: WaitingMachine): void {
  waiting.config.states.batchingNodeMutations.after = { [collected]: "committingBatch" };

  const state = develop.config.states.waiting;
  state.always = state.always.map(({ target, cond }) => ({
    target,
    cond: (context) => cond(context) && (context.nodeMutationBatch ?? []).length === 0,
  }));
  // The object that XState's `assign` would create. Gatsby's own action adds to a list that the other machine may share.
  const note = {
    type: "xstate.assign",
    assignment: {
      nodeMutationBatch: ({ nodeMutationBatch = [] }: Context, { payload }: { readonly payload: Mutation }) => [
        ...nodeMutationBatch,
        payload,
      ],
    },
  };
  const { ADD_NODE_MUTATION: added } = state.on;
  added.actions = [added.actions, note].flat();
}

export function runQueriesSoon({ config }: QueryMachine): void {
  const state = config.states.waitingPendingQueries;
  state.after = { [enqueued]: Object.values(state.after)[0] };
}
