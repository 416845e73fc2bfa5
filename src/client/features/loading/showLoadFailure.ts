import { showLoadFailureName } from "./loadFailureScript";

/** Tells the reader, by the script in the head, that a part of the page did not load. */
export function showLoadFailure(message: string): void {
  const show = (window as unknown as Record<string, unknown>)[showLoadFailureName];
  if (typeof show === "function") (show as (message: string) => void)(message);
}
