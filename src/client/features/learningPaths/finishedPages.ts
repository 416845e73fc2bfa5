import { readStorage, writeStorage } from "../../hooks/storage";

/** Key in the browser's storage; the value is a JSON list of addresses. */
export const finishedKey = "learning-paths.finished";

/** Ticks the boxes of pages that the reader has finished, marks their steps in lists, and stores changes. */
export function showFinishedPages(root: Document): void {
  const pages = readPages();
  for (const box of root.querySelectorAll<HTMLInputElement>("input[data-step]")) {
    const { step: path = "" } = box.dataset;
    box.checked = pages.includes(path);
    box.onchange = () => {
      const others = readPages().filter((page) => page !== path);
      writeStorage(finishedKey, JSON.stringify(box.checked ? [...others, path] : others));
    };
  }
  for (const mark of root.querySelectorAll<HTMLElement>("strong[data-step]")) {
    const isFinished = pages.includes(mark.dataset["step"] ?? "");
    mark.hidden = !isFinished;
    mark.closest("li")?.toggleAttribute("data-done", isFinished);
  }
}

/** @returns the stored addresses; items that are not texts are ignored, and a value that is not a list counts as empty. */
function readPages(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStorage(finishedKey) ?? "[]");
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
  } catch {
    return [];
  }
}

// Another tab may have changed the list.
window.addEventListener("storage", () => showFinishedPages(document));
