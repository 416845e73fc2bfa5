import path from "node:path/posix";
import GithubSlugger from "github-slugger";
import { splitNumberPrefix, type PrefixedName } from "../../common/numberPrefix";
import { collections } from "../../common/sources";
import type { SourceKind } from "./importedPage";

/** A document of the old site before it is converted. */
export interface SourcePage {
  /** Relative to the imported folder, with "/". */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The file path that determines the page's address on the old site; default: its own. */
  readonly rewritten?: string;
}

export interface NamedPage extends SourcePage {
  /** Relative to the repository root. */
  readonly target: string;
  /** Address on this site. */
  readonly address: string;
  /** Slug for the front matter; null if the address follows from the file path. */
  readonly slug: string | null;
  /** Address on the old site, without the base. */
  readonly old: string;
  /** Document id, as in Docusaurus. */
  readonly id: string;
  /** From the number prefix of the file name. */
  readonly position: number | null;
  readonly isIndex: boolean;
}

/** @returns a name without its number prefix, and the number. Only Docusaurus has such prefixes. */
export function splitPrefix(name: string, kind: SourceKind): PrefixedName {
  return kind === "docusaurus" ? splitNumberPrefix(name) : { name, position: null };
}

/** @returns a name as a path segment: spaces and characters that are unsafe in addresses become hyphens. */
export function cleanName(name: string): string {
  return name.replace(/[\s\p{C}"'`$%&*;<>?#\\^{|}]+/gu, "-").replace(/^-+|-+$/g, "") || "page";
}

export function cleanFolder(folder: string, kind: SourceKind): string {
  if (folder === "." || folder === "") return "";
  return folder
    .split("/")
    .map((name) => cleanName(splitPrefix(name, kind).name))
    .join("/");
}

/** @param into folder below content/docs, such as "guide"; "" to use only the folders of the source. */
export function planNames(pages: readonly SourcePage[], kind: SourceKind, into: string): readonly NamedPage[] {
  const used = new Set<string>();
  const named = pages.map((page) => namePage(page, kind, into));
  // A page that has this target by its file path takes precedence over a page that claims it by its slug.
  const roots = new Set(named.filter(({ slug }) => slug === null).map(({ target }) => target));
  return named.map((page) => {
    const root = `${collections.docs}/${join(into, "index")}.mdx`;
    const isRoot = page.slug !== null && page.slug === `/${into}` && into !== "" && !roots.has(root);
    const wanted = isRoot ? { ...page, target: root, slug: null, isIndex: true } : page;
    let { target } = wanted;
    for (let count = 2; used.has(target); count += 1) target = wanted.target.replace(/\.mdx$/, `-${String(count)}.mdx`);
    used.add(target);
    return { ...wanted, target, address: wanted.slug ?? addressOf(target) };
  });
}

function namePage(page: SourcePage, kind: SourceKind, into: string): NamedPage {
  const { dir, name: base } = path.parse(page.file);
  const folder = cleanFolder(dir, kind);
  const { name: short, position } = splitPrefix(base, kind);
  const id =
    kind === "docusaurus" && typeof page.data["id"] === "string" ? (page.data["id"].split("/").at(-1) ?? short) : short;
  const isIndex =
    short === "index" || (kind === "docusaurus" && (/^readme$/i.test(short) || short === path.basename(folder)));
  const name = cleanName(id);
  const target = `${collections.docs}/${join(into, folder, isIndex ? "index" : name)}.mdx`;
  const own = typeof page.data["slug"] === "string" ? page.data["slug"] : null;
  const old =
    own === null
      ? (addressOn(kind, page.rewritten) ?? oldAddress(folder, isIndex ? "" : name, kind))
      : path.join("/", own.startsWith("/") || kind === "starlight" ? "" : folder, own);
  const oldPath = old.replace(/(?<=.)\/$/, "");
  const given = own === null ? null : path.join("/", into, oldPath).replace(/(?<=.)\/$/, "");
  const slug = given === addressOf(target) ? null : given;
  return {
    ...page,
    target,
    slug,
    address: slug ?? addressOf(target),
    old: oldPath,
    id: join(folder, id),
    position,
    isIndex,
  };
}

function addressOn(kind: SourceKind, file: string | undefined): string | null {
  if (file === undefined) return null;
  const { dir, name } = path.parse(file);
  return oldAddress(dir, name === "index" ? "" : name, kind);
}

/** Starlight slugifies addresses, which makes them lower case. */
function oldAddress(folder: string, name: string, kind: SourceKind): string {
  const parts = join(folder, name)
    .split("/")
    .filter((part) => part !== "");
  return `/${(kind === "starlight" ? parts.map((part) => new GithubSlugger().slug(part)) : parts).join("/")}`;
}

function addressOf(target: string): string {
  const name = path.relative(collections.docs, target).replace(/\.mdx$/, "");
  return `/${path.basename(name) === "index" ? path.dirname(name).replace(/^\.$/, "") : name}`;
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("/");
}
