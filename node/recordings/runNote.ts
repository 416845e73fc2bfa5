import { fill } from "../../src/shared/fill";
import type { DocumentStrings } from "../../src/shared/strings";
import type { Recording } from "./recording";

/** @returns a note that says which version a block ran with and when, and the exit code if it failed. */
export function runNote({ versions, date, exit }: Recording, { ran, failed }: DocumentStrings["runs"]): string {
  const version = Object.entries(versions)[0]?.join(" ") ?? "";
  return fill(exit === 0 ? ran : failed, { version, date, exit: String(exit) });
}
