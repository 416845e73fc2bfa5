import path from "node:path/posix";
import GithubSlugger from "github-slugger";
import { splitNumberPrefix, type PrefixedName } from "../../common/numberPrefix";
import { collections } from "../../common/sources";
import type { SourceKind } from "./importedPage";

/** A document of the other site before it is converted. */
export interface SourcePage {
  /** From the folder that is imported, with "/". */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The file whose address the page has on the other site; without it, its own. */
  readonly rewritten?: string;
}

export interface NamedPage extends SourcePage {
  /** From the repository root. */
  readonly target: string;
  /** Address on this site. */
  readonly address: string;
  /** As front matter says it; null where the file's place is the address. */
  readonly slug: string | null;
  /** Address on the other site, without what stands in front of all of them. */
  readonly old: string;
  /** Docusaurus' name of the document. */
  readonly id: string;
  /** Of the number in front of the file's name. */
  readonly position: number | null;
  readonly isIndex: boolean;
}

/** @returns a name without its number, and the number. Docusaurus alone has them. */
export function splitPrefix(name: string, kind: SourceKind): PrefixedName {
  return kind === "docusaurus" ? splitNumberPrefix(name) : { name, position: null };
}

/** @returns a name as part of an address: without spaces and signs that addresses do without. */
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

/** @param into folder below content/docs, such as "guide"; "" for the names of the source alone. */
export function planNames(pages: readonly SourcePage[], kind: SourceKind, into: string): readonly NamedPage[] {
  const used = new Set<string>();
  const named = pages.map((page) => namePage(page, kind, into));
  // Who has the place by its own name comes before who has it by a slug.
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

/** Starlight makes addresses of small letters. */
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
