import { types } from "node:util";

/** @returns an error's message, also for an error that was thrown in another `vm` context. */
export function messageOf(error: unknown): string {
  return error instanceof Error || types.isNativeError(error) ? error.message : String(error);
}
