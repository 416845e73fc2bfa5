import { readStorage, writeStorage } from "../../hooks/storage";
import { tabKeyPrefix } from "./tabChoiceScript";

const choices = "input[data-tab-group]";

/** Applies a choice in one group of tabs to all groups of the same name, and stores it. */
export function installTabs(root: Document): void {
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(choices)) return;
    const { tabGroup = "" } = target.dataset;
    // Keep the clicked tab where it is on the screen, although tabs above it may change their height.
    const before = target.getBoundingClientRect().top;
    writeStorage(`${tabKeyPrefix}${tabGroup}`, target.value);
    show(root, tabGroup, target.value);
    window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
  });
}

/** Applies the stored choices to a new page. */
export function restoreTabChoices(root: Document): void {
  const groups = new Set(
    [...root.querySelectorAll<HTMLInputElement>(choices)].map(({ dataset }) => dataset["tabGroup"] ?? ""),
  );
  for (const group of groups) {
    const value = readStorage(`${tabKeyPrefix}${group}`);
    if (value !== null) show(root, group, value);
  }
}

function show(root: Document, group: string, value: string): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(choices)) {
    if (input.dataset["tabGroup"] === group && input.value === value) input.checked = true;
  }
}
