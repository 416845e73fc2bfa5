import type { WithSite } from "../site/definition";
import { existsSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { flatten } from "../model/buildSite";
import { cachedSite } from "./cached";
import { isDevelop } from "./checkedSite";
import { filesId, filesType } from "./dependencyNodes";
import { findDocument, type NodeModel } from "./findNode";
import { directoryOf, type MdxNode } from "./documentOf";

interface Context {
  readonly nodeModel: NodeModel & {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<MdxNode> }>;
  };
}

/** The part of GraphQL's schema that is used here. */
interface Schema {
  getType(name: string): { description?: string | null } | undefined;
}

/** Fields that are not about a single document. */
export function createResolvers(args: WithSite<CreateResolversArgs>): void {
  describeMdx(args);
  args.createResolvers({ DocCategory: categoryFields(args), Query: rootFields(args) });
}

/**
 * gatsby-plugin-mdx declares the type first, without a description. When Gatsby merges a second declaration, it ignores the description. So
 * this sets the description on the type of the final schema.
 *
 * @source gatsby 5.16, schema/schema: mergeTypes takes fields, interfaces and extensions; buildSchema is called again later.
 */
function describeMdx({ intermediateSchema }: CreateResolversArgs): void {
  const type = (intermediateSchema as Schema).getType("Mdx");
  if (type)
    type.description = "A document: an MDX or Markdown file of content/docs or content/pages. Drafts are among them.";
}

function categoryFields(args: CreateResolversArgs) {
  const root = directoryOf(args);
  return {
    docs: {
      resolve: async ({ file }: { file: string }, _: unknown, { nodeModel }: Context) => {
        const query = { sort: { fields: ["internal.contentFilePath"], order: ["ASC"] } };
        const { entries } = await nodeModel.findAll({ type: "Mdx", query });
        const absolute = path.dirname(path.join(root, file));
        return [...entries].filter(({ internal }) => path.dirname(internal.contentFilePath) === absolute);
      },
    },
  };
}

function rootFields(args: WithSite<CreateResolversArgs>) {
  const { cache, definition } = args;
  const { settings } = definition;
  const root = directoryOf(args);
  return {
    document: {
      type: "Mdx",
      description: "The document of a file; null where Gatsby cannot read its front matter.",
      args: { file: { type: "String!", description: "The file, from the repository root." } },
      // Page queries look documents up by file. A node id depends on the folder that the site is built in, and would end up in the page's
      // data.
      resolve: async (_: unknown, { file }: { readonly file: string }, { nodeModel }: Context) => {
        const node = await findDocument(args, nodeModel, file);
        // In the live preview, the file can be deleted before its node is.
        if (node && (!isDevelop() || existsSync(path.join(root, file)))) return node;
        nodeModel.getNodeById({ id: filesId(args, file), type: filesType });
        return null;
      },
    },
    sidebars: {
      type: "[Sidebar!]!",
      description: "The groups of documents, in their order.",
      resolve: async () => {
        const { sidebars } = await cachedSite(cache);
        return sidebars.map((sidebar) => ({ ...sidebar, pages: flatten(sidebar.items) }));
      },
    },
    redirects: {
      type: "[Redirect!]!",
      description: "Every former address that still leads somewhere.",
      resolve: async () => (await cachedSite(cache)).redirects,
    },
    siteSettings: {
      type: "SiteSettings!",
      description: "Facts of the site.",
      resolve: () => ({ ...settings, docsVersions: settings.docs.versions }),
    },
  };
}
