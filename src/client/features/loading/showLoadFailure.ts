import { loadFailureName, type LoadFailure } from "./loadFailureScript";

/** @returns the functions of the script in the head; undefined if it did not run. */
function loadFailure(): LoadFailure | undefined {
  return Reflect.get(window, loadFailureName) as LoadFailure | undefined;
}

/** Tells the reader that a part of the page did not load. */
export function showLoadFailure(message: string): void {
  loadFailure()?.show(message);
}

/** Call when everything that the page needs has loaded. */
export function settleLoading(): void {
  loadFailure()?.settle();
}

/** Call when the reader has gone on to another page. */
export function hideLoadFailure(): void {
  loadFailure()?.hide();
}
