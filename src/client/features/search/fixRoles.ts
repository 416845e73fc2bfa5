/** What DocSearch says of its frame, which it calls a button that is expanded. */
const wrongOfFrame = ["tabindex", "aria-expanded", "aria-haspopup", "aria-labelledby", "aria-owns", "aria-controls"];

/**
 * Tells assistive technology what DocSearch's modal is: a dialog with a field and lists, each list under an id of its own, by which the field
 * names it. The options are the links themselves, because an option holds no other control. React writes an attribute anew
 * when its value changes, hence the watch.
 *
 * @param label name of the dialog.
 * @returns ends the watch.
 */
export function fixRoles(container: HTMLElement, label: string): () => void {
  container.setAttribute("role", "dialog");
  container.setAttribute("aria-modal", "true");
  container.setAttribute("aria-label", label);
  // Nor are its bars those of the page.
  for (const bar of container.querySelectorAll("header, footer")) bar.setAttribute("role", "none");
  fix(container);
  const watcher = new MutationObserver(() => fix(container));
  watcher.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [...wrongOfFrame, "id", "aria-selected"],
  });
  return () => watcher.disconnect();
}

/** Changes only what is wrong, so that the watch comes to rest. */
function fix(container: HTMLElement): void {
  for (const name of wrongOfFrame) container.removeAttribute(name);
  for (const row of container.querySelectorAll<HTMLElement>(".DocSearch-Hit")) makeOption(row);
  const lists = [...container.querySelectorAll<HTMLElement>("[role='listbox']")];
  for (const list of lists) {
    // "docsearch-hits0-item-3" is an option of "docsearch-hits0-list".
    const id = list.querySelector("[role='option']")?.id.replace(/-item-\d+$/, "-list");
    if (id && list.id !== id) list.id = id;
  }
  const field = container.querySelector("input");
  const ids = lists.map(({ id }) => id).join(" ");
  if (!field || (field.getAttribute("aria-controls") ?? "") === ids) return;
  if (ids === "") field.removeAttribute("aria-controls");
  else field.setAttribute("aria-controls", ids);
}

function makeOption(row: HTMLElement): void {
  const link = row.querySelector("a");
  if (!link) return;
  row.setAttribute("role", "none");
  link.setAttribute("role", "option");
  for (const name of ["id", "aria-selected"]) {
    const value = row.getAttribute(name);
    if (value === null) continue;
    link.setAttribute(name, value);
    row.removeAttribute(name);
  }
}
