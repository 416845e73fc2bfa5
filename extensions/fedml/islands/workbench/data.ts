import type { AlgorithmKind } from "../../kinds/algorithms/lists";
import type { Algorithm } from "../../kinds/algorithms/algorithms";
import { keyId, type CheckedDocument, type ConfigurationFacts } from "../../kinds/config/keys";

/** Path of the file with the workbench's data; `kinds/config/workbenchFile.ts` writes it. */
export const workbenchPath = "/workbench/configuration.json";

export type WorkbenchAlgorithm = Pick<Algorithm, "name" | "accepted_by" | "required" | "when">;

/** The part of the reference data that the workbench reads, as JSON. */
export interface WorkbenchData {
  /** Release of the library that the data describe. */
  readonly version: string;
  readonly documents: readonly CheckedDocument[];
  readonly algorithms: Readonly<Record<AlgorithmKind, readonly WorkbenchAlgorithm[]>>;
  /** Names that the library defines but that have no effect, with the reason. */
  readonly withoutEffect: readonly { readonly kind: AlgorithmKind; readonly name: string; readonly why: string }[];
  /** Values of `backend` that a simulation supports. */
  readonly simulators: readonly string[];
  readonly datasets: readonly string[];
  readonly models: readonly string[];
  /** Address of the page with the entries of a document's keys, by the document's name. */
  readonly pages: Readonly<Record<string, string>>;
  /** Pages of keys that are on another page, by `keyId`. */
  readonly otherPages: Readonly<Record<string, string>>;
}

/** The data, with the index that the rules need. */
export interface WorkbenchFacts extends ConfigurationFacts {
  readonly data: WorkbenchData;
}

export function indexWorkbench(data: WorkbenchData): WorkbenchFacts {
  return { data, documents: new Map(data.documents.map((document) => [document.name, document])) };
}

/** @returns the address of a key's entry in the reference. */
export function placeOfKey({ data }: WorkbenchFacts, document: string, path: string): string | undefined {
  const page = data.otherPages[keyId(document, path)] ?? data.pages[document];
  return page === undefined ? undefined : `${page}#${path}`;
}
