import { createRequire } from "node:module";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import {
  repairMachines,
  runQueriesSoon,
  type DevelopMachine,
  type QueryMachine,
  type WaitingMachine,
} from "./developMachines";

const load = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
const { createMachine, interpret } = load("xstate") as {
  createMachine: (config: object, options: object) => Machine & DevelopMachine & WaitingMachine & QueryMachine;
  interpret: (machine: Machine) => Service;
};

interface Machine {
  readonly withContext: (context: object) => Machine;
}
interface Service {
  start: () => Service;
  stop: () => void;
  send: (event: object) => void;
}

let services: Service[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const service of services) service.stop();
  services = [];
  jest.useRealTimers();
});

/** Gatsby's own state machines, without their effects on Gatsby, in the state that waits for an edit. */
function waitingGatsby({ isRepaired }: { readonly isRepaired: boolean }) {
  const { waitingStates } = load("./dist/state-machines/waiting") as { waitingStates: object };
  const { waitingActions } = load("./dist/state-machines/waiting/actions") as { waitingActions: object };
  const { developMachine } = load("./dist/state-machines/develop") as { developMachine: { config: object } };
  const { buildActions } = load("./dist/state-machines/develop/actions") as { buildActions: object };
  const applied: object[] = [];
  const nothing = () => undefined;
  const waiting = createMachine(copyOf(waitingStates), {
    actions: waitingActions,
    services: {
      runMutationBatch: ({ runningBatch }: { runningBatch: readonly object[] }) => {
        applied.push(...runningBatch);
        return new Promise((resolve) => setTimeout(resolve, 1_000));
      },
    },
  });
  const created: number[] = [];
  const develop = createMachine(
    { ...copyOf(developMachine.config), initial: "waiting" },
    {
      actions: { ...buildActions, saveDbState: nothing, logError: nothing, schemaTypegen: nothing },
      services: {
        waitForMutations: waiting,
        recreatePages: () => Promise.resolve(created.push(applied.length)).then(nothing),
        runQueries: () => Promise.resolve({}),
      },
    },
  );
  if (isRepaired) repairMachines(develop, waiting);
  const service = interpret(develop.withContext({ pendingQueryRuns: new Set(), compiler: {} }));
  services.push(service);
  service.start();
  return {
    applied,
    created,
    save: (name: string) => service.send({ type: "ADD_NODE_MUTATION", payload: { name } }),
    ask: () => service.send({ type: "QUERY_RUN_REQUESTED", payload: { pagePath: "/" } }),
    wait: (time: number) => jest.advanceTimersByTimeAsync(time),
  };
}

/** A deep copy that shares the functions of the original. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)])) as Value;
}

test("applies a save soon and creates its pages", async () => {
  const { applied, created, save, wait } = waitingGatsby({ isRepaired: true });
  save("a");
  await wait(150);
  expect(applied).toEqual([{ name: "a" }]);
  await wait(2_000);
  expect(created).toEqual([1]);
});

test("a page request in the meantime loses no save", async () => {
  const { applied, created, save, ask, wait } = waitingGatsby({ isRepaired: true });
  save("a");
  await wait(50);
  ask();
  await wait(5_000);
  expect(applied).toContainEqual({ name: "a" });
  expect(created.length).toBeGreaterThan(0);
});

test("continuous page requests delay no save, even while changes are being applied", async () => {
  const { applied, created, save, ask, wait } = waitingGatsby({ isRepaired: true });
  save("a");
  for (let times = 0; times < 20; times += 1) {
    ask();
    await wait(100);
  }
  expect(applied).toEqual([{ name: "a" }]);
  expect(created).toEqual([1]);
});

test("runs queries as soon as Gatsby's timer has enqueued them", async () => {
  const { queryStates } = load("./dist/state-machines/query-running") as { queryStates: object };
  const queries: string[] = [];
  const dirty: string[] = [];
  const nothing = () => Promise.resolve();
  const machine = createMachine(copyOf(queryStates), {
    actions: { markSourceFilesClean: nothing },
    services: {
      extractQueries: () => Promise.resolve(setTimeout(() => queries.push("page"), 0)).then(() => undefined),
      writeOutRequires: nothing,
      calculateDirtyQueries: () => Promise.resolve(dirty.push(...queries)),
      runStaticQueries: nothing,
      runPageQueries: nothing,
      runSliceQueries: nothing,
      waitUntilAllJobsComplete: nothing,
    },
  });
  runQueriesSoon(machine);
  services.push(interpret(machine.withContext({ pendingQueryRuns: new Set() })).start());
  await jest.advanceTimersByTimeAsync(20);
  expect(dirty).toEqual(["page"]);
});

test("unpatched Gatsby loses such saves, so this module is still needed", async () => {
  for (const moment of [50, 700]) {
    const { created, save, ask, wait } = waitingGatsby({ isRepaired: false });
    save("a");
    await wait(moment);
    ask();
    await wait(10_000);
    expect(created).toEqual([]);
  }
});
