import type { GatsbyNode } from "gatsby";
import { mdxFields } from "./mdxFields";
import { referenceTypeDefs } from "../../extensions/fedml/graphql/referenceFields";
import { referenceTypes } from "./referenceTypes";
import { typeDefs } from "./typeDefs";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  args.actions.createTypes([typeDefs, referenceTypeDefs, ...referenceTypes(args)]);
  // Here and not in createResolvers, so that queries can filter and sort by these fields.
  args.actions.createTypes(
    args.schema.buildObjectType({
      name: "Mdx",
      description: "A document: an MDX file of content/docs or content/pages. Drafts are among them.",
      interfaces: ["Node"],
      // By name, so that an empty site has the same schema.
      extensions: { childOf: { types: ["File"] } },
      fields: mdxFields(args),
    }),
  );
};
