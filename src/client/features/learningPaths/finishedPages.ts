import { readStorage, writeStorage } from "../../hooks/storage";

/** Key in the browser's storage; the value is a JSON list of addresses. */
export const finishedKey = "learning-paths.finished";

/** Ticks the box of a page that the reader has ticked before, marks its steps in lists, and keeps what changes. */
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

/** @returns what was written; nothing where something else than a list of texts is kept. */
function readPages(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStorage(finishedKey) ?? "[]");
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
  } catch {
    return [];
  }
}

// Another tab has changed it.
window.addEventListener("storage", () => showFinishedPages(document));
