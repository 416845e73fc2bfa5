import type { CreateSchemaCustomizationArgs } from "gatsby";
import { mdxFields } from "./mdxFields";
import type { WithSite } from "../site/definition";
import { referenceTypes } from "./referenceTypes";
import { typeDefs } from "./typeDefs";

export function createSchemaCustomization(args: WithSite<CreateSchemaCustomizationArgs>): void {
  const { definitions } = args.definition.extension.types;
  args.actions.createTypes([typeDefs, ...(definitions === "" ? [] : [definitions]), ...referenceTypes(args)]);
  // Defined here, not in createResolvers, so that queries can filter and sort by these fields.
  args.actions.createTypes(
    args.schema.buildObjectType({
      name: "Mdx",
      interfaces: ["Node"],
      // Named explicitly, so that a site without documents has the same schema.
      extensions: { childOf: { types: ["File"] } },
      fields: mdxFields(args),
    }),
  );
}
