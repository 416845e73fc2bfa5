import { types } from "node:util";

/** @returns what an error says, one of an expression that ran apart from this program included. */
export function messageOf(error: unknown): string {
  return error instanceof Error || types.isNativeError(error) ? error.message : String(error);
}
