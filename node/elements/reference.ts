import type { ComponentType } from "react";
import type { ItemKey } from "../syntax/items";
import { snippetDigests, wholeText, type Snippets } from "../codeBlocks/snippets";
import type { RecordingsFile } from "../recordings/recording";
import type { Element } from "./element";
import type { IslandProperties } from "./island";

/** What a page promises to show completely, by kind: `covers` in its front matter. */
export type Covers = Readonly<Record<string, readonly string[]>>;

/** The reference data of an extension, as the engine uses them. Can be created from plain data at any time, see `plain`. */
export interface Reference {
  /** A digest for each data file, by its name without the extension; changes with the file. */
  readonly digests: Readonly<Record<string, string | undefined>>;
  /** Files that could not be read because of problems: missing names may be defined in them. */
  readonly unread: readonly string[];
  /** Elements that authors write by name. */
  readonly elements: Readonly<Record<string, Element>>;
  /** Components that elements use in addition to the engine's own, by the name that elements use. */
  readonly components: Readonly<Record<string, ComponentType<never>>>;
  /** Properties that authors write in the tags of islands, by island name. */
  readonly islands: Readonly<Record<string, IslandProperties>>;
  /** Program and package whose calls are checked in code blocks; null for none. */
  readonly library: string | null;
  /** Kinds of items that a page may promise to cover. */
  readonly coverKinds: readonly string[];
  readonly coveredItems: (covers: Covers) => readonly ItemKey[];
  /** The anchor of an item, the same on every page that shows it. */
  readonly anchorOf: (key: ItemKey) => string;
  /** All items that readers may search for by name. */
  readonly searchItems: () => readonly SearchItem[];
  /** Recorded outputs of code blocks, by the path of their file. The engine adds them to the extension's data. */
  readonly recordings?: Readonly<Record<string, RecordingsFile>>;
  /** Files that code blocks show; also added by the engine. */
  readonly snippets?: Snippets | undefined;
  /** Values of `{name}` in documents; also added by the engine. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** Whether number prefixes of names set the order, see `DocsSettings`; also added by the engine. */
  readonly numberPrefixes?: boolean | undefined;
  /** Files in the output in addition to the pages: data for other programs. */
  readonly files: readonly ReferenceFile[];
  /** Data from which `Extension.restore` creates the same reference in another process. */
  readonly plain: unknown;
}

/** An entry of the search: a command, option, function or key. */
export interface SearchItem {
  readonly key: ItemKey;
  /** Set if it differs from the anchor of the item itself. */
  readonly anchor?: string;
  /** The name that readers type: "launch", "--cluster", "computing.resource_type". */
  readonly name: string;
  /**
   * Its kind, as shown to readers: "command", "option". Results whose first word is "command", "option", "key",
   * "environment", "function", "class", "method", "error", "known" or "term" have an icon of their own.
   */
  readonly kind: string;
  readonly description: string;
  /** Other names that readers type: the short form of an option. */
  readonly aliases?: readonly string[];
  /** Whether it defines a term. */
  readonly isDefinition?: boolean;
  /** Set if it is about a fault: an error message with its remedy, or a known issue of the library. */
  readonly fault?: "error" | "issue";
}

/** A file in the output that is made from the reference data. Programs of other sites may load it. */
export interface ReferenceFile {
  /** Its path, in a folder of its own: "/schemas/job.json". */
  readonly path: string;
  readonly text: (site: SiteOfFile) => string;
}

/** Functions for files that refer to pages of the publishing site. */
export interface SiteOfFile {
  /** @returns the full URL of a path on this site, with origin and path prefix. */
  readonly urlOf: (path: string) => string;
  /** @returns the full URL of an item on the page that shows it, or null if no page does. */
  readonly pageOf: (key: ItemKey) => string | null;
}

/** A site without reference data. */
export const noReference: Reference = {
  digests: {},
  unread: [],
  elements: {},
  components: {},
  islands: {},
  library: null,
  coverKinds: [],
  coveredItems: () => [],
  anchorOf: (key) => key,
  searchItems: () => [],
  files: [],
  plain: null,
};

/** Name of the dependency on the pages to which links in the reference data lead. */
export const places = "places";

/**
 * @returns the data files that a document may show, in a fixed order. A document cannot show an element whose name its
 *   text does not contain.
 */
export function readsOf(
  text: string,
  { elements, snippets = {} }: Pick<Reference, "elements" | "snippets">,
): readonly string[] {
  const start = startOf(elements);
  if (start === null) return [];
  const written = new Set(
    wholeText(text, snippets)
      .match(start)
      ?.map((tag) => tag.slice(1)),
  );
  return [...new Set([...written].flatMap((name) => elements[name]?.reads ?? []))].sort();
}

const starts = new WeakMap<Reference["elements"], RegExp>();

/** Pattern for the start of any element. Cached, because the live preview searches every document with it at each save. */
function startOf(elements: Reference["elements"]): RegExp | null {
  const names = Object.keys(elements);
  if (names.length === 0) return null;
  const start = starts.get(elements) ?? new RegExp(`<(?:${names.join("|")})\\b`, "g");
  starts.set(elements, start);
  return start;
}

/** @returns a digest of the reference data and the files that a document may show; empty if it shows none. */
export function digestFor(text: string, reference: Reference): string {
  const { digests, unread, snippets = {} } = reference;
  const files = readsOf(text, reference).filter((name) => name !== places);
  const data = files.length === 0 ? [] : [...files.map((file) => digests[file] ?? ""), ...unread];
  return [...data, ...snippetDigests(text, snippets)].join("-");
}

/** @returns the cache key of a file's data. */
export function referenceKey(name: string, digest: string): string {
  return `${name}-${digest}`;
}
