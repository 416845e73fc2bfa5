/** Gatsby's store and the actions that it has applied. */
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
 * `gatsby develop` answers a request for the data of a page, whose query has to run first, when the data are written. Where the query
 * finds what it found before, nothing is written, and the answer waits for 5 seconds, or for 10. Every page waits for the data of
 * Gatsby's not-found page before it shows anything, and each save makes its query run. Here the request is answered after the query.
 *
 * @source gatsby 5.16, utils/get-page-data: waitNextPageData; query/query-runner, which adds a page to `pendingPageDataWrites` before the
 *   action PAGE_QUERY_RUN, and only where the result is another.
 */
export function answerUnchanged({ store, emitter }: QueryEvents): void {
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }) => {
    if (store.getState().pendingPageDataWrites.pagePaths.has(path)) return;
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
}
