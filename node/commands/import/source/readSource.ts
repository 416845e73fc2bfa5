import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { listFiles } from "../../../common/listFiles";
import { frontMatterOf } from "../../../content/parseHead";
import { readMagicComments, type MagicComment } from "../code/magicComments";
import type { SourceKind } from "../importedPage";
import type { SourcePage } from "../planNames";
import { readBase } from "./docusaurusDocs";
import { createFileFinder, repositoryOf, type FileFinder } from "./fileFinder";
import { findConfiguration, findSidebar, foldersAbove, moduleOf, type FoundFile } from "./findConfiguration";
import { readAliases } from "./readAliases";
import { readRedirects, type OldRedirect } from "./readRedirects";
import type { SidebarEntry } from "./readSidebar";
import { readSiteBase } from "./readSiteBase";
import { readVitePressFiles, type VitePressFiles } from "./vitepressFiles";

/** What is known of the other site. */
export interface Source {
  readonly kind: SourceKind;
  /** Absolute path of its configuration; null where none was found. */
  readonly configuration: string | null;
  /** Absolute path of its documents. */
  readonly folder: string;
  readonly pages: readonly SourcePage[];
  /** Documents that the configuration makes no pages of. */
  readonly excluded: readonly string[];
  /** Files whose front matter cannot be read. */
  readonly unread: readonly string[];
  /** Documents that others include, and no pages themselves. */
  readonly partials: readonly SourcePage[];
  /** `_category_` files: folder of the source, text as data. */
  readonly categories: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly sidebar: readonly SidebarEntry[] | null;
  /** A configuration that has a sidebar which only a program knows; from the folder. */
  readonly unreadSidebar: string | null;
  /** What of the configuration only a program knows; files from the folder. */
  readonly unreadEntries: readonly { readonly file: string; readonly what: string }[];
  /** Those that the configuration lists. */
  readonly redirects: readonly OldRedirect[];
  readonly hasFormulas: boolean;
  readonly magicComments: readonly MagicComment[];
  /** Whether VitePress publishes pages without ".html". */
  readonly hasCleanUrls: boolean;
  /** What stands in front of all addresses: "/docs", or "". */
  readonly base: string;
  /** The part of it that addresses of the whole site start with. Links of Docusaurus and VitePress leave it out. */
  readonly siteBase: string;
  readonly fileOf: FileFinder;
}

/** What the person who imports says of the other site. */
export interface SourceOptions {
  /** What stands in front of all addresses. */
  readonly base?: string | undefined;
  /** Absolute path of the configuration. */
  readonly config?: string | undefined;
}

/** Folders of files that are published as they are, from the folder of documents and from those above it. */
const staticNames: Readonly<Record<SourceKind, readonly string[]>> = {
  docusaurus: ["static", "website/static"],
  starlight: ["public"],
  vitepress: ["public"],
};

export async function readSource(kind: SourceKind, folder: string, options: SourceOptions = {}): Promise<Source> {
  const fromFolder = (file: string) => path.relative(folder, file).split(path.sep).join("/");
  const files = (await listFiles(folder)).map((file) => fromFolder(file)).filter((file) => !isHidden(file));
  const config = await findConfiguration(kind, folder, options.config);
  const { entries, unread: unreadSidebar, parts } = await findSidebar(kind, folder, config);
  const { redirects, unread: unreadRedirects } = readRedirects(kind, config);
  const siteBase = readSiteBase(kind, moduleOf(config));
  const root = config?.parent ?? path.dirname(folder);
  const site = config ? path.dirname(config.file) : root;
  const statics = [...(config ? [config.parent, site] : []), ...foldersAbove(folder)]
    .flatMap((parent) => staticNames[kind].map((name) => path.join(parent, name)))
    .filter((each) => existsSync(each));
  const found = files.filter((file) => /\.mdx?$/i.test(file));
  const { isExcluded, rewritten, unread: unreadKeys } = filesOfVitePress(kind, config, folder);
  const documents = found.filter((file) => !isExcluded(file));
  const isPartial = (file: string) => kind !== "vitepress" && file.split("/").some((part) => part.startsWith("_"));
  const { pages: all, unread } = await readPages(folder, documents);
  return {
    kind,
    configuration: config?.file ?? null,
    folder,
    pages: all.filter(({ file }) => !isPartial(file)).map((page) => rewrittenPage(page, rewritten(page.file))),
    excluded: found.filter(isExcluded),
    unread,
    partials: all.filter(({ file }) => isPartial(file)),
    categories: kind === "docusaurus" ? await readCategories(folder, files) : new Map(),
    sidebar: entries,
    unreadSidebar: unreadSidebar && fromFolder(unreadSidebar),
    unreadEntries: [
      ...parts.map(({ file, what }) => ({ file: fromFolder(file), what })),
      ...[...unreadKeys.map((key) => unreadKey[key]), ...unreadRedirects].map((what) => ({
        file: fromFolder(config?.file ?? folder),
        what,
      })),
    ],
    redirects,
    hasFormulas: /remark-?math|\bmath:\s*true/i.test(config?.text ?? ""),
    magicComments: kind === "docusaurus" ? readMagicComments(moduleOf(config)) : [],
    hasCleanUrls: /\bcleanUrls:\s*true/.test(config?.text ?? ""),
    base: (options.base ?? path.posix.join("/", siteBase, baseOf(kind, config, folder))).replace(/\/+$/, ""),
    siteBase,
    fileOf: createFileFinder({
      folder,
      statics,
      site,
      roots: [root, site, folder, ...[repositoryOf(folder)].filter((each) => each !== null)],
      aliases: readAliases([...new Set([root, site])]),
    }),
  };
}

