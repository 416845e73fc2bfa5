import { createRequire } from "node:module";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { writeAtRest, type DevelopActions, type SavingMachine } from "./writeAtRest";

const load = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
const { interpret } = load("xstate") as { interpret: (machine: Machine) => Service };

interface Machine extends SavingMachine {
  readonly options: { readonly services: Record<string, unknown> };
  readonly withContext: (context: object) => Machine;
}
interface Service {
  readonly start: (state: string) => Service;
  readonly stop: () => void;
  readonly send: (event: object) => void;
}

let written: string[];
let service: Service;
let atExit: (code: number) => void;

beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  // Gatsby's own machine and actions, to test that Gatsby really looks actions up by name in them.
  const { developMachine } = load("./dist/state-machines/develop") as { developMachine: Machine };
  const { buildActions } = load("./dist/state-machines/develop/actions") as { buildActions: DevelopActions };
  Object.assign(buildActions, {
    saveDbState: () => written.push("state"),
    schemaTypegen: () => written.push("schema"),
    definitionsTypegen: (_: unknown, { payload }: { payload: string }) => written.push(payload),
  });
  Object.assign(developMachine.options.services, {
    waitForMutations: () => new Promise(() => undefined),
    runQueries: () => Promise.resolve({}),
  });
  const known = process.listeners("exit");
  const store = { getState: () => ({ config: { graphqlTypegen: {} } }) };
  const machine = developMachine.withContext({ store, pendingQueryRuns: new Set(), compiler: {} });
  // As in Gatsby, the machine exists before `writeAtRest` is called, and enters `waiting` after.
  service = interpret(machine);
  writeAtRest(developMachine, buildActions);
  service.start("waiting");
  const [added] = process.listeners("exit").filter((listener) => !known.includes(listener));
  atExit = added as typeof atExit;
});

afterEach(() => {
  service.stop();
  process.off("exit", atExit);
  jest.useRealTimers();
  jest.resetModules();
});

const wait = (time: number) => jest.advanceTimersByTimeAsync(time);
const save = () => service.send({ type: "ADD_NODE_MUTATION", payload: {} });
/** Makes Gatsby leave `waiting` for a query, and come back. */
const ask = () => service.send({ type: "QUERY_RUN_REQUESTED", payload: { pagePath: "/" } });

test("writes the state after browsers have been answered", async () => {
  ask();
  await wait(400);
  ask();
  await wait(400);
  expect(written).toEqual([]);
  await wait(200);
  expect(written).toEqual(["state"]);
});

test("writes types later, and only the newest", async () => {
  service.send({ type: "SET_SCHEMA" });
  for (const payload of ["of the first save", "of the second"]) {
    service.send({ type: "SET_GRAPHQL_DEFINITIONS", payload });
    ask();
    await wait(4_000);
  }
  expect(written).toEqual(["state", "state"]);
  await wait(2_000);
  expect(written).toEqual(["state", "state", "schema", "of the second"]);
});

test("writes nothing during a save", async () => {
  service.send({ type: "SET_GRAPHQL_DEFINITIONS", payload: "types" });
  ask();
  await wait(100);
  save();
  await wait(10_000);
  expect(written).toEqual([]);
});

test("writes a pending state when the process ends", async () => {
  ask();
  await wait(100);
  atExit(0);
  atExit(0);
  expect(written).toEqual(["state"]);
});
