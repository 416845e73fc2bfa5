import { llmsFullOf, llmsOf, routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { SiteModel } from "../model/buildSite";
import { notebookPath } from "./notebookPage";

/** Files and folders that Gatsby leaves in the output for itself, or for features that this site does not use; the build removes them. */
export const leftByGatsby = ["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

/** Files for hosts and crawlers, by address, each with a description. */
export const filesForMachines: ReadonlyMap<string, string> = new Map([
  [routes.feed(), "the feed of the site"],
  [routes.llms(), "the list of pages for language models"],
  [routes.llmsFull(), "the text of the site for language models"],
  ["/robots.txt", "the file for crawlers"],
  ["/sitemap-index.xml", "the sitemap"],
  // Each sitemap file holds 45,000 addresses; ten files are enough for any documentation site.
  ...Array.from({ length: 10 }, (_, number) => [`/sitemap-${number}.xml`, "the sitemap"] as const),
  ["/_headers", "the headers for hosts"],
  ["/_redirects", "the redirects for hosts"],
]);

/** Top-level folders of the output that cannot contain pages: the build fills or removes them, or hosts treat them specially. */
const wholeFolders = ["page-data", "static", "search-assets", "_nginx", ...leftByGatsby];

export interface OutputInput {
  readonly site: Pick<SiteModel, "docs" | "categoryPages" | "sidebars">;
  readonly settings: Pick<SiteSettings, "docs">;
  /** Addresses of the files of static/: "/img/logo.svg". */
  readonly staticFiles: ReadonlySet<string>;
  /** Addresses of the files that the extension adds to the output. */
  readonly extensionPaths: ReadonlySet<string>;
}

/** @returns the files that the build writes in addition to the HTML of its pages, by address, each with a description. */
export function outputFiles({ site, settings, staticFiles, extensionPaths }: OutputInput): ReadonlyMap<string, string> {
  const pages = [
    { path: routes.home(), name: "the home page" },
    ...site.docs.map(({ path, file }) => ({ path, name: file })),
    ...site.categoryPages.map(({ path, label }) => ({ path, name: `the page "${label}"` })),
  ];
  return new Map([
    ...pages.flatMap(({ path, name }): (readonly [string, string])[] => [
      [routes.markdown(path), `the Markdown of ${name}`],
      [routes.card(path), `the share card of ${name}`],
    ]),
    ...site.docs
      .filter(({ frontMatter }) => frontMatter.notebook)
      .map(({ path, file }) => [notebookPath(path), `the notebook of ${file}`] as const),
    ...site.sidebars.flatMap(({ name, label }): (readonly [string, string])[] => [
      [routes.sidebarData(name), `the sidebar "${label}"`],
      [routes.llmsFull(name), `the text of "${label}" for language models`],
    ]),
    ...settings.docs.versions.slice(1).flatMap(({ basePath, label }): (readonly [string, string])[] => [
      [llmsOf(basePath), `the list of pages of "${label}" for language models`],
      [llmsFullOf(basePath), `the text of "${label}" for language models`],
    ]),
    ...filesForMachines,
    ...Array.from(staticFiles, (path) => [path, `static${path}`] as const),
    ...Array.from(extensionPaths, (path) => [path, "a file that the extension adds"] as const),
  ]);
}

/** @returns the top-level folder of an address if it cannot contain a page; else null. */
export function folderOfBuild(address: string): string | null {
  const folder = address.split("/")[1] ?? "";
  return wholeFolders.includes(folder) ? folder : null;
}
