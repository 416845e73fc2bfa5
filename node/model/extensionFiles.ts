import { routes } from "../../src/shared/routes";
import type { Reference } from "../elements/reference";
import type { ItemKey } from "../syntax/items";
import type { LoadedSite } from "./loadedSite";

/** A file that an extension adds to the output. */
export interface WrittenFile {
  /** "/schemas/job.json" */
  readonly path: string;
  readonly text: string;
}

/**
 * Must be in a folder, because the build has its own files at the top level; must have an extension, because pages have none. The build
 * uses `.html` and `.md` for pages.
 */
const filePath = /^(?:\/[a-z0-9][\w-]*)+\/[a-z0-9][\w.-]*\.(?!(?:html|md)$)[a-z0-9]+$/i;

/** Folders of the output that the build and Gatsby fill. */
const taken = new Set([
  "page-data",
  ...[
    routes.searchIndex(),
    routes.searchFile("core"),
    routes.sidebarData("group"),
    routes.llmsFull("group"),
    routes.card("/page"),
  ].map(folderOf),
]);

function folderOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/**
 * @returns the addresses of the files that the extension adds to the output.
 * @throws {Error} if one of them could overwrite a file of the build, or is given twice.
 */
export function extensionPaths({ files }: Pick<Reference, "files">): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { path } of files) {
    const advice = 'Give it a folder of its own and an ending, such as "/schemas/job.json".';
    if (!filePath.test(path)) throw new Error(`The extension names a file "${path}". ${advice}`);
    if (taken.has(folderOf(path))) throw new Error(`The build itself fills the folder of "${path}". ${advice}`);
    if (paths.has(path)) throw new Error(`The extension gives "${path}" twice.`);
    paths.add(path);
  }
  return paths;
}

/**
 * @param urlOf returns the absolute URL of an address of this site.
 * @returns the files that the extension adds to the output. Their texts can link to the pages that show the reference data.
 */
export function extensionFiles(
  { site, reference, places }: Pick<LoadedSite, "site" | "reference" | "places">,
  urlOf: (path: string) => string,
): readonly WrittenFile[] {
  extensionPaths(reference);
  const pathOf = new Map(site.docs.map(({ file, path }) => [file, path]));
  const pageOf = (key: ItemKey) => {
    const path = pathOf.get(places.get(key)?.home ?? "");
    return path === undefined ? null : `${urlOf(path)}#${reference.anchorOf(key)}`;
  };
  return reference.files.map(({ path, text }) => ({ path, text: text({ urlOf, pageOf }) }));
}
