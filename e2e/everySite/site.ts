import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/workspace.mjs";
import { definition } from "../../src/site/definition";

const output = path.join(root, "public");

export const { settings } = definition;
/** Path below which the site was built, "" for the root of its host. */
export const prefix = process.env["PATH_PREFIX"] ?? "";
/** The part of a page's canonical address before its path. */
export const base = settings.siteUrl + prefix;

/** A file of the output, with the address at which a host serves it. */
export interface BuiltPage {
  /** From the root, without the prefix: "/guide/install". */
  readonly address: string;
  readonly html: string;
  /** The redirect's target if it is a former address; "" if it is a page. */
  readonly leadsTo: string;
}

const built: readonly BuiltPage[] = readdirSync(output, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
  .filter((file) => file.endsWith(".html") && !/^404(?:\.html|\/)/.test(file) && !isFolderOfPage(file))
  .map((file) => {
    const html = readFileSync(path.join(output, file), "utf8");
    const [, leadsTo = ""] = /<meta [^>]*name="redirect" content="([^"]*)"/.exec(html) ?? [];
    return { address: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`, html, leadsTo: plain(leadsTo) };
  })
  .sort((one, other) => one.address.localeCompare(other.address, "en"));

/** Every page, sorted by address. */
export const pages = built.filter(({ leadsTo }) => leadsTo === "");
export const formerAddresses = built.filter(({ leadsTo }) => leadsTo !== "");
/** Pages whose canonical address is their own, without pages of older versions that the newest version has too. */
export const currentPages = pages.filter(({ address, html }) => canonicalOf(html) === base + address);
/** Pages with a sidebar, the one with most sections first. */
export const documents = currentPages
  .filter(({ html }) => /<aside[^>]*>.*?<nav[^>]*>.*?<a [^>]*href/.test(html) && sectionsOf(html).length > 1)
  .sort((one, other) => sectionsOf(other.html).length - sectionsOf(one.html).length);

/** Whether a file is the copy of a page in a folder, for hosts that put a slash at the end of addresses. */
function isFolderOfPage(file: string): boolean {
  const { dir, base: name } = path.posix.parse(file);
  return name === "index.html" && existsSync(path.join(output, `${dir}.html`));
}

/** @returns at most `most` items, spread evenly. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(items.length, most) }, (_, index) => items[Math.floor(index * step)] as Item);
}

/**
 * For each kind of content, the page with the most of it, because faults with that kind show there first. For a small site, every
 * page.
 *
 * @returns their addresses, with those of the home page, the search page, and the not-found page.
 */
export function richestPages(): readonly string[] {
  const small = 15;
  if (pages.length <= small) return [...pages.map(({ address }) => address), "/404.html"];
  const kinds = ["<h2", "<table", "<pre", "<img", "<svg", "<aside", "<details", "<video", "<input", "<math", "<li"];
  const richest = kinds.flatMap((kind) => {
    const counted = pages.map(({ address, html }) => ({ address, count: html.split(kind).length }));
    const [first] = counted.sort((one, other) => other.count - one.count);
    return first && first.count > 1 ? [first.address] : [];
  });
  return [...new Set(["/", ...richest, settings.search.searchPagePath, "/404.html"])];
}

/** @returns whether a host serves something at an address. */
export function isServed(address: string): boolean {
  const file = path.join(output, decodeURIComponent(address));
  return pages.some((page) => page.address === decodeURIComponent(address)) || (existsSync(file) && address !== "/");
}

export function canonicalOf(html: string): string {
  return plain(/<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "");
}

/** @returns text of the page's main heading. */
export function titleOf(html: string): string {
  return plain((/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, ""));
}

/** @returns ids of the sections in the table of contents, in page order. */
export function sectionsOf(html: string): readonly string[] {
  const [, list = ""] = /<summary>[^<]*<\/summary><ul(.*?)<\/details>/s.exec(html) ?? [];
  return [...list.matchAll(/ href="#([^"]*)"/g)].map(([, id = ""]) => decodeURIComponent(plain(id)));
}

/** @returns the `href` of every link of a page, and the `id` of every element. */
export function addressesIn(html: string): { readonly links: readonly string[]; readonly ids: ReadonlySet<string> } {
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => plain(value));
  return { links: values(/<a\b[^>]*? href="([^"]*)"/g), ids: new Set(values(/ id="([^"]*)"/g)) };
}

function plain(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);
}
