import type { z } from "zod";
import type { Attributes, Element, Place } from "../../../node/elements/element";
import type { Block, Phrase } from "../../../node/elements/mdast";
import type { ReferenceFile, SearchItem } from "../../../node/elements/reference";
import type { NodeType, ReferenceNode } from "../../../node/site/extension";
import { itemKey as engineKey, type ItemKey } from "../../../node/syntax/items";

import type { Facts, FactsFile } from "../data/facts";
import { placeOf, type Fields, type GraphQLType } from "../shared/fields";
import type { Source } from "../shared/schemas";
import type { Kinds } from "./kinds";
import type { Path, Report } from "./report";

/** Everything the site knows about one file of content/reference. kinds.ts lists the kinds. */
export interface Kind<Schema extends z.ZodObject, Index extends object, Name extends string> {
  readonly schema: Schema;
  /** @returns the maps in which code looks up the facts; they become properties of `Facts`. */
  readonly index: (data: z.output<Schema>) => Index;
  /** Things that a page can show and a link can lead to. */
  readonly items: readonly Item<Name>[];
  /** Reports duplicate ids, and links to other facts that lead nowhere. */
  readonly check: (facts: Facts, report: Report) => void;
  /** Elements that authors write, by name. */
  readonly elements: Readonly<Record<string, FactsElement>>;
  /** Files of the output in addition to the pages. */
  readonly files?: (facts: Facts) => readonly ReferenceFile[];
  /** GraphQL types of values inside nodes, by name. */
  readonly types?: Readonly<Record<string, GraphQLType>>;
  /** For a kind that some page must show completely. */
  readonly covers?: Covers;
}

/** How a page promises to show facts completely: in `covers` of its front matter, under the name of the file. */
export interface Covers {
  /** What a name refers to, for messages. */
  readonly what: string;
  readonly description: string;
  /** @returns the position of a name in the file. */
  readonly at: (facts: Facts, name: string) => Path;
  /** The names that pages must promise, in the order of the file. */
  readonly names: (facts: Facts) => readonly string[];
  /** @returns what a page must show if it promises a name. */
  readonly items: (facts: Facts, name: string) => readonly ItemKey[];
  /** @returns the element that shows an item, as authors write it. */
  readonly element: (id: string) => string;
  /** @returns the names that need no further promise; by default, the names that pages promise. */
  readonly covered?: (facts: Facts, promised: ReadonlySet<string>, shown: ReadonlySet<ItemKey>) => ReadonlySet<string>;
}

/** One page while its elements are expanded, with the facts that they show. */
export interface FactsPlace extends Place {
  readonly facts: Facts;
}

/** An element that shows facts. */
export interface FactsElement extends Omit<Element, "reads" | "expand"> {
  readonly reads: readonly (FactsFile | "places")[];
  readonly expand: (
    attributes: Attributes,
    place: FactsPlace,
    children: readonly Phrase[],
  ) => readonly (Block | Phrase)[];
}

export type ItemKind = { [File in FactsFile]: Kinds[File]["items"][number]["kind"] }[FactsFile];

/** @returns the key by which pages and links refer to a thing: "command:fedml launch". */
export function itemKey(kind: ItemKind, id: string): ItemKey {
  return engineKey(kind, id);
}

interface ItemDefinition<Entry> {
  readonly all: (facts: Facts) => Iterable<Entry>;
  /** @returns the id, which is unique within the kind. */
  readonly id: (entry: Entry) => string;
  /** @returns the anchor on every page that shows the item; by default, the id. */
  readonly anchor?: (id: string) => string;
  /** The GraphQL field of a document that lists these items; absent for items that are shown together with another one. */
  readonly field?: string;
  /** GraphQL type of the nodes, with the description and the fields of that type. */
  readonly type: string;
  readonly description: string;
  readonly fields: Fields;
  /** @returns values of fields that are not properties of the entry. */
  readonly values?: (entry: Entry, facts: Facts) => Readonly<Record<string, unknown>>;
  readonly resolved?: NodeType["resolved"];
  /** @returns what the search finds by name. */
  readonly search?: (entry: Entry) => readonly Omit<SearchItem, "key">[];
}

export interface Item<Name extends string> extends Pick<ItemDefinition<never>, "field" | "type"> {
  readonly kind: Name;
  readonly anchor: (id: string) => string;
  readonly node: NodeType;
  /** @param source of the file. */
  readonly nodes: (facts: Facts, source: Source) => readonly ReferenceNode[];
  readonly searchItems: (facts: Facts) => readonly SearchItem[];
}

/** Defines a kind of things that pages show. An entry may name the `file` of the repository that it was read from. */
export function item<Name extends string, Entry extends object & { readonly file?: string }>(
  kind: Name,
  definition: ItemDefinition<Entry>,
): Item<Name> {
  const { all, id, anchor = (own) => own, field, type, description, fields, values, resolved, search } = definition;
  return {
    kind,
    anchor,
    field,
    type,
    node: { description, fields, resolved },
    nodes: (facts, source) =>
      Array.from(all(facts), (entry) => {
        const made = values?.(entry, facts) ?? {};
        const known = { ...entry, key: id(entry), source: placeOf(source, entry.file ?? source.file), ...made };
        const names = new Set([...Object.keys(fields), ...Object.keys(made)]);
        const kept = Object.entries(known).filter(([name, value]) => names.has(name) && value !== undefined);
        return { type, item: engineKey(kind, id(entry)), fields: Object.fromEntries(kept) };
      }),
    searchItems: (facts) =>
      [...all(facts)].flatMap((entry) =>
        (search?.(entry) ?? []).map((found) => ({ key: engineKey(kind, id(entry)), ...found })),
      ),
  };
}

/** @returns values by one of their properties, in order. */
export function by<Key extends string, Value extends { readonly [Name in Key]: string }>(
  key: Key,
  values: readonly Value[],
): ReadonlyMap<string, Value> {
  return new Map(values.map((value) => [value[key], value]));
}
