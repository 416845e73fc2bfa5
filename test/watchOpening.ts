import { jest } from "@jest/globals";

/** Counts the files of terms that a search index opens: it cuts each into its lines. */
export function watchOpening() {
  const split = jest.spyOn(String.prototype, "split");
  return {
    opened: () => split.mock.calls.filter(([by]) => (by as unknown) === "\n").length,
    restore: () => split.mockRestore(),
  };
}
