import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { BuildArgs, GatsbyCache } from "gatsby";
import { fill } from "../../src/shared/fill";
import { llmsFullOf, llmsOf, routes } from "../../src/shared/routes";
import { atomFeed } from "../outputs/atomFeed";
import { cardListMarkdown } from "../outputs/cardListMarkdown";
import { groupsOf, llmsFull, llmsIndex } from "../outputs/llms";
import { pagesByVersion } from "../outputs/pagesByVersion";
import { extensionFiles } from "../model/extensionFiles";
import { listedPages, type PublishedPage } from "../pages/publishedPages";
import type { Cell } from "../render/notebookCells";
import type { Doc } from "../content/parseDocument";
import type { WithSite } from "../site/definition";
import { latestSite } from "./checkedSite";
import { directoryOf } from "./documentOf";
import { notebookFiles } from "./notebookFiles";
import { perRun } from "./perRun";
import { renderedDocument } from "./renderedDocument";

/** Pages as createPages last planned them. */
const latest = perRun<readonly PublishedPage[]>();

/** For a large site, all rendered pages at once would need more memory than the rest of the build. */
const rendersAtOnce = 8;

export function rememberPublished(cache: GatsbyCache, pages: readonly PublishedPage[]): void {
  latest.set(cache, pages);
}

/** Writes the files that programs read instead of the pages: Markdown, llms files, the feed, and the files of the extension. */
export async function writeTextFiles(args: WithSite<BuildArgs>, output: string): Promise<void> {
  const { cache, pathPrefix, definition } = args;
  const { settings } = definition;
  const { llms: strings, versions } = definition.strings;
  const pages = latest.get(cache, () => {
    throw new Error("Text files are written before createPages has planned the pages.");
  });
  const urlOf = (address: string) => settings.siteUrl + pathPrefix + address;
  const today = new Date().toISOString().slice(0, "2026-11-20".length);

  const loaded = latestSite(cache);
  const docs = new Map(loaded.site.docs.map((doc) => [doc.path, doc]));
  const notebooks = new Map<Doc, readonly Cell[]>();
  const entryOf = async (page: PublishedPage) => {
    const doc = docs.get(page.path);
    if (!doc) return [page.path, cardListMarkdown(page, urlOf)] as const;
    const { markdown, notebook } = await renderedDocument(doc, args);
    if (notebook !== null) notebooks.set(doc, notebook);
    return [page.path, markdown] as const;
  };
  const markdown = new Map(await pMap(pages, entryOf, { concurrency: rendersAtOnce }));
  const textOf = (label: string | null, inside: readonly PublishedPage[]) =>
    llmsFull({ settings, label, pages: inside, markdown, urlOf });
  const allListed = listedPages(pages);
  const { newest: listed, older } = pagesByVersion(allListed, settings.docs.versions);
  const others = older.map(({ basePath, label }) => ({
    label: fill(versions.list, { version: label }),
    path: llmsOf(basePath),
  }));
  const files = new Map<string, string>([
    ...[...markdown].map(([address, text]) => [routes.markdown(address), text] as const),
    ...(await notebookFiles({
      notebooks,
      root: directoryOf(args),
      loaded,
      urlOf,
      strings: definition.strings.notebook,
    })),
    ...groupsOf({ settings, strings, pages: allListed }).flatMap(({ name, label, pages: inside }) =>
      name === null ? [] : [[routes.llmsFull(name), textOf(label, inside)] as const],
    ),
    [routes.llmsFull(), textOf(null, listed)],
    [routes.llms(), llmsIndex({ settings, strings, pages: listed, urlOf, others })],
    ...older.flatMap(({ basePath, label, pages: inside }): (readonly [string, string])[] => {
      const full = llmsFullOf(basePath);
      const text = textOf(fill(versions.label, { version: label }), inside);
      return [
        [llmsOf(basePath), llmsIndex({ settings, strings, pages: inside, urlOf, full })],
        [full, text],
      ];
    }),
    [routes.feed(), atomFeed({ settings, pages: listed, urlOf, today })],
    ...extensionFiles(loaded, urlOf).map(({ path: address, text }) => [address, text] as const),
  ]);
  await Promise.all([...files].map(([address, text]) => writeTo(path.join(output, address), text)));
}

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
