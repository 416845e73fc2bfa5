import path from "node:path/posix";
import { relativeLink } from "../../checks/linkChecker";
import { parsePictureName } from "../../pictures/pictureName";
import { isExternalAddress } from "./importedPage";
import { startsWith, withSiteBase, type OldSite } from "./oldSite";
import { cleanFolder, cleanName, type NamedPage } from "./planNames";
import type { Source } from "./source/readSource";

/** A file that the import copies unchanged. */
export interface CopiedFile {
  /** Absolute path. */
  readonly from: string;
  /** Relative to the repository root. */
  readonly to: string;
}

export interface Linker {
  readonly linkTo: (href: string, page: NamedPage) => string | null;
  /** Like `linkTo`, but null for a target that is neither imported nor complete: its address on the old site would be a guess. */
  readonly knownLinkTo: (href: string, page: NamedPage) => string | null;
  /** @param dark the dark-mode version of the picture. */
  readonly pictureTo: (src: string, page: NamedPage, dark?: string) => string | null;
  /** For the front matter: copies the picture into the static folder. */
  readonly imageTo: (src: string, page: NamedPage) => string | null;
  /** @param target a document's id or address. */
  readonly pageOf: (target: string) => NamedPage | null;
  /** @returns the page that a link on `page` leads to; null if it does not lead to one. */
  readonly pageFrom: (address: string, page: NamedPage) => NamedPage | null;
  /** Makes links to an address of the old site, given without its base, lead to a page. */
  readonly addAddress: (address: string, page: NamedPage) => void;
  /** Number of links that begin with a slash, and the addresses among them, without a file extension, that lead to no page. */
  readonly absoluteLinks: () => { readonly all: number; readonly lost: readonly string[] };
  /** Files that links and pictures refer to. */
  readonly copies: () => readonly CopiedFile[];
}

/**
 * @param old the old site, for links to its pages that are not imported.
 * @param isTitle whether an anchor belongs to the title of a page.
 */
