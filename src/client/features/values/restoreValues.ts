/** Shows the reader's values in the code blocks of a page that has just come; the program comes with the first page that has words for them. */
export function restoreValues(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>("dialog.values");
  // Without it the code blocks show the words that stand for values.
  if (dialog)
    import(/* webpackChunkName: "values" */ "./fillIn").then(
      ({ fillIn }) => fillIn(dialog),
      () => undefined,
    );
}
