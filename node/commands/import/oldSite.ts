import path from "node:path/posix";
import { isExternalAddress } from "./importedPage";
import { cleanFolder, type NamedPage } from "./planNames";
import type { Source } from "./source/readSource";

/** The old site, as far as its address is known. */
export interface OldSite {
  /** @returns the part of a link after the address of the site, such as "/guide/a#b"; null for a link to another site. */
  readonly inside: (href: string) => string | null;
  /** @returns the full address on the old site of a link on a page; null if the site's address is not known. */
  readonly addressOf: (href: string, page: NamedPage) => string | null;
}

/** @param site such as "https://old.example" */
export function createOldSite(source: Source, site: string | undefined): OldSite {
  if (site === undefined) return { inside: () => null, addressOf: () => null };
  const address = site.replace(/\/+$/, "");
  const [, origin = address, own = ""] = /^(https?:\/\/[^/]+)(.*)$/is.exec(address) ?? [];
  const host = origin.replace(/^https?:/i, "").toLowerCase();
  return {
    inside: (href) => {
      const [, rest = ""] = /^https?:(.*)$/is.exec(href) ?? [];
      const behind = rest.toLowerCase().startsWith(host) ? rest.slice(host.length) : null;
      if (behind === null || !/^(?:[/?#]|$)/.test(behind)) return null;
      const full = behind.startsWith("/") ? behind : `/${behind}`;
      const within = startsWith(full, own) ? full.slice(own.length).replace(/^(?!\/)/, "/") : null;
      if (source.base === "") return within;
      return [within, full].find((place) => place !== null && startsWith(place, source.base)) ?? null;
    },
    addressOf: (href, page) => {
      if (isExternalAddress(href) || /^(?:@|~|pathname:)/.test(href)) return null;
      const [, target = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const place = placeOn(source, target, page);
      // Starlight's links are complete: they include the site's base.
      const isWhole = startsWith(place, own) || (source.kind === "starlight" && startsWith(source.base, own));
      return (isWhole ? origin : address) + place + rest;
    },
  };
}

/** @param start such as "/docs", or "". */
export function startsWith(address: string, start: string): boolean {
  return `${address.replace(/[?#].*$/s, "")}/`.toLowerCase().startsWith(`${start}/`.toLowerCase());
}

/** @returns an address with the base that the old engine prepends to addresses that begin with a slash. */
export function withSiteBase({ kind, siteBase }: Source, address: string): string {
  return kind === "starlight" || startsWith(address, siteBase) ? address : siteBase + address;
}

function placeOn(source: Source, target: string, page: NamedPage): string {
  const isFile = /\.mdx?$/i.test(target);
  if (target.startsWith("/"))
    return isFile ? published(source, path.join(inDocs(source), target)) : withSiteBase(source, target);
  // Starlight ends the addresses of its pages with a slash.
  const isBelowPage = source.kind === "starlight" && !isFile;
  const from = isBelowPage ? page.old : cleanFolder(path.dirname(page.file), source.kind);
  const place = path.join("/", source.base, from, target);
  return isFile ? published(source, place) : place;
}

/** Base of file links that begin with a slash: in Docusaurus the documents folder, in the other engines the site root. */
function inDocs({ kind, base }: Source): string {
  return path.join("/", kind === "docusaurus" ? base : "");
}

/** @returns the address at which the old engine publishes a file. */
function published({ kind, hasCleanUrls }: Source, file: string): string {
  const { dir, name } = path.parse(file);
  const folder = path.join("/", cleanFolder(dir.slice(1), kind));
  const isIndex = name === "index" || (kind === "docusaurus" && /^readme$/i.test(name));
  if (isIndex) return folder === "/" ? "/" : `${folder}/`;
  const ending = kind === "vitepress" && !hasCleanUrls ? ".html" : "";
  return path.join(folder, cleanFolder(name, kind)) + ending;
}