// eslint-disable-next-line max-lines-per-function -- the inner functions share the lookup tables of the pages
export function createLinker(
  source: Source,
  pages: readonly NamedPage[],
  into: string,
  old: OldSite,
  isTitle: (anchor: string, page: NamedPage) => boolean,
): Linker {
  const byFile = new Map(pages.map((page) => [page.file.toLowerCase(), page]));
  const byAddress = new Map(
    pages.flatMap((page) => [page.old, naturalAddress(page, source)].map((old) => [old.toLowerCase(), page])),
  );
  const byId = new Map(pages.map((page) => [page.id, page]));
  const copied = new Map<string, string>();
  const absolute: { all: number; lost: string[] } = { all: 0, lost: [] };

  const copy = (from: string, wanted: string): string => {
    const { dir, name, ext } = path.parse(wanted);
    let to = wanted;
    for (let count = 2; (copied.get(to) ?? from) !== from; count += 1)
      to = path.join(dir, `${name}-${String(count)}${ext}`);
    copied.set(to, from);
    return to;
  };

  const knownLinkTo: Linker["knownLinkTo"] = (given, page) => {
    const inside = old.inside(given);
    if (inside === null && isExternalAddress(given)) return given;
    const href = inside ?? given;
    const [, address = "", behind = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const target = address === "" ? page : findPage(decode(address), page);
    if (inside === null && address.startsWith("/")) {
      absolute.all += 1;
      if (!target && !/\.\w+$/.test(address)) absolute.lost.push(address);
    }
    const rest = target && isTitle(behind, target) ? "" : behind;
    if (target)
      return target === page
        ? rest || relativeLink(page.target, page.target)
        : relativeLink(page.target, target.target) + rest;
    if (inside !== null) return given;
    const file = /\.mdx?$/.test(address) || address.endsWith("/") ? null : source.fileOf(address, page.file);
    if (file !== null) return `/${path.relative("static", copy(file, staticPlace(address, page)))}${rest}`;
    return null;
  };

  const staticPlace = (address: string, page: NamedPage) => {
    const isStatic = address.startsWith("/") || address.startsWith("@");
    const name = isStatic
      ? address.replace(/^@(?:site)?(?:\/static)?/, "")
      : path.join(into, path.dirname(page.file), address);
    return path.join("static", ...name.split("/").map((part) => (part === "" || part === ".." ? "" : cleanName(part))));
  };

  const findPage = (address: string, page: NamedPage): NamedPage | null => {
    const isFile = /\.(?:mdx?|html)$/i.test(address);
    const here = path.dirname(page.file);
    // Docusaurus also looks for "a.md" in the root of the documents folder, but not for "./a.md".
    const isFromRoot = source.kind === "docusaurus" && !address.startsWith(".");
    const absolute = /^@site\/(?:[^/]+\/)?/.test(address) ? address.replace(/^@site\/(?:docs\/)?/, "") : null;
    if (isFile) {
      const file = absolute ?? (address.startsWith("/") ? address.slice(1) : path.join(here, address));
      const found =
        fileNamed(file) ?? fileNamed(file.replace(/^docs\//, "")) ?? (isFromRoot ? fileNamed(address) : null);
      if (found) return found;
    }
    const plain = address.replace(/\.(?:mdx?|html)$/i, "");
    if (plain.startsWith("/")) return addressed(plain);
    const from = page.old === "/" ? "/" : path.dirname(page.old);
    return (
      fileNamed(path.join(here, plain)) ?? addressed(path.join(from, plain)) ?? addressed(path.join(page.old, plain))
    );
  };

  const fileNamed = (name: string): NamedPage | null => {
    const plain = name
      .replace(/\/$/, "")
      .replace(/\.(?:mdx?|html)$/i, "")
      .toLowerCase();
    const names = [plain, path.join(plain, "index"), path.join(plain, "readme")];
    return (
      names
        .flatMap((each) => [byFile.get(`${each}.md`), byFile.get(`${each}.mdx`)])
        .find((found) => found !== undefined) ?? null
    );
  };

  const addressed = (given: string): NamedPage | null => {
    const address =
      path
        .join("/", given)
        .replace(/(?<=.)\/$/, "")
        .replace(/\/index$/, "") || "/";
    const places = [...new Set([address, withSiteBase(source, address)])].flatMap((place) =>
      [...source.otherBases, source.base].flatMap((base) =>
        startsWith(place, base) ? [place.slice(base.length) || "/"] : [],
      ),
    );
    return [...places, address].map((place) => byAddress.get(place.toLowerCase())).find((page) => page) ?? null;
  };

  return {
    linkTo: (href, page) => knownLinkTo(href, page) ?? old.addressOf(href, page),
    knownLinkTo,
    pictureTo: (src, page, dark) => {
      const file = source.fileOf(src, page.file);
      const darkFile = dark === undefined ? null : source.fileOf(dark, page.file);
      if (file === null || (dark !== undefined && darkFile === null)) return null;
      const to = copy(file, path.join(path.dirname(page.target), pictureName(file)));
      if (darkFile !== null) {
        const darkName = parsePictureName(to).dark;
        const isSame = path.extname(darkFile).toLowerCase() === path.extname(to).toLowerCase();
        if (!isSame || (copied.get(darkName) ?? darkFile) !== darkFile) return null;
        copied.set(darkName, darkFile);
      }
      return relativeLink(page.target, to);
    },
    imageTo: (src, page) => {
      const file = isExternalAddress(src) ? null : source.fileOf(src, page.file);
      return file === null
        ? null
        : `/${path.relative("static", copy(file, path.join("static", into, pictureName(file))))}`;
    },
    pageOf: (target) =>
      byId.get(target) ??
      byId.get(target.replace(/^\/|\/$/g, "")) ??
      addressed(target) ??
      fileNamed(target.replace(/^\//, "")),
    pageFrom: (address, page) => findPage(decode(address), page),
    addAddress: (address, page) => {
      if (!byAddress.has(address.toLowerCase())) byAddress.set(address.toLowerCase(), page);
    },
    absoluteLinks: () => absolute,
    copies: () => [...copied].map(([to, from]) => ({ from, to })),
  };
}

/** Address derived from the file path. Links without an extension may use it even if the page has a slug. */
function naturalAddress(page: NamedPage, { kind }: Source): string {
  const { dir } = path.parse(page.file);
  return path.join("/", cleanFolder(dir, kind), page.isIndex ? "" : path.basename(page.id)).replace(/(?<=.)\/$/, "");
}

/** Renames files whose name would mark them as a dark-mode picture in this engine: ".dark" becomes "-dark". */
function pictureName(file: string): string {
  const name = cleanName(path.basename(file.replaceAll("\\", "/")));
  const { isDark, isWrongOrder } = parsePictureName(name);
  return isDark || isWrongOrder ? name.replace(/\.dark(?=[.@])/, "-dark") : name;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
