/** Shows the reader's values in the code blocks of a new page; the code is loaded with the first page that has placeholders. */
export function restoreValues(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>("dialog.values");
  // If the code does not load, the code blocks show the placeholders.
  if (dialog)
    import(/* webpackChunkName: "values" */ "./fillIn").then(
      ({ fillIn }) => fillIn(dialog),
      () => undefined,
    );
}
