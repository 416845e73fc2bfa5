/**
 * The key of an entry of the reference data in pages and links, made of its kind and its id:
 * "command:launch". The extension defines the kinds.
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

/** @returns a link to the page that shows the item; its address is resolved once all pages are known. */
export function itemHref(key: ItemKey): string {
  return `${scheme}${encodeURIComponent(key)}`;
}

/** @returns the item that a link leads to, or null for any other link. */
export function itemOfHref(href: string): ItemKey | null {
  return href.startsWith(scheme) ? (decodeURIComponent(href.slice(scheme.length)) as ItemKey) : null;
}
