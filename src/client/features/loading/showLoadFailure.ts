import { loadFailureName, type LoadFailure } from "./loadFailureScript";

/** @returns what the script in the head has left for the program; undefined where it did not run. */
function loadFailure(): LoadFailure | undefined {
  return Reflect.get(window, loadFailureName) as LoadFailure | undefined;
}

/** Tells the reader that a part of the page did not load. */
export function showLoadFailure(message: string): void {
  loadFailure()?.show(message);
}

/** Everything that the page needs has come. */
export function settleLoading(): void {
  loadFailure()?.settle();
}

/** The reader has gone on to another page. */
export function hideLoadFailure(): void {
  loadFailure()?.hide();
}
