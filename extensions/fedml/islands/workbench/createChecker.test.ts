import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createChecker, type WorkerLike } from "./createChecker";
import type { WorkbenchData } from "./data";
import type { Request, Result } from "./messages";

const data = {} as WorkbenchData;
const empty = { document: null, diagnostics: [], remarks: [] };

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly asked: Request[] = [];
  isOver = false;

  postMessage(request: Request): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isOver = true;
  }

  answer(): void {
    const last = this.asked.at(-1);
    if (last?.kind === "check") this.onmessage?.({ data: { ...empty, id: last.id } } as MessageEvent);
  }

  get texts(): readonly string[] {
    return this.asked.flatMap((request) => (request.kind === "check" ? [request.text] : []));
  }
}

let workers: FakeWorker[];
let results: (Result | null)[];

function open() {
  return createChecker({
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    data,
    limit: 100,
    onResult: (result) => results.push(result),
  });
}

beforeEach(() => {
  workers = [];
  results = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("checks one text at a time, and of those waiting only the newest", () => {
  const checker = open();
  for (const text of ["a", "ab", "abc"]) checker.check(text, null);
  expect(workers[0]?.texts).toEqual(["a"]);
  workers[0]?.answer();
  expect(results).toEqual([]);
  expect(workers[0]?.texts).toEqual(["a", "abc"]);
  workers[0]?.answer();
  expect(results).toHaveLength(1);
});

test("terminates a worker that takes too long, and starts another one for the next text", () => {
  const checker = open();
  checker.check("slow", null);
  jest.advanceTimersByTime(100);
  expect(results).toEqual([null]);
  expect(workers[0]?.isOver).toBe(true);
  checker.check("quick", null);
  expect(workers[1]?.asked[0]?.kind).toBe("data");
  workers[1]?.answer();
  expect(results[1]).toMatchObject(empty);
});

test("replaces a worker that fails, and reports nothing after the end", () => {
  const checker = open();
  checker.check("a", null);
  workers[0]?.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  expect(results).toEqual([null]);
  checker.check("b", null);
  checker.end();
  jest.advanceTimersByTime(1000);
  expect(results).toEqual([null]);
});
