import type { CreateSchemaCustomizationArgs } from "gatsby";
import { splitItemKey, type ItemKey } from "../syntax/items";
import type { FindNode, NodeContext, NodeType, ReferenceNodeFields } from "../site/extension";
import type { WithSite } from "../site/definition";
import { cachedSite } from "./cached";
import { findDocument, type NodeModel } from "./findNode";
import { documentOf, type MdxNode } from "./documentOf";

interface Context extends NodeContext {
  readonly nodeModel: NodeModel;
}

type Args = WithSite<CreateSchemaCustomizationArgs>;

/** The GraphQL types of reference nodes, each with a field for the pages that show the item. */
export function referenceTypes(args: Args) {
  const { nodes, itemOf } = args.definition.extension.types;

  const pagesOf = async (key: ItemKey, { nodeModel }: Context) => {
    const files = (await cachedSite(args.cache)).places[key]?.files ?? [];
    const found = files.map((file) => findDocument(args, nodeModel, file));
    return (await Promise.all(found)).filter((page) => page !== null);
  };

  const find: FindNode = (type, item, { nodeModel }) => nodeModel.getNodeById({ id: args.createNodeId(item), type });

  return Object.entries(nodes).map(([name, type]) =>
    args.schema.buildObjectType({
      name,
      description: type.description,
      interfaces: ["Node"],
      extensions: { infer: false, childOf: { types: ["File"] } },
      fields: {
        ...fieldsOf(type, find),
        pages: {
          type: "[Mdx!]!",
          description: "Pages that show it; the one that links lead to comes first.",
          resolve: (node: ReferenceNodeFields, _: unknown, context: Context) => pagesOf(itemOf(node), context),
        },
      },
    } as Parameters<typeof args.schema.buildObjectType>[0]),
  );
}

function fieldsOf({ fields, resolved }: NodeType, find: FindNode): Readonly<Record<string, object>> {
  const plain = Object.entries(fields).map(([field, [type, description]]) => [field, { type, description }] as const);
  const worked = Object.entries(resolved?.(find) ?? {}).map(
    ([field, { resolve, ...rest }]) =>
      [
        field,
        {
          ...rest,
          resolve: (node: ReferenceNodeFields, _: unknown, context: NodeContext) => resolve(node, context),
        },
      ] as const,
  );
  return Object.fromEntries([...plain, ...worked]);
}

/** Fields of a document that list the reference data that it shows. */
export function shownFieldsOf(args: Args) {
  return Object.fromEntries(
    Object.entries(args.definition.extension.types.shown).map(([kind, { field, type }]) => [
      field,
      {
        type: `[${type}!]!`,
        description: `What it shows of the reference data: nodes of ${type}.`,
        resolve: async (node: MdxNode, _: unknown, { nodeModel }: Context) => {
          const { doc } = await documentOf(node, args);
          const keys = new Set(doc.shown.map(({ key }) => key).filter((key) => splitItemKey(key).kind === kind));
          return [...keys].flatMap((key) => nodeModel.getNodeById({ id: args.createNodeId(key), type }) ?? []);
        },
      },
    ]),
  );
}
