import { noReference, type Reference } from "../elements/reference";
import type { ParsedReference } from "../checks/parsedReference";
import type { SourceFile } from "../common/sources";
import type { ItemKey } from "../syntax/items";

/**
 * What a site knows besides its documents: reference data in content/reference, the elements that show them, their checks,
 * their types in GraphQL, and what search finds of them. Types are parts of layers below, so that each layer takes no more
 * than it needs.
 */
export interface Extension {
  /**
   * @param sources files of content/reference.
   * @param cache data of files in which nothing was wrong, by `referenceKey`; those read now come in.
   */
  readonly parse: (sources: readonly SourceFile[], cache: Map<string, unknown>) => ParsedReference;
  /** @param plain `Reference.plain`, in another process; null where there are no data. */
  readonly restore: (plain: unknown) => Reference;
  readonly types: ExtensionTypes;
}

/** Reference data in GraphQL. */
export interface ExtensionTypes {
  /** Definitions of types that are no nodes, and of fields added to those of the engine. */
  readonly definitions: string;
  readonly nodes: Readonly<Record<string, NodeType>>;
  /** By kind of item: the field of a document that lists those it shows, and the type of their nodes. */
  readonly shown: Readonly<Record<string, { readonly field: string; readonly type: string }>>;
  /** @returns the nodes of one file of content/reference, in its order. */
  readonly nodesOf: (source: SourceFile) => readonly ReferenceNode[];
  /** @returns the item whose pages are the pages of a node. */
  readonly itemOf: (node: ReferenceNodeFields) => ItemKey;
}

export interface NodeType {
  readonly description: string;
  /** Type and description of each field. */
  readonly fields: Readonly<Record<string, readonly [type: string, description: string]>>;
  /** Fields that are worked out. */
  readonly resolved?: (find: FindNode) => Readonly<Record<string, ResolvedField>>;
}

export interface ResolvedField {
  readonly type: string;
  readonly description: string;
  readonly resolve: (node: ReferenceNodeFields, context: NodeContext) => unknown;
}

/** @returns a node by its type and its `item`. */
export type FindNode = (type: string, item: string, context: NodeContext) => object | null;

export interface NodeContext {
  readonly nodeModel: { getNodeById(query: { id: string; type: string }): object | null };
}

/** What a GraphQL node of the reference data holds, before Gatsby gives it its own fields. */
export interface ReferenceNode {
  readonly type: string;
  /** Its name in the reference data. */
  readonly item: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type ReferenceNodeFields = Readonly<Record<string, unknown>> & { readonly item: string };

/** A site of documents alone. */
export const noExtension: Extension = {
  parse: () => ({ reference: noReference, problems: [], check: () => [] }),
  restore: () => noReference,
  types: { definitions: "", nodes: {}, shown: {}, nodesOf: () => [], itemOf: ({ item }) => item as ItemKey },
};
