import type { ComponentType } from "react";
import type { ItemKey } from "../syntax/items";
import { snippetDigests, wholeText, type Snippets } from "../codeBlocks/snippets";
import type { RecordingsFile } from "../recordings/recording";
import type { Element } from "./element";
import type { IslandProperties } from "./island";

/** What a page promises to show completely, by kind: the key `covers` of its front matter. */
export type Covers = Readonly<Record<string, readonly string[]>>;

/** The reference data of an extension, as the engine sees them. Made of plain data at any time, see `plain`. */
export interface Reference {
  /** One for each file of the data, by its name without the ending; changes with the file. */
  readonly digests: Readonly<Record<string, string | undefined>>;
  /** Files whose problems keep their data out: what is not here may be there. */
  readonly unread: readonly string[];
  /** What authors write by name, and what becomes of it. */
  readonly elements: Readonly<Record<string, Element>>;
  /** What elements are made of, besides the engine's own components, by the name that elements use. */
  readonly components: Readonly<Record<string, ComponentType<never>>>;
  /** What authors write in the tags of islands, by name. */
  readonly islands: Readonly<Record<string, IslandProperties>>;
  /** Program and package whose calls are read from code blocks; null for none. */
  readonly library: string | null;
  /** Kinds of things that a page may promise. */
  readonly coverKinds: readonly string[];
  readonly coveredItems: (covers: Covers) => readonly ItemKey[];
  /** The anchor of an item on every page that shows it. */
  readonly anchorOf: (key: ItemKey) => string;
  /** Everything that readers may search for by its name. */
  readonly searchItems: () => readonly SearchItem[];
  /** What runs of code blocks have printed, by the file that holds it. The engine adds it to what an extension knows. */
  readonly recordings?: Readonly<Record<string, RecordingsFile>>;
  /** Files that code blocks show; the engine adds them too. */
  readonly snippets?: Snippets | undefined;
  /** What `{name}` in a document stands for; the engine adds it too. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** Whether numbers in front of names are positions, see `DocsSettings`; the engine adds it too. */
  readonly numberPrefixes?: boolean | undefined;
  /** Files that the output holds besides the pages: data for other programs. */
  readonly files: readonly ReferenceFile[];
  /** What `Extension.restore` makes the same of, in another process. */
  readonly plain: unknown;
}

/** A command, option, function or key, as search shows it. */
export interface SearchItem {
  readonly key: ItemKey;
  /** Where it is not the anchor of the item itself. */
  readonly anchor?: string;
  /** As readers type it: "launch", "--cluster", "computing.resource_type". */
  readonly name: string;
  /**
   * What it is, in words that readers see: "command", "option". Results whose first word is "command", "option", "key",
   * "environment", "function", "class", "method", "error", "known" or "term" have an icon of their own.
   */
  readonly kind: string;
  readonly description: string;
  /** Other names that readers type: the short form of an option. */
  readonly aliases?: readonly string[];
  /** Whether it says what a word means. */
  readonly isDefinition?: boolean;
  /** What goes wrong, if it is about that: a message with its remedy, or a fault of the library. */
  readonly fault?: "error" | "issue";
}

/** A file of the output that is made of the reference data. Programs of other sites may load it. */
export interface ReferenceFile {
  /** Its address, in a folder of its own: "/schemas/job.json". */
  readonly path: string;
  readonly text: (site: SiteOfFile) => string;
}

/** What a file may say of the site that publishes it. */
export interface SiteOfFile {
  /** @returns the whole address of an address of this site, with origin and path prefix. */
  readonly urlOf: (path: string) => string;
  /** @returns the whole address of an item on the page that shows it, or null when no page does. */
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

/** The name by which a document depends on the pages that links to reference data lead to. */
export const places = "places";

/** @returns what a document may show, in a fixed order: the elements that its text does not name it cannot hold. */
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

/** Where any of the elements starts. Made once: the live preview looks for it in every document at every save. */
function startOf(elements: Reference["elements"]): RegExp | null {
  const names = Object.keys(elements);
  if (names.length === 0) return null;
  const start = starts.get(elements) ?? new RegExp(`<(?:${names.join("|")})\\b`, "g");
  starts.set(elements, start);
  return start;
}

/** @returns what changes with the reference data and the files that a document may show; empty when it shows none. */
export function digestFor(text: string, reference: Reference): string {
  const { digests, unread, snippets = {} } = reference;
  const files = readsOf(text, reference).filter((name) => name !== places);
  const data = files.length === 0 ? [] : [...files.map((file) => digests[file] ?? ""), ...unread];
  return [...data, ...snippetDigests(text, snippets)].join("-");
}

/** @returns the name of a file's data in a cache. */
export function referenceKey(name: string, digest: string): string {
  return `${name}-${digest}`;
}
