import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { listFiles } from "../../../common/listFiles";
import { frontMatterOf } from "../../../content/parseHead";
import { readMagicComments, type MagicComment } from "../code/magicComments";
import type { SourceKind } from "../importedPage";
import type { SourcePage } from "../planNames";
import { readBase, readVersionBase } from "./docusaurusDocs";
import { wordMarksOf, type WordMark } from "../text/convertWordMarks";
import { createFileFinder, repositoryOf, type FileFinder } from "./fileFinder";
import { findConfiguration, findSidebar, foldersAbove, moduleOf, type FoundFile } from "./findConfiguration";
import { readAliases } from "./readAliases";
import { readRedirects, type OldRedirect } from "./readRedirects";
import type { SidebarEntry } from "./readSidebar";
import { readSiteBase } from "./readSiteBase";
import { readVitePressFiles, type VitePressFiles } from "./vitepressFiles";

/** What is known about the old site. */
export interface Source {
  readonly kind: SourceKind;
  /** Absolute path of its configuration; null if none was found. */
  readonly configuration: string | null;
  /** Absolute path of its documents folder. */
  readonly folder: string;
  readonly pages: readonly SourcePage[];
  /** Documents that the configuration excludes. */
  readonly excluded: readonly string[];
  /** Files whose front matter cannot be read. */
  readonly unread: readonly string[];
  /** Documents that others include and that are not pages themselves. */
  readonly partials: readonly SourcePage[];
  /** Parsed `_category_` files, by folder of the source. */
  readonly categories: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly sidebar: readonly SidebarEntry[] | null;
  /** File with a sidebar that must be computed, relative to the folder. */
  readonly unreadSidebar: string | null;
  /** Messages about parts of the configuration that must be computed; files are relative to the folder. */
  readonly unreadEntries: readonly { readonly file: string; readonly what: string }[];
  /** Redirects that the configuration lists. */
  readonly redirects: readonly OldRedirect[];
  readonly hasFormulas: boolean;
  readonly wordMarks: readonly WordMark[];
  readonly magicComments: readonly MagicComment[];
  /** Whether VitePress publishes pages without ".html". */
  readonly hasCleanUrls: boolean;
  /** Base path of the documents' addresses, such as "/docs"; "" for none. */
  readonly base: string;
  /** Further base paths of the same documents, such as "/docs/next" for the current ones among several versions. */
  readonly otherBases: readonly string[];
  /** Base path of the whole site, the first part of `base`. Links in Docusaurus and VitePress do not include it. */
  readonly siteBase: string;
  readonly fileOf: FileFinder;
}

/** What the user specifies about the old site. */
export interface SourceOptions {
  /** Base path of the documents' addresses. */
  readonly base?: string | undefined;
  /** Absolute path of the configuration. */
  readonly config?: string | undefined;
}

/** Folders whose files are published unchanged, relative to the documents folder and the folders above it. */
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
  const versionBase = kind === "docusaurus" ? readVersionBase(moduleOf(config), folder) : null;
  const root = config?.parent ?? path.dirname(folder);
  const site = config ? path.dirname(config.file) : root;
  const statics = [...(config ? [config.parent, site] : []), ...foldersAbove(folder)]
    .flatMap((parent) => staticNames[kind].map((name) => path.join(parent, name)))
    .filter((each) => existsSync(each));
  const found = files.filter((file) => /\.mdx?$/i.test(file));
  const { isExcluded, rewritten, unread: unreadKeys } = filesOfVitePress(kind, config, folder);
  const documents = found.filter((file) => !isExcluded(file));
  const isPartial = (file: string) => kind !== "vitepress" && file.split("/").some((part) => part.startsWith("_"));
  const { pages: all, unread } = await readPages(kind, folder, documents);
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
    wordMarks: wordMarksOf(config?.text ?? ""),
    magicComments: kind === "docusaurus" ? readMagicComments(moduleOf(config)) : [],
    hasCleanUrls: /\bcleanUrls:\s*true/.test(config?.text ?? ""),
    base: (options.base ?? path.posix.join("/", siteBase, baseOf(kind, config, folder))).replace(/\/+$/, ""),
    otherBases: versionBase === null ? [] : [path.posix.join("/", siteBase, versionBase)],
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

/** Reads VitePress' configuration. @returns functions that take file names relative to the imported folder. */
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

/** @returns whether the file is in node_modules, or in a path with a part that starts with ".". */
function isHidden(file: string): boolean {
  return file.split("/").some((part) => part === "node_modules" || part.startsWith("."));
}

/** @returns the base path of the documents below that of the site; for the documents of one language, its folder. */
function baseOf(kind: SourceKind, config: FoundFile | null, folder: string): string {
  if (kind === "docusaurus") return readBase(moduleOf(config), folder);
  const names = folder.split(path.sep).join("/");
  if (kind === "starlight") return /^.*\/src\/content\/docs(\/.*)$/.exec(names)?.[1] ?? "";
  return path
    .relative(config?.parent ?? folder, folder)
    .split(path.sep)
    .join("/");
}

/** @returns a document of the source; null if its front matter cannot be read. */
export function parsePage(file: string, text: string): SourcePage | null {
  const plain = text.replace(/^\uFEFF/, "");
  const yaml = frontMatterOf(plain);
  const data = dataOf(yaml ?? "");
  return data && { file, data, body: yaml === undefined ? plain : bodyOf(plain) };
}

async function readPages(
  kind: SourceKind,
  folder: string,
  files: readonly string[],
): Promise<Pick<Source, "pages" | "unread">> {
  const unread: string[] = [];
  const pages = await Promise.all(
    [...files].sort().map(async (file): Promise<SourcePage> => {
      const written = (await readFile(path.join(folder, file), "utf8")).replace(/^\uFEFF/, "");
      // Astro allows blank lines above the front matter. The other engines read it as text then.
      const text = kind === "starlight" ? written.replace(/^\s*\n(?=---)/, "") : written;
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

/** @returns null if the text is not YAML. */
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
