import { noReference, type Reference } from "../elements/reference";
import type { ParsedReference } from "../checks/parsedReference";
import type { SourceFile } from "../common/sources";
import type { ItemKey } from "../syntax/items";

/**
 * What a site has in addition to its documents: reference data in content/reference, the elements that show them, their checks, their
 * GraphQL types, and their search entries. The property types come from lower layers, so that each layer depends only on what it needs.
 */
export interface Extension {
  /**
   * @param sources files of content/reference.
   * @param cache data of files without problems, by `referenceKey`; `parse` adds those that it reads.
   */
  readonly parse: (sources: readonly SourceFile[], cache: Map<string, unknown>) => ParsedReference;
  /** @param plain `Reference.plain` of another process; null if there are no data. */
  readonly restore: (plain: unknown) => Reference;
  readonly types: ExtensionTypes;
}

/** Reference data in GraphQL. */
export interface ExtensionTypes {
  /** Definitions of types that are not nodes, and of fields added to the engine's types. */
  readonly definitions: string;
  readonly nodes: Readonly<Record<string, NodeType>>;
  /** By kind of item: the field of a document that lists the items it shows, and the type of their nodes. */
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
  /** Fields that are computed by a resolver. */
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

/** The content of a GraphQL node of the reference data, before Gatsby adds its own fields. */
export interface ReferenceNode {
  readonly type: string;
  /** Its name in the reference data. */
  readonly item: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type ReferenceNodeFields = Readonly<Record<string, unknown>> & { readonly item: string };

/** The extension of a site without reference data. */
export const noExtension: Extension = {
  parse: () => ({ reference: noReference, problems: [], check: () => [] }),
  restore: () => noReference,
  types: { definitions: "", nodes: {}, shown: {}, nodesOf: () => [], itemOf: ({ item }) => item as ItemKey },
};
