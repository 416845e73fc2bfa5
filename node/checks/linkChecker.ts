import path from "node:path/posix";
import { normalizePath, routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { Content } from "../content/parseContent";
import type { Doc } from "../content/parseDocument";
import { fillVariables } from "../syntax/inlineDefined";
import { resolveHref } from "../syntax/resolveHref";
import type { SiteModel } from "../model/buildSite";
import { nearest, onlyNear, onlyNearPath } from "../common/nearest";
import type { Edit, Problem } from "../common/problem";
import { outputFiles } from "../pages/outputFiles";
import { anchorsOf } from "../model/published";
import type { Reference } from "../elements/reference";
import type { RuleName } from "../common/rules";
import { collections, withoutEnding } from "../common/sources";
import { nearAnchorsFirst, nearestAnchor } from "./nearestAnchor";

/** Addresses that have a page, each with its document, or null if the page has none. */
export type Addresses = ReadonlyMap<string, Doc | null>;

/** A problem with a link, without its place. */
export interface LinkFault {
  readonly rule: RuleName;
  readonly severity: Problem["severity"];
  readonly what: string;
  readonly fix: string;
  readonly edit?: Edit;
}

export interface LinkCheckerInput {
  readonly content: Content;
  readonly site: SiteModel;
  readonly addresses: Addresses;
  readonly staticFiles: ReadonlySet<string>;
  readonly reference: Reference;
  readonly settings: Pick<SiteSettings, "siteUrl" | "docs">;
}

export interface LinkChecker {
  /**
   * @param href as written.
   * @param file that contains the link, from the repository root.
   * @param doc the document in that file; null outside of documents, where "#anchor" has no target.
   */
  readonly faultOf: (href: string, file: string, doc: Doc | null) => LinkFault | null;
  /** @returns address of the page that a link leads to, or null. */
  readonly pathOf: (href: string, file: string) => string | null;
}

/** Creates the functions that check a link, wherever it is written. */
// eslint-disable-next-line max-lines-per-function -- its functions share the tables of the site
export function createLinkChecker(input: LinkCheckerInput): LinkChecker {
  const { content, site, addresses, staticFiles, reference } = input;
  const { siteUrl } = input.settings;
  const isReferenceUnread = reference.unread.length > 0;
  const docOf = new Map(content.docs.map((doc) => [doc.file, doc]));
  const isPublished = new Set(site.docs);
  const targetOf = new Map(site.redirects.map(({ from, to }) => [from, to]));
  const written = writtenFiles(site, input.settings);
  const anchors = new Map<Doc, ReadonlySet<string>>();

  const checkAnchor = (found: Doc, anchor: string | null, href: string): LinkFault | null => {
    if (anchor === null || anchor === "") return null;
    // The anchor may come from a file that cannot be read.
    if (isReferenceUnread || found.isUnread) return null;
    const known = anchors.get(found) ?? new Set(anchorsOf(found));
    anchors.set(found, known);
    // Browsers show the top of the page, even if no element has this id.
    if (known.has(anchor) || anchor.toLowerCase() === "top") return null;
    const list = [...known];
    // Some authors write "##a" for "#a".
    const name = anchor.replace(/^#+/, "");
    const meant = known.has(name) ? name : onlyNear(name, list);
    const near = meant ?? nearestAnchor(name, list);
    const advice = near === null ? adviseAnchors(nearAnchorsFirst(name, list)) : `write "#${near}".`;
    return {
      rule: "dead-anchor",
      severity: "error",
      what: `"#${anchor}" is not on the page "${found.path}".`,
      fix: advice,
      ...editOf(href, meant && href.replace(/#.*$/s, `#${meant}`)),
    };
  };

  // eslint-disable-next-line max-lines-per-function -- one case for each kind of target
  const faultOf: LinkChecker["faultOf"] = (href, file, doc) => {
    const target = resolveHref(href, file);
    const dead = (what: string, fix: string, meant: string | null = null): LinkFault => ({
      rule: "dead-link",
      severity: "error",
      what,
      fix,
      ...editOf(href, meant),
    });
    const unusable = adviseUnusable(href, siteUrl) ?? adviseVariable(href, reference.variables);
    if (unusable) return { rule: "unusable-link", severity: "error", ...unusable };
    if (ownMachine.test(href))
      return {
        rule: "unusable-link",
        severity: "warning",
        what: `"${href}" is on the reader's own machine, where most readers would find nothing.`,
        fix: "write the address in backticks, or link to a page.",
      };
    switch (target.kind) {
      case "external":
      // If no page shows the item, the link is rendered as plain text; the extension's checks report what is missing.
      case "item":
        return null;
      case "document": {
        const found = docOf.get(target.file);
        if (found?.frontMatter.draft && !isPublished.has(found)) {
          return dead(`"${href}" leads to a draft, which is not published.`, "remove the link, or publish the draft.");
        }
        if (found) return checkAnchor(found, target.anchor, href);
        const files = site.docs.map((each) => each.file);
        const name = withoutEnding(path.basename(target.file));
        const near = sameName(target.file, files) ?? nearest(target.file, files, name.length);
        const meant = sameName(target.file, files) ?? onlyNearPath(target.file, files);
        return {
          rule: "dead-markdown-link",
          severity: "warning",
          what: `"${href}" leads to "${target.file}", which ${isInContent(target.file) ? "does not exist" : outside}.`,
          fix:
            near === null
              ? isInContent(target.file)
                ? "link to an existing file, or remove the link."
                : "link to a page, or write the address of the file on the host of the repository."
              : `write "${relativeLink(file, near)}${target.rest}", which is the nearest file.`,
          ...editOf(href, meant && `${relativeLink(file, meant)}${target.rest}`),
        };
      }
      case "here":
        return doc ? checkAnchor(doc, target.anchor, href) : null;
      case "relative": {
        const what = `"${href}" is a relative address; page addresses do not end with a slash, so it leads elsewhere.`;
        const published = target.file.replace(/^static(?=\/)/, "");
        if (staticFiles.has(published)) return dead(what, `write "${published}".`, published);
        if (host.test(href)) return dead(`"${href}" has no scheme, so it leads elsewhere.`, `write "https://${href}".`);
        if (fileEnding.test(target.file))
          return dead(
            what,
            `put the file into static/, and write its address there: "/${path.basename(target.file)}".`,
          );
        const meant = withEnding(target.file, docOf);
        if (meant === undefined) return dead(what, adviseEnding(target.file, site.docs, file));
        const link = `${relativeLink(file, meant)}${href.slice(href.search(/[?#]|$/))}`;
        return dead(what, `write "${link}".`, link);
      }
      case "address": {
        if (staticFiles.has(target.path) || written.has(target.path)) return null;
        const found = addresses.get(target.path);
        if (found) return checkAnchor(found, target.anchor, href);
        if (found === null) return null;
        const rest = href.slice(href.search(/[?#]|$/));
        const proper = normalizePath(target.path);
        if (addresses.has(proper)) {
          return dead(`"${target.path}" is not how the address is spelled.`, `write "${proper}".`, `${proper}${rest}`);
        }
        if (targetOf.has(target.path)) return null;
        const published = target.path.replace(/^\/static(?=\/)/, "");
        if (staticFiles.has(published))
          return dead(`"${target.path}" is not the address of this file.`, `write "${published}".`, published);
        const named = addressOfFile(target.path, docOf);
        if (named !== undefined && addresses.has(named))
          return dead(`"${target.path}" is not the address of this page.`, `write "${named}".`, `${named}${rest}`);
        const meant = onlyNearPath(target.path, [...addresses.keys()]);
        if (meant === null && fileEnding.test(target.path)) {
          const what = `"${target.path}" is neither a page nor a file of this site.`;
          return dead(what, adviseFile(target.path, staticFiles));
        }
        return dead(
          `"${target.path}" is not a page of this site.`,
          adviseAddress(target.path, addresses),
          meant && `${meant}${rest}`,
        );
      }
    }
  };

  const pathOf: LinkChecker["pathOf"] = (href, file) => {
    const target = resolveHref(href, file);
    if (target.kind === "document") return docOf.get(target.file)?.path ?? null;
    return target.kind === "address" ? (targetOf.get(target.path) ?? target.path) : null;
  };

  return { faultOf, pathOf };
}

/** Maximum number of names in a suggestion: the page of a whole reference has hundreds. */
const mostListed = 12;

function adviseAnchors(names: readonly string[]): string {
  if (names.length === 0) return "link to the page alone, which has no anchors, or to another one.";
  const others = names.length - mostListed;
  return `anchors there: ${names.slice(0, mostListed).join(", ")}${others > 0 ? ` and ${others} more` : ""}.`;
}

/** @returns the document that a link without a file extension means. If no name matches exactly, the only one that differs just in case. */
function withEnding(file: string, docs: ReadonlyMap<string, Doc>): string | undefined {
  const names = [".mdx", ".md", "/index.mdx", "/index.md"].map((ending) => file + ending);
  const lower = names.map((name) => name.toLowerCase());
  const [alike, ...others] = [...docs.keys()].filter((name) => lower.includes(name.toLowerCase()));
  return names.find((name) => docs.has(name)) ?? (others.length === 0 ? alike : undefined);
}

/** @returns the address of the document that "/docs/guide/a" or "/content/docs/guide/a.mdx" names by its folder and its file. */
function addressOfFile(written: string, docs: ReadonlyMap<string, Doc>): string | undefined {
  const file = withoutEnding(written.replace(/^\/(?:content\/)?/, "content/").replace(/\/$/, ""));
  const found = isInContent(file) ? withEnding(file, docs) : undefined;
  return found === undefined ? undefined : docs.get(found)?.path;
}

function adviseEnding(target: string, docs: readonly Doc[], from: string): string {
  const files = docs.map((doc) => doc.file);
  const name = path.basename(target);
  const near = sameName(target, files) ?? nearest(target, files.map(withoutEnding), name.length);
  const found = files.find((file) => file === near || withoutEnding(file) === near);
  const rest = 'name the file with its ending, or write the whole address from "/".';
  return found === undefined ? rest : `the nearest file is "${relativeLink(from, found)}"; ${rest}`;
}

/** @returns the only document with this name in any folder; null if there is none, or more than one. */
function sameName(file: string, files: readonly string[]): string | null {
  const name = withoutEnding(path.basename(file));
  const found = files.filter((other) => withoutEnding(path.basename(other)) === name);
  return found.length === 1 && name !== "index" ? (found[0] ?? null) : null;
}

/** Host names of the reader's own machine. */
const ownMachine = /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i;

/** @returns the problem with a link that readers of the published site could not follow, or that is an absolute URL of this site. */
function adviseUnusable(href: string, siteUrl: string): Omit<LinkFault, "rule" | "severity"> | null {
  if (href === "") return { what: "This link has no address.", fix: "write one, or remove the link." };
  const scheme = /^(?:javascript|vbscript|data|file|blob):/i.exec(href)?.[0];
  if (scheme !== undefined)
    return {
      what: `"${scheme}" leads to nothing that readers of the published page can open.`,
      fix: "link to a page.",
    };
  const [, pathname] = /^pathname:(?:\/\/)?(\/.*)/.exec(href) ?? [];
  if (pathname !== undefined)
    return {
      what: `"pathname:" is not a part of an address here.`,
      fix: `write "${pathname}".`,
      ...editOf(href, pathname),
    };
  if (/^[a-z]:[\\/]/i.test(href))
    return {
      what: `"${href}" is a file of one machine, which no reader can open.`,
      fix: "link to a page, or write it in backticks.",
    };
  if (href.startsWith("//"))
    return { what: `"${href}" has no scheme.`, fix: `write "https:${href}".`, ...editOf(href, `https:${href}`) };
  const nobody = /^(?:mailto|tel):(?=\?|$)/i.exec(href)?.[0];
  if (nobody !== undefined)
    return { what: `"${href}" names nobody.`, fix: `write who it reaches behind "${nobody}", or remove the link.` };
  const slashes = /^(https?):\/?(?!\/)(?=.)/i.exec(href);
  if (slashes) {
    const meant = href.replace(slashes[0], `${slashes[1]}://`);
    return { what: `"${href}" lacks a slash before the host.`, fix: `write "${meant}".`, ...editOf(href, meant) };
  }
  const own = withoutSite(href, siteUrl);
  if (own === null || !/^(?:[/?#]|$)/.test(own)) return null;
  const meant = own.startsWith("/") ? own : `/${own}`;
  return {
    what: `"${href}" is this site's own address: the link would leave a preview, and its target is not checked.`,
    fix: `write "${meant}".`,
    ...editOf(href, meant),
  };
}

/** Variables are shown in words only: in an address, the braces are two of its characters. */
function adviseVariable(
  href: string,
  variables: Reference["variables"] = {},
): Omit<LinkFault, "rule" | "severity"> | null {
  const written = href.replace(/%7B/gi, "{").replace(/%7D/gi, "}");
  const meant = fillVariables(written, variables);
  if (meant === written) return null;
  const what = `"${href}" keeps its braces: variables have no value in an address.`;
  return { what, fix: `write "${meant}".`, ...editOf(href, meant) };
}

/** @returns the rest of a URL after the site's URL, ignoring scheme and case; null for a URL elsewhere. */
function withoutSite(href: string, siteUrl: string): string | null {
  const scheme = /^https?:/i;
  const site = siteUrl.replace(scheme, "").toLowerCase();
  const rest = href.replace(scheme, "");
  return scheme.test(href) && rest.toLowerCase().startsWith(site) ? rest.slice(site.length) : null;
}

/** Whether a Markdown file in this place would be a page. */
function isInContent(file: string): boolean {
  return Object.values(collections).some((folder) => file.startsWith(`${folder}/`));
}

const outside = `is outside ${Object.values(collections).join(" and ")}, so it is not a page`;

/** Files that hosts read themselves, and parts of the sitemap that only a site of more than 45,000 pages has. */
const notPublished = /^\/(?:_|sitemap-[1-9])/;

/** @returns addresses of the files that the build writes for other programs, and that authors may link to. */
function writtenFiles(site: SiteModel, settings: Pick<SiteSettings, "docs">): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  const files = outputFiles({ site, settings, staticFiles: none, extensionPaths: none });
  return new Set([routes.searchIndex(), ...[...files.keys()].filter((file) => !notPublished.test(file))]);
}

export function adviseAddress(address: string, addresses: Addresses): string {
  const near = nearest(address, [...addresses.keys()], path.basename(address).length);
  return near === null
    ? "link to an existing address."
    : `write "${near}". If the page moved, add redirect_from to it.`;
}

/** File extension of a download or a video; no page address ends like this. */
/** The name of another site, in a link without a scheme. */
const host = /^(?:www\.[\w.-]+|[\w-]+(?:\.[\w-]+)*\.(?:com|dev|edu|gov|io|net|org))(?=[/?#:]|$)/i;

const fileEnding = /\.(?!html?$|mdx?$)[a-z]\w{1,4}$/i;

function adviseFile(address: string, staticFiles: ReadonlySet<string>): string {
  const near = nearest(address, [...staticFiles], withoutEnding(path.basename(address)).length);
  return near === null
    ? `put the file into the static folder, as "static${address}", or correct the address.`
    : `write "${near}".`;
}

/** @returns a relative link from one document to another, as an author would write it. */
export function relativeLink(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function editOf(href: string, meant: string | null): { readonly edit?: Edit } {
  return meant === null || meant === "" ? {} : { edit: { find: href, replace: meant } };
}
