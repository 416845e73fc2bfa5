import type { CreateSchemaCustomizationArgs } from "gatsby";
import { mdxFields } from "./mdxFields";
import type { WithSite } from "../site/definition";
import { referenceTypes } from "./referenceTypes";
import { typeDefs } from "./typeDefs";

export function createSchemaCustomization(args: WithSite<CreateSchemaCustomizationArgs>): void {
  const { definitions } = args.definition.extension.types;
  args.actions.createTypes([typeDefs, ...(definitions === "" ? [] : [definitions]), ...referenceTypes(args)]);
  // Here and not in createResolvers, so that queries can filter and sort by these fields.
  args.actions.createTypes(
    args.schema.buildObjectType({
      name: "Mdx",
      interfaces: ["Node"],
      // By name, so that an empty site has the same schema.
      extensions: { childOf: { types: ["File"] } },
      fields: mdxFields(args),
    }),
  );
}
