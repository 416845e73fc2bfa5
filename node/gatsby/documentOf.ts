import { readFile } from "node:fs/promises";
import type { GatsbyCache, NodePluginArgs } from "gatsby";
import { parseCached } from "../content/parseContent";
import type { ParsedDocument } from "../content/parseDocument";
import { toRepositoryFile } from "../common/sources";
import { openParseCache, type ParseCacheFile } from "../content/parseCacheFile";
import type { WithSite } from "../site/definition";
import { perRun } from "./perRun";
import { referenceOf } from "./referenceOf";

export interface MdxNode {
  readonly id: string;
  readonly internal: { readonly contentFilePath: string; readonly contentDigest: string };
}

export function directoryOf({ store }: Pick<NodePluginArgs, "store">): string {
  return (store.getState() as { program: { directory: string } }).program.directory;
}

const opened = perRun<Promise<ParseCacheFile>>();

/** Parsed documents of this run and earlier ones. Worker processes open the file after the main process has saved it. */
export function parsedDocuments({ root, cache }: { root: string; cache: GatsbyCache }): Promise<ParseCacheFile> {
  return opened.get(cache, () => openParseCache(root));
}

/** The document of an Mdx node. A page requests it once for every field. */
export async function documentOf(
  node: MdxNode,
  args: WithSite<Pick<NodePluginArgs, "store" | "cache">>,
): Promise<ParsedDocument> {
  const { contentFilePath, contentDigest } = node.internal;
  const root = directoryOf(args);
  const { documents } = (await parsedDocuments({ root, cache: args.cache })).cache;
  // Look up by Gatsby's digest first: then the file need not be read again.
  const reference = await referenceOf(args);
  const others = [
    ...Object.values(reference.digests),
    ...Object.values(reference.snippets ?? {}).map(({ digest }) => digest),
  ];
  const key = `${contentFilePath}-${contentDigest}-${others.join("-")}`;
  const known = documents.get(key);
  if (known) return known;
  const file = toRepositoryFile(root, contentFilePath);
  const parsed = await parseCached({ file, text: await textOf(node) }, documents, reference, args.definition.prose);
  documents.set(key, parsed);
  return parsed;
}

/** @returns the whole file, front matter included. */
export function textOf({ internal }: MdxNode): Promise<string> {
  return readFile(internal.contentFilePath, "utf8");
}
