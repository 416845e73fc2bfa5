import { itemKey as engineKey, splitItemKey as engineSplit, type ItemKey } from "../../../node/syntax/items";

/** Kinds of things that pages show. */
export const itemKinds = [
  "command",
  "symbol",
  "key",
  "variable",
  "algorithm",
  "dataset",
  "model",
  "benchmark",
  "paper",
  "talk",
  "term",
  "extra",
  "system",
  "example",
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** @returns how pages and links name a thing: "command:fedml launch". */
export function itemKey(kind: ItemKind, id: string): ItemKey {
  return engineKey(kind, id);
}

export function splitItemKey(key: ItemKey): { readonly kind: ItemKind; readonly id: string } {
  const { kind, id } = engineSplit(key);
  return { kind: kind as ItemKind, id };
}

/** @param document "job.yaml" @param key "computing.resource_type" */
export function keyId(document: string, key: string): string {
  return `${document}#${key}`;
}

/** The anchor of an item on every page that shows it. Prefixes keep apart what may stand on one page with headings. */
export function anchorOf(key: ItemKey): string {
  const { kind, id } = splitItemKey(key);
  switch (kind) {
    case "command":
      return id.replaceAll(" ", "-");
    case "key":
      return id.slice(id.indexOf("#") + 1);
    case "symbol":
    case "variable":
    case "algorithm":
    case "dataset":
    case "model":
    case "benchmark":
    case "example":
    case "term":
      return id;
    case "paper":
    case "talk":
    case "extra":
    case "system":
      return `${kind}-${id}`;
  }
}

/** The anchor of an option: "fedml-launch--cluster". */
export function optionAnchor(command: string, flag: string): string {
  return `${command.replaceAll(" ", "-")}${flag}`;
}
