import { fill } from "../../src/shared/fill";
import type { DocumentStrings } from "../../src/shared/strings";
import type { Recording } from "./recording";

/** @returns with what and when a block ran, and how it ended where it failed. */
export function runNote({ versions, date, exit }: Recording, { ran, failed }: DocumentStrings["runs"]): string {
  const version = Object.entries(versions)[0]?.join(" ") ?? "";
  return fill(exit === 0 ? ran : failed, { version, date, exit: String(exit) });
}
