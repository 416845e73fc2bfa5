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

/** One thing of the reference data, as pages and links name it: "command:fedml launch". */
export type ItemKey = `${ItemKind}:${string}`;

export function itemKey(kind: ItemKind, id: string): ItemKey {
  return `${kind}:${id}`;
}

export function splitItemKey(key: ItemKey): { readonly kind: ItemKind; readonly id: string } {
  const colon = key.indexOf(":");
  return { kind: key.slice(0, colon) as ItemKind, id: key.slice(colon + 1) };
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

const scheme = "reference:";

/** A link whose address is known once all pages are: it leads to the page that shows the item. */
export function itemHref(key: ItemKey): string {
  return `${scheme}${encodeURIComponent(key)}`;
}

/** @returns the item a link leads to, or null when it is another kind of link. */
export function itemOfHref(href: string): ItemKey | null {
  return href.startsWith(scheme) ? (decodeURIComponent(href.slice(scheme.length)) as ItemKey) : null;
}
