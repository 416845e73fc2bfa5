import { nameSlow } from "../common/nameSlowFiles";
import { sha256 } from "../common/sha256";
import type { ProseRules } from "../common/proseRules";
import type { Problem } from "../common/problem";
import { digestFor, noReference, type Reference } from "../elements/reference";
import { checkCategoryJson } from "./categoryJson";
import { parseCategory, type Category } from "./parseCategory";
import { parseDocument, type Doc, type ParsedDocument } from "./parseDocument";
import { parseSidebarFile, type SidebarFile } from "./parseSidebarFile";
import { isDocumentFile, isSidebarFile, type SourceFile } from "../common/sources";

/** All content, parsed. */
export interface Content {
  readonly docs: readonly Doc[];
  readonly categories: readonly Category[];
  /** Only of groups that have one. */
  readonly sidebarFiles?: readonly SidebarFile[];
  readonly problems: readonly Problem[];
}

/** The results of earlier runs. */
export interface ParseCache {
  /** By `parseKey`. */
  readonly documents: Map<string, ParsedDocument>;
  /** Parsed files of the reference data that had no problems, by `referenceKey`. */
  readonly reference: Map<string, unknown>;
}

export function emptyParseCache(): ParseCache {
  return { documents: new Map(), reference: new Map() };
}

/** Caches keys, because every save in the live preview needs the keys of all files. */
const lastKeys = new WeakMap<SourceFile, { readonly state: string; readonly key: string }>();
const states = new WeakMap<Reference, string>();

/** @returns a cache key that depends on the file's name, its text, and the reference data that it may show. */
export function parseKey(source: SourceFile, reference: Reference = noReference): string {
  const state = stateOf(reference);
  const last = lastKeys.get(source);
  if (last?.state === state) return last.key;
  const { file, text } = source;
  const own = `${file}-${sha256(text).slice(0, 16)}`;
  const data = digestFor(text, reference);
  const key = data === "" ? own : `${own}-${data}`;
  lastKeys.set(source, { state, key });
  return key;
}

/** @returns a digest of everything that `digestFor` reads from the reference data. */
function stateOf(reference: Reference): string {
  let state = states.get(reference);
  if (state === undefined) {
    const { elements, digests, unread, snippets = {} } = reference;
    const reads = Object.entries(elements).map(([name, { reads: files }]) => [name, files]);
    const shown = Object.entries(snippets).map(([name, { digest }]) => [name, digest]);
    state = sha256(JSON.stringify([reads, digests, unread, shown]));
    states.set(reference, state);
  }
  return state;
}

/** @returns documents, categories and sidebars in the order of the sources, drafts included. */
export async function parseContent(
  sources: readonly SourceFile[],
  cache: ParseCache["documents"],
  reference: Reference = noReference,
  prose?: ProseRules,
): Promise<Content> {
  const docs: Doc[] = [];
  const categories: Category[] = [];
  const sidebarFiles: SidebarFile[] = [];
  const found: (readonly Problem[])[] = [];
  for (const source of sources) {
    if (isDocumentFile(source.file)) {
      const parsed = await parseCached(source, cache, reference, prose);
      docs.push(parsed.doc);
      found.push(parsed.problems);
    } else if (isSidebarFile(source.file)) {
      const parsed = parseSidebarFile(source, reference.numberPrefixes);
      sidebarFiles.push(parsed.sidebar);
      found.push(parsed.problems);
    } else {
      const parsed = parseCategory(source, reference.numberPrefixes);
      categories.push(parsed.category);
      const broken = await checkCategoryJson(source);
      found.push(broken.length > 0 ? broken : parsed.problems);
    }
  }
  return { docs, categories, sidebarFiles, problems: found.flat() };
}

/**
 * Parses a document, or returns it from the cache. All callers use this function, so that a build and the next one parse each text once.
 * `prose` is not part of the key: the rules are part of the site's code, and a change of code empties the cache.
 */
export async function parseCached(
  source: SourceFile,
  cache: ParseCache["documents"],
  reference: Reference = noReference,
  prose?: ProseRules,
): Promise<ParsedDocument> {
  const key = parseKey(source, reference);
  const known = cache.get(key);
  if (known) return known;
  const parsed = await nameSlow(source.file, () => parseDocument(source, reference, prose));
  cache.set(key, parsed);
  return parsed;
}
