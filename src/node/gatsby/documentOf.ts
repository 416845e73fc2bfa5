import { readFile } from "node:fs/promises";
import type { GatsbyCache, NodePluginArgs } from "gatsby";
import { parseCached, parseKey } from "../content/parseContent";
import type { ParsedDocument } from "../content/parseDocument";
import { toRepositoryFile, type SourceFile } from "../content/sources";
import type { Reference } from "../reference/reference";
import { parsedKey } from "./cached";
import { referenceOf } from "./referenceOf";

export interface MdxNode {
  readonly id: string;
  readonly internal: { readonly contentFilePath: string; readonly contentDigest: string };
}

export function directoryOf({ store }: Pick<NodePluginArgs, "store">): string {
  return (store.getState() as { program: { directory: string } }).program.directory;
}

/** Parsed documents of this process, by the cache they are kept in, so that two runs in one process share nothing. */
const memories = new WeakMap<GatsbyCache, Promise<Map<string, ParsedDocument>>>();

/**
 * Parsed documents of this and earlier runs. They lie in the cache as one entry: one file for each of 1,000 documents
 * takes longer to write than the documents take to parse.
 */
export function parsedDocuments(cache: GatsbyCache): Promise<Map<string, ParsedDocument>> {
  const known = memories.get(cache);
  if (known) return known;
  const loading = cache.get(parsedKey).then((entries) => new Map((entries ?? []) as [string, ParsedDocument][]));
  memories.set(cache, loading);
  return loading;
}

/** Keeps the documents of these sources for worker processes and the next run, and forgets all others. */
export async function keepParsedDocuments(
  cache: GatsbyCache,
  sources: readonly SourceFile[],
  reference: Reference,
): Promise<void> {
  const documents = await parsedDocuments(cache);
  const current = new Set(sources.map((source) => parseKey(source, reference)));
  for (const key of documents.keys()) if (!current.has(key)) documents.delete(key);
  await cache.set(parsedKey, [...documents]);
}

/** The document behind an Mdx node. A page asks for it once for every field. */
export async function documentOf(
  node: MdxNode,
  args: Pick<NodePluginArgs, "store" | "cache">,
): Promise<ParsedDocument> {
  const { contentFilePath, contentDigest } = node.internal;
  const documents = await parsedDocuments(args.cache);
  // By Gatsby's digest first: for that the file need not be read again.
  const reference = await referenceOf(args.cache);
  const key = `${contentFilePath}-${contentDigest}-${Object.values(reference.digests).join("-")}`;
  const known = documents.get(key);
  if (known) return known;
  const file = toRepositoryFile(directoryOf(args), contentFilePath);
  const parsed = await parseCached({ file, text: await textOf(node) }, documents, reference);
  documents.set(key, parsed);
  return parsed;
}

/** @returns the whole file, front matter included. */
export function textOf({ internal }: MdxNode): Promise<string> {
  return readFile(internal.contentFilePath, "utf8");
}
