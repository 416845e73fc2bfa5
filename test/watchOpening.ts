import { jest } from "@jest/globals";

/** Counts the term files that a search index opens, by the calls that split a file into lines. */
export function watchOpening() {
  const split = jest.spyOn(String.prototype, "split");
  return {
    opened: () => split.mock.calls.filter(([by]) => (by as unknown) === "\n").length,
    restore: () => split.mockRestore(),
  };
}
