import path from "node:path/posix";
import { isExternalAddress } from "./importedPage";
import { cleanFolder, type NamedPage } from "./planNames";
import type { Source } from "./readSource";

/** The site that the pages come from, where its address is known. */
export interface OldSite {
  /** @returns what follows the address of the site, such as "/guide/a#b"; null for a link that leads elsewhere. */
  readonly inside: (href: string) => string | null;
  /** @returns where a link of a page leads on that site; null where its address is not known. */
  readonly addressOf: (href: string, page: NamedPage) => string | null;
}

/** @param site such as "https://old.example" */
export function createOldSite(source: Source, site: string | undefined): OldSite {
  if (site === undefined) return { inside: () => null, addressOf: () => null };
  const address = site.replace(/\/+$/, "");
  const host = address.replace(/^https?:/i, "").toLowerCase();
  return {
    inside: (href) => {
      const [, rest = ""] = /^https?:(.*)$/is.exec(href) ?? [];
      const behind = rest.toLowerCase().startsWith(host) ? rest.slice(host.length) : null;
      if (behind === null || !/^(?:[/?#]|$)/.test(behind)) return null;
      const isOfPages = source.base === "" || `${behind.replace(/[?#].*$/s, "")}/`.startsWith(`${source.base}/`);
      return isOfPages ? `${behind.startsWith("/") ? "" : "/"}${behind}` : null;
    },
    addressOf: (href, page) => {
      if (isExternalAddress(href) || /^(?:@|~|pathname:)/.test(href)) return null;
      const [, target = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      return address + placeOn(source, target, page) + rest;
    },
  };
}

function placeOn(source: Source, target: string, page: NamedPage): string {
  const isFile = /\.mdx?$/i.test(target);
  if (target.startsWith("/")) return isFile ? published(source, path.join(inDocs(source), target)) : target;
  // Starlight ends the addresses of its pages with a slash.
  const isBelowPage = source.kind === "starlight" && !isFile;
  const from = isBelowPage ? page.old : cleanFolder(path.dirname(page.file), source.kind);
  const place = path.join("/", source.base, from, target);
  return isFile ? published(source, place) : place;
}

/** Docusaurus counts files from the folder of documents. */
function inDocs({ kind, base }: Source): string {
  return path.join("/", kind === "docusaurus" ? base : "");
}

/** @returns the address at which the other engine publishes a file. */
function published({ kind, hasCleanUrls }: Source, file: string): string {
  const { dir, name } = path.parse(file);
  const folder = path.join("/", cleanFolder(dir.slice(1), kind));
  const isIndex = name === "index" || (kind === "docusaurus" && /^readme$/i.test(name));
  if (isIndex) return folder === "/" ? "/" : `${folder}/`;
  const ending = kind === "vitepress" && !hasCleanUrls ? ".html" : "";
  return path.join(folder, cleanFolder(name, kind)) + ending;
}
