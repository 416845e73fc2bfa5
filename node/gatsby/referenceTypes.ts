import type { CreateSchemaCustomizationArgs } from "gatsby";
import path from "node:path";
import { splitItemKey, type ItemKey } from "../../extensions/fedml/data/item";
import { optionType, shownFields, typeOfKind } from "../../extensions/fedml/graphql/referenceNodes";
import { cachedSite } from "./cached";
import { directoryOf, documentOf, type MdxNode } from "./documentOf";
import { nodeTypes } from "../../extensions/fedml/graphql/referenceFields";

interface Context {
  readonly nodeModel: {
    findOne(query: { type: string; query: object }): Promise<object | null>;
    getNodeById(query: { id: string; type: string }): object | null;
  };
}

interface Item {
  readonly item: string;
}

/** The types of reference nodes, each with the pages that show it. */
export function referenceTypes(args: CreateSchemaCustomizationArgs) {
  const root = directoryOf(args);

  const pagesOf = async (key: ItemKey, { nodeModel }: Context) => {
    const files = (await cachedSite(args.cache)).places[key]?.files ?? [];
    const found = files.map((file) => {
      const filter = { internal: { contentFilePath: { eq: path.join(root, file) } } };
      return nodeModel.findOne({ type: "Mdx", query: { filter } });
    });
    return (await Promise.all(found)).filter((page) => page !== null);
  };

  const optionsOf = (node: FedmlCommandNode, _: unknown, { nodeModel }: Context) =>
    node.optionItems.flatMap((item) => nodeModel.getNodeById({ id: args.createNodeId(item), type: optionType }) ?? []);

  const extra: Readonly<Record<string, object>> = {
    FedmlCommand: {
      options: { type: "[FedmlOption!]!", description: "Its options in the order of the help.", resolve: optionsOf },
      hasExamples: {
        type: "Boolean!",
        description: "Whether there are calls to paste.",
        resolve: ({ examples }: { examples: readonly string[] }) => examples.length > 0,
      },
    },
    FedmlOption: {
      command: {
        type: "FedmlCommand!",
        description: "Its command.",
        resolve: ({ commandName }: { commandName: string }, _: unknown, { nodeModel }: Context) =>
          nodeModel.getNodeById({ id: args.createNodeId(`command:${commandName}`), type: typeOfKind.command }),
      },
    },
  };

  return Object.entries(nodeTypes).map(([name, { description, fields }]) =>
    args.schema.buildObjectType({
      name,
      description,
      interfaces: ["Node"],
      extensions: { infer: false, childOf: { types: ["File"] } },
      fields: {
        ...Object.fromEntries(
          Object.entries(fields).map(([field, [type, meaning]]) => [field, { type, description: meaning }]),
        ),
        ...extra[name],
        pages: {
          type: "[Mdx!]!",
          description: "Pages that show it; the one that links lead to comes first.",
          resolve: (node: Item & { readonly commandName?: string }, _: unknown, context: Context) =>
            pagesOf((node.commandName === undefined ? node.item : `command:${node.commandName}`) as ItemKey, context),
        },
      },
    } as Parameters<typeof args.schema.buildObjectType>[0]),
  );
}

interface FedmlCommandNode extends Item {
  readonly optionItems: readonly string[];
}

/** Fields of a document that list what it shows of the reference data. */
export function shownFieldsOf(args: CreateSchemaCustomizationArgs) {
  return Object.fromEntries(
    Object.entries(shownFields).map(([kind, field]) => {
      const type = typeOfKind[kind as keyof typeof typeOfKind];
      return [
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
      ];
    }),
  );
}
