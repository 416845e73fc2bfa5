import { createHash } from "node:crypto";
import type { Problem } from "../problem";
import { parseCategory, type Category } from "./parseCategory";
import { parseDocument, type Doc, type ParsedDocument } from "./parseDocument";
import { isDocumentFile, type SourceFile } from "./sources";

/** All content, parsed. */
export interface Content {
  readonly docs: readonly Doc[];
  readonly categories: readonly Category[];
  readonly problems: readonly Problem[];
}

/** Parsed documents by `parseKey`. */
export type ParseCache = Map<string, ParsedDocument>;

/** @returns a name that changes with the file's name and its text. */
export function parseKey({ file, text }: SourceFile): string {
  return `${file}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** @returns documents and categories in the order of the sources, drafts included. */
export async function parseContent(sources: readonly SourceFile[], cache: ParseCache): Promise<Content> {
  const docs: Doc[] = [];
  const categories: Category[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    if (isDocumentFile(source.file)) {
      const parsed = await parseCached(source, cache);
      docs.push(parsed.doc);
      problems.push(...parsed.problems);
    } else {
      const parsed = parseCategory(source);
      categories.push(parsed.category);
      problems.push(...parsed.problems);
    }
  }
  return { docs, categories, problems };
}

/** The one way to a parsed document, so that a build, and the next one, parse each text once. */
export async function parseCached(source: SourceFile, cache: ParseCache): Promise<ParsedDocument> {
  const key = parseKey(source);
  const known = cache.get(key);
  if (known) return known;
  const parsed = await parseDocument(source);
  cache.set(key, parsed);
  return parsed;
}
