import type { ExtensionTypes, NodeType, ReferenceNodeFields } from "../../../node/site/extension";
import type { ItemKey } from "../../../node/syntax/items";
import { itemKey, itemKinds } from "../data/item";
import { parseFacts } from "../data/parseFacts";
import { isReferenceFile, nameOfFile } from "../data/schemas";
import { definitions, nodeTypes } from "./fields";
import { optionType, referenceNodes, shownFields, typeOfKind } from "./nodes";

const resolved: Readonly<Record<string, NodeType["resolved"]>> = {
  FedmlCommand: (find) => ({
    options: {
      type: `[${optionType}!]!`,
      description: "Its options in the order of the help.",
      resolve: ({ optionItems }, context) =>
        (optionItems as readonly string[]).flatMap((item) => find(optionType, item, context) ?? []),
    },
    hasExamples: {
      type: "Boolean!",
      description: "Whether there are calls to paste.",
      resolve: ({ examples }) => (examples as readonly string[]).length > 0,
    },
  }),
  FedmlOption: (find) => ({
    command: {
      type: `${typeOfKind.command}!`,
      description: "Its command.",
      resolve: (option, context) => find(typeOfKind.command, commandOf(option), context),
    },
  }),
};

function commandOf({ commandName }: ReferenceNodeFields): ItemKey {
  return itemKey("command", commandName as string);
}

export const types: ExtensionTypes = {
  definitions,
  nodes: Object.fromEntries(
    Object.entries(nodeTypes).map(([name, type]) => [name, { ...type, resolved: resolved[name] }]),
  ),
  shown: Object.fromEntries(itemKinds.map((kind) => [kind, { field: shownFields[kind], type: typeOfKind[kind] }])),
  nodesOf(source) {
    const name = nameOfFile(source.file);
    return isReferenceFile(name) ? referenceNodes(parseFacts([source]).facts, name) : [];
  },
  // An option is shown where its command is.
  itemOf: (node) => (node["commandName"] === undefined ? (node.item as ItemKey) : commandOf(node)),
};
