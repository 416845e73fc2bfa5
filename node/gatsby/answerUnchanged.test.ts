import { createRequire } from "node:module";
import { expect, jest, test } from "@jest/globals";
import { answerUnchanged, type QueryEvents } from "./answerUnchanged";

const load = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
const { emitter } = load("./dist/redux") as Pick<QueryEvents, "emitter">;

/** @returns the pages whose data are announced as written after these queries have run. */
function toldAfter(queries: readonly string[], pending: readonly string[]): readonly string[] {
  const told: string[] = [];
  emitter.on(
    "CLEAR_PENDING_PAGE_DATA_WRITE",
    ({ payload }) => void told.push((payload as unknown as { page: string }).page),
  );
  const store = { getState: () => ({ pendingPageDataWrites: { pagePaths: new Set(pending) } }) };
  answerUnchanged({ store, emitter });
  for (const path of queries) emitter.emit("PAGE_QUERY_RUN", { payload: { path } } as never);
  return told;
}

test("answers a request right after the query if the result is unchanged", () => {
  expect(toldAfter(["/same", "/other"], ["/other"])).toEqual(["/same"]);
});

test("Gatsby answers a waiting request once the page data are announced as written", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick"] });
  const { store } = load("./dist/redux") as { store: { getState: () => object; dispatch: (action: object) => void } };
  const { getPageData } = load("./dist/utils/get-page-data") as { getPageData: (path: string) => Promise<unknown> };
  const query = { dirty: 1, running: 0 };
  const state = {
    ...store.getState(),
    pages: new Map([["/asked", {}]]),
    queries: { trackedQueries: new Map([["/asked", query]]) },
    pendingPageDataWrites: { pagePaths: new Set<string>() },
    program: { directory: "/nowhere" },
  };
  jest.spyOn(store, "getState").mockReturnValue(state);
  const answer = getPageData("/asked").then(
    () => "answered",
    (error: unknown) => String(error),
  );
  query.dirty = 0;
  emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: "/asked" } });
  // The file does not exist. The test only checks that Gatsby tries to read it before its 5-second timeout.
  await expect(answer).resolves.toContain("Error loading a result for the page query");
  jest.useRealTimers();
});