const unreadKey = {
  srcExclude: '"srcExclude" is computed by a program: delete the pages that the old site does not have.',
  rewrites: '"rewrites" is computed by a program: correct "redirect_from" of the pages that it moves.',
} as const;

/** @returns the same for names from the folder that is imported. */
function filesOfVitePress(kind: SourceKind, config: FoundFile | null, folder: string): VitePressFiles {
  const read = readVitePressFiles(kind === "vitepress" ? config : null);
  const inside = path
    .relative(config?.parent ?? folder, folder)
    .split(path.sep)
    .join("/");
  const full = (file: string) => path.posix.join(inside, file);
  return {
    ...read,
    isExcluded: (file) => read.isExcluded(full(file)),
    rewritten: (file) => path.posix.relative(inside, read.rewritten(full(file))),
  };
}

function rewrittenPage(page: SourcePage, rewritten: string): SourcePage {
  return rewritten === page.file ? page : { ...page, rewritten };
}

/** @returns whether a program made the file, or keeps it for itself. */
function isHidden(file: string): boolean {
  return file.split("/").some((part) => part === "node_modules" || part.startsWith("."));
}

/** @returns what stands behind the base of the site in front of these documents; for one language, its folder. */
function baseOf(kind: SourceKind, config: FoundFile | null, folder: string): string {
  if (kind === "docusaurus") return readBase(moduleOf(config), folder);
  const names = folder.split(path.sep).join("/");
  if (kind === "starlight") return /^.*\/src\/content\/docs(\/.*)$/.exec(names)?.[1] ?? "";
  return path
    .relative(config?.parent ?? folder, folder)
    .split(path.sep)
    .join("/");
}

/** @returns a document of the source; null where its front matter cannot be read. */
export function parsePage(file: string, text: string): SourcePage | null {
  const plain = text.replace(/^\uFEFF/, "");
  const yaml = frontMatterOf(plain);
  const data = dataOf(yaml ?? "");
  return data && { file, data, body: yaml === undefined ? plain : bodyOf(plain) };
}

async function readPages(folder: string, files: readonly string[]): Promise<Pick<Source, "pages" | "unread">> {
  const unread: string[] = [];
  const pages = await Promise.all(
    [...files].sort().map(async (file): Promise<SourcePage> => {
      const text = (await readFile(path.join(folder, file), "utf8")).replace(/^\uFEFF/, "");
      const page = parsePage(file, text);
      if (page === null) unread.push(file);
      return page ?? { file, data: {}, body: bodyOf(text) };
    }),
  );
  return { pages, unread };
}

function bodyOf(text: string): string {
  return text.slice(/^---[ \t]*\r?\n[\s\S]*?(?:^|\n)---[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length ?? 0);
}

/** @returns null where it is no YAML. */
function dataOf(yaml: string): Readonly<Record<string, unknown>> | null {
  try {
    const data: unknown = parse(yaml);
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return null;
  }
}

async function readCategories(folder: string, files: readonly string[]): Promise<Source["categories"]> {
  const found = files.filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file));
  const read = found.map(
    async (file) => [path.posix.dirname(file), dataOf(await readFile(path.join(folder, file), "utf8")) ?? {}] as const,
  );
  return new Map(await Promise.all(read));
}
