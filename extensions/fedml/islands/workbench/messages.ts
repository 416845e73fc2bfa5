import type { CheckedFile, Diagnostic } from "./checkFile";
import type { Remark } from "./remarksOn";
import type { WorkbenchData } from "./data";

/** Messages from the page to its worker: first the data, once, then files to check. */
export type Request =
  | { readonly kind: "data"; readonly data: WorkbenchData }
  | { readonly kind: "check"; readonly id: number; readonly text: string; readonly document: string | null };

export interface Result extends Pick<CheckedFile, "document"> {
  readonly diagnostics: readonly Diagnostic[];
  readonly remarks: readonly Remark[];
}

export interface Answer extends Result {
  readonly id: number;
}
