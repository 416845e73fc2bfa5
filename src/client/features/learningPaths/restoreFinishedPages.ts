/** Shows what the reader has ticked on a page that has just come; the program comes with the first page that has a box or a list. */
export function restoreFinishedPages(root: Document): void {
  if (!root.querySelector("[data-step]")) return;
  // Without it the boxes are empty.
  import(/* webpackChunkName: "steps" */ "./finishedPages").then(
    ({ showFinishedPages }) => showFinishedPages(root),
    () => undefined,
  );
}
