import { inside } from "./inside";

/** Attributes with which DocSearch makes its frame an expanded button. */
const wrongOfFrame = ["tabindex", "aria-expanded", "aria-haspopup", "aria-labelledby", "aria-owns", "aria-controls"];

/** Attributes to watch: React writes an attribute again when its value changes. */
export const watchedAttributes = [...wrongOfFrame, "id", "aria-selected"];

/**
 * Makes the frame a dialog. Like the other functions here, it changes only what is wrong, so that an observer that calls it
 * does not call it for ever.
 *
 * @param label accessible name of the dialog.
 */
export function fixFrame(container: HTMLElement, label: string): void {
  for (const name of wrongOfFrame) container.removeAttribute(name);
  if (container.getAttribute("role") === "dialog") return;
  container.setAttribute("role", "dialog");
  container.setAttribute("aria-modal", "true");
  container.setAttribute("aria-label", label);
}

/** Removes the roles of the window's header and footer, which would count as those of the page. */
export function fixBars(container: HTMLElement): void {
  for (const bar of container.querySelectorAll("header:not([role]), footer:not([role])"))
    bar.setAttribute("role", "none");
}

/** Makes the links themselves the options. */
export function fixOptions(container: HTMLElement): void {
  for (const row of container.querySelectorAll<HTMLElement>(inside.row)) makeOption(row);
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

/** Gives each list its own id, to which the field refers. */
export function fixLists(container: HTMLElement): void {
  const lists = [...container.querySelectorAll<HTMLElement>("[role='listbox']")];
  for (const list of lists) {
    // "docsearch-hits0-item-3" is an option of "docsearch-hits0-list".
    const id = list.querySelector("[role='option']")?.id.replace(/-item-\d+$/, "-list");
    if (id && list.id !== id) list.id = id;
  }
  const field = container.querySelector(inside.field);
  const ids = lists.map(({ id }) => id).join(" ");
  if (!field || (field.getAttribute("aria-controls") ?? "") === ids) return;
  if (ids === "") field.removeAttribute("aria-controls");
  else field.setAttribute("aria-controls", ids);
}
