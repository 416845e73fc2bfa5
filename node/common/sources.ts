import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles, listLostLinks, type LostLink } from "./listFiles";

/** Folder of everything that authors write, from the repository root. */
export const contentFolder = "content";
/** Folder of files that are published unchanged. */
export const staticFolder = "static";

/** Folders of documents, from the repository root. */
export const collections = {
  docs: "content/docs",
  pages: "content/pages",
} as const;

/** Folder of files that code blocks show and documents include, from the repository root. */
export const snippetsFolder = "content/snippets";

export type Collection = keyof typeof collections;

/** A file written by an author. */
export interface SourceFile {
  /** From the repository root, with "/". */
  readonly file: string;
  readonly text: string;
}

/** File name for new category files. */
export const categoryFileName = "_category_.yml";

/** Also accepts Docusaurus's other names for it: JSON is valid YAML. */
export function isCategoryFile(file: string): boolean {
  return /(?:^|\/)_category_\.(?:ya?ml|json)$/.test(file);
}

/** File that lists the entries of a group's sidebar. */
export const sidebarFileName = "sidebar.yml";

/** @param file from the repository root; only the folder of a group has a sidebar. For an older version, it is below "1.0" or "v1". */
export function isSidebarFile(file: string): boolean {
  const [, group, rest] = /^content\/docs\/((?:v?\d[^/]*\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  return group !== undefined && rest === sidebarFileName;
}

export function isDocumentFile(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/**
 * Whether a file is a partial, named as in other generators: `_part.mdx`, and everything in `_parts/`. It never becomes
 * a page.
 *
 * @param file from the repository root.
 */
export function isPartFile(file: string): boolean {
  return isDocumentFile(file) && file.split("/").some((step) => step.startsWith("_"));
}

/** Whether a document is plain Markdown, without elements, expressions and code of its own. */
export function isMarkdownFile(file: string): boolean {
  return file.endsWith(".md");
}

/** @returns a document's path without its extension. */
export function withoutEnding(file: string): string {
  return file.replace(/\.mdx?$/, "");
}

/** @param file from the repository root, in the folder of a collection. */
export function isSourceFile(file: string): boolean {
  return (isDocumentFile(file) && !isPartFile(file)) || isCategoryFile(file) || isSidebarFile(file);
}

/**
 * Reads the files below `content` that become pages or describe them; not `content/STYLE.md`, for example, which is
 * only for authors.
 *
 * @param root absolute path of the repository.
 * @returns every document, category and sidebar file, sorted by name.
 */
export async function readSources(root: string): Promise<readonly SourceFile[]> {
  const folders = await Promise.all(
    Object.values(collections).map(async (folder) => (await listContent(root, folder)).filter(isSourceFile)),
  );
  const files = folders.flat().sort();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(root, file), "utf8") })));
}

/**
 * @param root absolute path of the repository.
 * @param folder from the root: `content`, or a folder below it.
 * @returns all files in the folder and its subfolders, from the repository root, without files outside the repository.
 */
export async function listContent(root: string, folder: string): Promise<readonly string[]> {
  const files = await listFiles(path.join(root, folder), ownFolders(root));
  return files.map((file) => toRepositoryFile(root, file));
}

/** @returns the symbolic links below `content` that `listContent` leaves out, with paths from the repository root. */
export function listLostContent(root: string): Promise<readonly LostLink[]> {
  return listLost(root, contentFolder);
}

/** @returns the symbolic links below `static` that lead out of the repository or are dangling, with paths from the repository root. */
export function listLostStatic(root: string): Promise<readonly LostLink[]> {
  return listLost(root, staticFolder);
}

async function listLost(root: string, folder: string): Promise<readonly LostLink[]> {
  const links = await listLostLinks(path.join(root, folder), ownFolders(root));
  return links.map(({ file, leadsOut }) => ({ file: toRepositoryFile(root, file), leadsOut }));
}

/**
 * Folders to which links may lead: the site may be a folder of a larger repository, and `content` or `static` may
 * themselves be links to other places.
 */
function ownFolders(root: string): readonly string[] {
  return [repositoryOf(root), path.join(root, contentFolder), path.join(root, staticFolder)];
}

/** @returns the nearest parent folder that is a Git repository, or the site's own folder. */
function repositoryOf(root: string): string {
  for (let folder = root; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, ".git"))) return folder;
    if (folder === path.dirname(folder)) return root;
  }
}

/** @returns the file's path from the repository root, with "/" on every system. */
export function toRepositoryFile(root: string, absolute: string): string {
  return path.relative(root, absolute).split(path.sep).join("/");
}
