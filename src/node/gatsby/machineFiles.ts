import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyCache } from "gatsby";
import { routes } from "../../shared/routes";
import { settings } from "../../site/settings";
import { atomFeed } from "../machines/atomFeed";
import { listingPage, type UrlOf } from "../machines/listingPage";
import { groupsOf, llmsFull, llmsIndex } from "../machines/llms";
import type { PublishedPage } from "../machines/publishedPages";
import { writeCards } from "./cards";
import { machineFilesKey } from "./cached";
import { keptMarkdown } from "./keptMarkdown";

/** Pages as createPages has last planned them, by the cache of its run. Writing them down would cost more than keeping them. */
const latest = new WeakMap<GatsbyCache, readonly PublishedPage[]>();

export function keepPublished(cache: GatsbyCache, pages: readonly PublishedPage[]): void {
  latest.set(cache, pages);
}

/** Writes what machines read in place of the pages: Markdown, contents for language models, the feed, pictures for social networks. */
export async function writeMachineFiles(args: BuildArgs, output: string): Promise<void> {
  const { cache, pathPrefix } = args;
  const pages = latest.get(cache);
  if (!pages) throw new Error("Files for machines are asked for before the pages are made.");
  const urlOf = (address: string) => settings.siteUrl + pathPrefix + address;
  const today = new Date().toISOString().slice(0, "2026-11-20".length);

  const markdown = new Map(
    await Promise.all(pages.map(async (page) => [page.path, await markdownOf(page, urlOf, args)] as const)),
  );
  const textOf = (label: string | null, inside: readonly PublishedPage[]) =>
    llmsFull({ settings, label, pages: inside, markdown, urlOf });
  const files = new Map<string, string>([
    ...[...markdown].map(([address, text]) => [routes.markdown(address), text] as const),
    ...groupsOf({ settings, pages }).flatMap(({ name, label, pages: inside }) =>
      name === null ? [] : [[routes.llmsFull(name), textOf(label, inside)] as const],
    ),
    [routes.llmsFull(), textOf(null, pages)],
    [routes.llms(), llmsIndex({ settings, pages, urlOf })],
    [routes.feed(), atomFeed({ settings, pages, urlOf, today })],
  ]);
  await Promise.all([...files].map(([address, text]) => writeTo(path.join(output, address), text)));
  await removeFormer(output, new Set(files.keys()), cache);
  await writeCards(args, output, pages);
}

async function markdownOf(page: PublishedPage, urlOf: UrlOf, args: BuildArgs): Promise<string> {
  if (page.cards !== null) return listingPage(page, urlOf);
  const kept = await keptMarkdown(args, page.path);
  if (kept === null) throw new Error(`${page.path} was drawn without its Markdown. "npx gatsby clean" mends that.`);
  return kept;
}

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A page that is gone takes along what was written for it. */
async function removeFormer(output: string, current: ReadonlySet<string>, cache: GatsbyCache): Promise<void> {
  const before = ((await cache.get(machineFilesKey)) ?? []) as readonly string[];
  const gone = before.filter((address) => !current.has(address));
  await Promise.all(gone.map((address) => rm(path.join(output, address), { force: true })));
  await cache.set(machineFilesKey, [...current]);
}
