import type { ExtensionTypes } from "../../../node/site/extension";
import type { ItemKey } from "../../../node/syntax/items";
import { sharedTypes, type GraphQLType } from "../shared/fields";
import { covers, factsFiles, isFactsFile, kindOf, nameOfFile } from "./facts";
import { items } from "./items";
import { parseFacts } from "./parseFacts";

/** Types nested inside nodes. */
const innerTypes: Readonly<Record<string, GraphQLType>> = {
  DocCovers: {
    description: "What of the reference data a page promises to show completely.",
    fields: Object.fromEntries(covers.map(([file, { description }]) => [file, ["[String!]!", description]])),
  },
  ...sharedTypes,
  ...Object.assign({}, ...factsFiles.map((file) => kindOf[file].types)),
};

/** @returns the type in the GraphQL schema language. */
function define([name, { description, fields }]: readonly [string, GraphQLType]): string {
  const lines = Object.entries(fields).map(
    ([field, [type, meaning]]) => `${JSON.stringify(meaning)} ${field}: ${type}`,
  );
  return `${JSON.stringify(description)}\ntype ${name} @dontInfer {\n${lines.join("\n")}\n}`;
}

const frontMatter = `type MdxFrontmatter {
  "What of the reference data the page promises to show completely."
  covers: DocCovers!
}`;

export const types: ExtensionTypes = {
  definitions: [frontMatter, ...Object.entries(innerTypes).map(define)].join("\n\n"),
  nodes: Object.fromEntries(items.map(({ type, node }) => [type, node])),
  shown: Object.fromEntries(
    items.flatMap(({ kind, field, type }) => (field === undefined ? [] : [[kind, { field, type }]])),
  ),
  nodesOf(source) {
    const name = nameOfFile(source.file);
    if (!isFactsFile(name)) return [];
    const { facts } = parseFacts([source]);
    return kindOf[name].items.flatMap(({ nodes }) => nodes(facts, facts.data[name].source));
  },
  itemOf: ({ item, shownWith = item }) => shownWith as ItemKey,
};
