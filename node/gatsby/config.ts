import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { collections, snippetsFolder } from "../common/sources";
import { referenceFolder } from "../elements/readReference";
import { recordingsFolder } from "../recordings/recording";
import { uses } from "../common/pieces.mjs";
import type { SiteDefinition } from "../site/definition";
import { footnoteLabels } from "../render/documentPlugins";
import { compiledPlugins } from "./compiledPlugins";

const typesOutputPath = "src/gatsby-types.d.ts";

/** @param root absolute path of the repository. */
export function gatsbyConfig(root: string, definition: SiteDefinition): GatsbyConfig {
  const { title, siteUrl, tagline: description } = definition.settings;
  const pathPrefix = process.env["PATH_PREFIX"] ?? "";
  const folders = Object.entries({
    ...collections,
    reference: referenceFolder,
    recordings: recordingsFolder,
    snippets: snippetsFolder,
  });
  // gatsby-source-filesystem fails on a missing folder. Git ignores empty folders, and the preview notices files that are added to them.
  for (const [, folder] of folders) mkdirSync(path.join(root, folder), { recursive: true });
  return {
    siteMetadata: { title, siteUrl, description },
    ...(pathPrefix === "" ? {} : { pathPrefix }),
    trailingSlash: "never",
    jsxRuntime: "automatic",
    graphqlTypegen: { typesOutputPath, generateOnBuild: !areTypesCurrent(root) },
    flags: { DEV_SSR: false },
    plugins: [
      "gatsby-plugin-react-helmet",
      ...folders.map(([name, folder]) => ({
        resolve: "gatsby-source-filesystem",
        // An MDX file that documents include is not a document. `watchPartials` watches these files instead.
        options: { name, path: path.join(root, folder), ignore: folder === snippetsFolder ? ["**/*.mdx"] : [] },
      })),
      {
        resolve: "gatsby-plugin-mdx",
        // Compiles only pages that contain code; see ARCHITECTURE.md.
        options: {
          extensions: [".mdx", ".md"],
          mdxOptions: {
            remarkPlugins: compiledPlugins(root, definition, pathPrefix),
            remarkRehypeOptions: footnoteLabels(definition.strings),
            providerImportSource: path.join(root, "src/site/useMDXComponents"),
          },
        },
      },
      { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    ],
  };
}

interface SitePage {
  readonly path: string;
  readonly pageContext: {
    readonly kind?: string;
    readonly lastUpdated?: string | null;
    readonly isUnlisted?: true;
    readonly versions?: { readonly canonical?: string };
  } | null;
}

const sitemapOptions = {
  query: `{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }`,
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: readonly SitePage[] } }) =>
    allSitePage.nodes
      .filter(
        ({ pageContext }) =>
          ["home", "doc", "page", "category"].includes(pageContext?.kind ?? "") &&
          !pageContext?.isUnlisted &&
          // The newest version has this page too, and search engines should show that one.
          pageContext?.versions?.canonical === undefined,
      )
      // A later build returns the nodes in a different order.
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  serialize: ({ path: url, pageContext }: SitePage) => ({
    url,
    ...(pageContext?.lastUpdated ? { lastmod: pageContext.lastUpdated } : {}),
  }),
};

/** Types change only with code, and a build continues from the last one only if no code has changed. */
function areTypesCurrent(root: string): boolean {
  return uses("types") && process.env["BUILD_GOES_ON"] === "1" && existsSync(path.join(root, typesOutputPath));
}
