import type { Facts } from "../../data/facts";
import type { AlgorithmKind } from "../algorithms/lists";
import type { ConfigDocument, ConfigKey } from "./config";

/** The reference data that the checks of a configuration read. They are plain enough for a browser. */
export interface ConfigurationFacts {
  readonly documents: ReadonlyMap<string, CheckedDocument>;
  readonly data: { readonly algorithms: Readonly<Record<AlgorithmKind, readonly { readonly name: string }[]>> };
}

/** A configuration document as the checks read it. */
export type CheckedDocument = Pick<ConfigDocument, "name" | "keys" | "sections">;

/** A key of a configuration document with its whole path: "train_args.epochs". */
export interface PlacedKey extends ConfigKey {
  readonly path: string;
  readonly document: string;
}

/** The document that settings of algorithms and examples belong to. */
export const federatedDocument = "fedml_config.yaml";

/** Pattern of an "amount": "$1.75", "3000". Accepts more than the samples of the library, which all begin with "$". */
export const amount = String.raw`^\$?\d[\d,]*(?:\.\d+)?$`;

/** @param document "job.yaml" @param key "computing.resource_type" */
export function keyId(document: string, key: string): string {
  return `${document}#${key}`;
}

const placed = new WeakMap<CheckedDocument, readonly PlacedKey[]>();

/** The keys of a document in reading order. The path of a key in a section begins with the name of the section. */
export function keysOf(document: CheckedDocument): readonly PlacedKey[] {
  const known = placed.get(document);
  if (known) return known;
  const keys = [
    ...document.keys.map((key) => ({ ...key, path: key.key, document: document.name })),
    ...document.sections.flatMap(({ name, keys }) =>
      keys.map((key) => ({ ...key, path: `${name}.${key.key}`, document: document.name })),
    ),
  ];
  placed.set(document, keys);
  return keys;
}

export function keysFrom({ keys }: Facts, document: string): readonly PlacedKey[] {
  return [...keys.values()].filter((key) => key.document === document);
}

/**
 * Finds the keys that an algorithm reads, only by their names. If several sections contain a name, the section with most of the other names
 * counts: "epsilon" means differential privacy next to "mechanism_type", and heavy hitters next to "max_word_len".
 */
export function settingsOf({ keys }: Facts, names: readonly string[]): ReadonlyMap<string, PlacedKey> {
  const named = [...keys.values()].filter(({ document, key }) => document === federatedDocument && names.includes(key));
  const sectionOf = ({ path }: PlacedKey) => path.slice(0, path.indexOf("."));
  const held = new Map<string, number>();
  for (const key of named) held.set(sectionOf(key), (held.get(sectionOf(key)) ?? 0) + 1);
  const found = new Map<string, PlacedKey>();
  for (const key of named) {
    const known = found.get(key.key);
    if (!known || (held.get(sectionOf(key)) ?? 0) > (held.get(sectionOf(known)) ?? 0)) found.set(key.key, key);
  }
  return found;
}

/** Whether the author chooses the name: MAPPING. A single letter, such as `C`, is a real key. */
export function isPlaceholder(step: string): boolean {
  return /^[A-Z]{2,}$/.test(step);
}

/**
 * Documents in which authors may add their own sections.
 *
 * @source content/reference/config.yaml: every free key of the job YAML becomes an environment variable.
 */
export const withFreeSections: ReadonlySet<string> = new Set(["job.yaml"]);

/** @returns the values that a key accepts; none if it accepts any value. Data sets and models may be the author's own. */
export function valuesOf({ allowed, values_of: list }: ConfigKey, { data }: ConfigurationFacts): ConfigKey["allowed"] {
  if (allowed.length > 0 || list === undefined || list === "datasets" || list === "models") return allowed;
  return data.algorithms[list].map(({ name }) => name);
}
