/**
 * One thing of the reference data, as pages and links name it: its kind and its id, "command:launch". Which kinds there are is
 * the extension's to say.
 */
export type ItemKey = `${string}:${string}`;

export function itemKey(kind: string, id: string): ItemKey {
  return `${kind}:${id}`;
}

export function splitItemKey(key: ItemKey): { readonly kind: string; readonly id: string } {
  const colon = key.indexOf(":");
  return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
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
