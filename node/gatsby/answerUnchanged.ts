/** Gatsby's store, and the emitter of the actions applied to it. */
export interface QueryEvents {
  readonly store: {
    readonly getState: () => { readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> } };
  };
  readonly emitter: {
    readonly on: (type: string, listener: (action: { readonly payload: { readonly path: string } }) => void) => void;
    readonly emit: (type: string, action: { readonly payload: { readonly page: string } }) => void;
  };
}

/**
 * When a page's query has to run first, `gatsby develop` answers a request for the page's data once the data are written. If the query
 * returns the same result as before, Gatsby writes nothing, and the answer waits for 5 or 10 seconds. Every page waits for the data of
 * Gatsby's not-found page before it shows anything, and each save makes that page's query run. Here the request is answered right after the
 * query.
 *
 * @source gatsby 5.16, utils/get-page-data: waitNextPageData; query/query-runner, which adds a page to `pendingPageDataWrites` before the
 *   action PAGE_QUERY_RUN, and only if the result has changed.
 */
export function answerUnchanged({ store, emitter }: QueryEvents): void {
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }) => {
    if (store.getState().pendingPageDataWrites.pagePaths.has(path)) return;
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
}
