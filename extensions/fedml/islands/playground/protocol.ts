import type { Points } from "./data";
import type { Settings } from "./settings";
import type { Round } from "./simulate";

/** Asks the worker for a run. A request ends the run before it. */
export interface Start {
  readonly id: number;
  readonly settings: Settings;
}

/** A round as the page shows it. */
export interface ShownRound extends Omit<Round, "model"> {
  /** Predicted class at the center of each cell of the plane, row by row from the top left: `cells × cells`. */
  readonly regions: Uint8Array;
}

export type Report = { readonly id: number } & (
  | { readonly kind: "data"; readonly train: Points; readonly counts: readonly (readonly number[])[] }
  | { readonly kind: "round"; readonly round: ShownRound }
  | { readonly kind: "end" }
  | { readonly kind: "failure"; readonly message: string }
);

/** Cells along one side of the plane. */
export const cells = 72;
