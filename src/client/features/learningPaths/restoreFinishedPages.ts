/** Shows the reader's ticks on a new page; the code is loaded with the first page that has a box or a list of steps. */
export function restoreFinishedPages(root: Document): void {
  if (!root.querySelector("[data-step]")) return;
  // If the code does not load, the boxes stay empty.
  import(/* webpackChunkName: "steps" */ "./finishedPages").then(
    ({ showFinishedPages }) => showFinishedPages(root),
    () => undefined,
  );
}
