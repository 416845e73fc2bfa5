import path from "node:path/posix";
import { isExternal } from "../../src/shared/routes";
import { itemOfHref, type ItemKey } from "./items";

/** Where a link in a document leads, whether or not the target exists. */
export type Target =
  | { readonly kind: "external" }
  /** An entry of the reference data, on the page that shows it. */
  | { readonly kind: "item"; readonly key: ItemKey }
  /** Another file of the repository, ".md" or ".mdx". */
  | { readonly kind: "document"; readonly file: string; readonly anchor: string | null; readonly rest: string }
  /** Another file of the repository, of any other kind, or a folder, without the slash at its end. */
  | { readonly kind: "relative"; readonly file: string }
  | { readonly kind: "address"; readonly path: string; readonly anchor: string | null }
  | { readonly kind: "here"; readonly anchor: string };

const parts = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?:#(?<anchor>.*))?$/s;

/**
 * @param href as an author writes it.
 * @param from file of the document that contains it, from the repository root.
 */
export function resolveHref(href: string, from: string): Target {
  const key = itemOfHref(href);
  if (key !== null) return { kind: "item", key };
  if (isExternal(href)) return { kind: "external" };
  const { path: target = "", query = "", anchor: raw } = parts.exec(href)?.groups ?? {};
  const anchor = raw === undefined ? null : decode(raw);
  if (target === "") return { kind: "here", anchor: anchor ?? "" };
  if (target.startsWith("/")) return { kind: "address", path: decode(target), anchor };
  const file = path.join(path.dirname(from), decode(target));
  if (!/\.mdx?$/.test(target)) return { kind: "relative", file: file.replace(/\/$/, "") };
  return { kind: "document", file, anchor, rest: `${query}${raw === undefined ? "" : `#${raw}`}` };
}

/** @returns the same link for another file of the repository; only relative links change. */
export function moveHref(href: string, from: string, to: string): string {
  const { kind } = resolveHref(href, from);
  if (from === to || (kind !== "document" && kind !== "relative")) return href;
  const { path: target = "" } = parts.exec(href)?.groups ?? {};
  const moved = path.relative(path.dirname(to), path.join(path.dirname(from), target));
  return `${moved.startsWith("../") ? "" : "./"}${moved}${href.slice(target.length)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
