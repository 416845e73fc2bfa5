import type { CreateSchemaCustomizationArgs } from "gatsby";
import { alwaysErrors } from "../common/rules";
import { resolveHref } from "../syntax/resolveHref";
import { escapeMarkup } from "../common/escapeMarkup";
import { messageOf } from "../content/messageOf";
import { places, readsOf } from "../elements/reference";
import { referenceFolder } from "../elements/readReference";
import type { Doc } from "../content/parseDocument";
import { cachedSite } from "./cached";
import { isDevelop, latestSite } from "./checkedSite";
import { addressId, addressType, filesId, filesType, placesId, placesType } from "./dependencyNodes";
import { uncompilable } from "./uncompilable";
import type { WithSite } from "../site/definition";
import { baseInVersion } from "../model/versionOfFile";
import { findDocument, findNode, type NodeModel } from "./findNode";
import { isReported } from "./isReported";
import { referenceOf } from "./referenceOf";
import { shownFieldsOf } from "./referenceTypes";
import { documentOf, textOf, type MdxNode } from "./documentOf";
import { renderedDocument } from "./renderedDocument";

interface Context {
  readonly nodeModel: NodeModel;
}

interface ListContext {
  readonly nodeModel: {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<MdxNode> }>;
  };
}

/** Markup that replaces the text of a page after an error that the checks did not predict. */
function problemMarkup(text: string): string {
  return `<pre class="problem">${escapeMarkup(text)}</pre>`;
}

/** @returns the files of a document's pictures. A picture on another host has no file; the checks report it. */
function picturesOf({ file, pictures }: Doc): readonly string[] {
  const files = pictures.map(({ src }) => {
    const target = resolveHref(src, file);
    if (target.kind === "address") return `static${target.path}`;
    return target.kind === "relative" || target.kind === "document" ? target.file : null;
  });
  return [...new Set(files.filter((each) => each !== null))].sort();
}

/**
 * Descriptions for fields of gatsby-plugin-mdx, which has none. Gatsby merges both declarations, so the plugin's resolvers stay.
 *
 * @source gatsby 5.16, schema/schema: mergeFields extends an existing field.
 */
const describedFields = {
  excerpt: {
    type: "String",
    description: "Beginning of the text, without markup.",
    args: { pruneLength: { type: "Int", defaultValue: 140, description: "Characters, at most." } },
  },
  tableOfContents: {
    type: "JSON",
    description: "Headings as a tree of titles and addresses; `headings` has them as a list, with their ids.",
    args: { maxDepth: { type: "Int", description: "Level of the deepest headings in it: 2 to 6." } },
  },
};

/** Fields of a document that this project adds to Gatsby's Mdx type. */
// eslint-disable-next-line max-lines-per-function -- a table of fields and what their resolvers share
export function mdxFields(args: WithSite<CreateSchemaCustomizationArgs>) {
  const { settings } = args.definition;

  const pathOfDocument = async (file: string, { nodeModel }: Context) => {
    const address = (await cachedSite(args.cache)).pathOf[file];
    if (address !== undefined) {
      nodeModel.getNodeById({ id: addressId(args, file), type: addressType });
      return address;
    }
    // Finds nothing, but registers a dependency: Gatsby runs the query again once the document exists.
    await findDocument(args, nodeModel, file);
    return null;
  };

  // These lookups only register dependencies: when one of these nodes changes, Gatsby re-renders the page.
  const dependOnReference = async (text: string, { nodeModel }: Context) => {
    for (const name of readsOf(text, await referenceOf(args))) {
      if (name === places) nodeModel.getNodeById({ id: placesId(args), type: placesType });
      else await findNode(args, nodeModel, { file: `${referenceFolder}/${name}.yaml`, type: "File" });
    }
  };

  const html = async (node: MdxNode, _: unknown, context: Context) => {
    const { doc, problems } = await documentOf(node, args);
    const text = await textOf(node);
    // Register dependencies before anything can fail, so that a page that shows a problem is re-rendered once the problem is fixed.
    await dependOnReference(text, context);
    context.nodeModel.getNodeById({ id: filesId(args, doc.file), type: filesType });
    // Such a page cannot be rendered. A build has stopped before this; in `gatsby develop`, the report above the page explains why.
    if (problems.some(({ rule }) => alwaysErrors[rule] !== undefined)) return "";
    // createPages gives the page the template of a document without code. Gatsby stores the template's name in the page's data, which it
    // writes only when a query result changes: so return something other than null.
    if (isDevelop() && uncompilable(latestSite(args.cache)).has(doc.file)) return "";
    const rendering = renderedDocument(doc, args, (file) => pathOfDocument(file, context));
    if (!isDevelop()) return (await rendering).html;
    const isExplained = isReported(doc.file, text, latestSite(args.cache));
    // If the query failed, the whole page would be missing.
    const unrendered = (error: unknown) => ({ html: isExplained ? "" : problemMarkup(messageOf(error)) });
    return (await rendering.catch(unrendered)).html;
  };

  const ofDoc =
    <Value>(pick: (parsed: Awaited<ReturnType<typeof documentOf>>) => Value) =>
    async (node: MdxNode) =>
      pick(await documentOf(node, args));

  const linksTo = async (node: MdxNode, _: unknown, context: Context) => {
    const { doc } = await documentOf(node, args);
    const oldPages = new Set((await cachedSite(args.cache)).oldPages);
    const paths = await Promise.all(
      doc.links.map(async ({ href, isOfNewest = false }) => {
        const target = resolveHref(href, doc.file);
        if (target.kind === "address")
          return (
            (isOfNewest ? baseInVersion(target.path, doc.file, settings.docs.versions, oldPages) : "") + target.path
          );
        return target.kind === "document" ? pathOfDocument(target.file, context) : null;
      }),
    );
    return [...new Set(paths.filter((address) => address !== null))].sort();
  };

  // Use a filter: then Gatsby resolves `linksTo` of every document once in total, not once for each document.
  const linkedFrom = async (node: MdxNode, _: unknown, { nodeModel }: ListContext) => {
    const { doc } = await documentOf(node, args);
    const query = { filter: { linksTo: { eq: doc.path } } };
    const { entries } = await nodeModel.findAll({ type: "Mdx", query });
    const others = await Promise.all(Array.from(entries, (other) => documentOf(other, args)));
    const paths = others.filter((other) => other.doc.file !== doc.file).map((other) => other.doc.path);
    return [...new Set(paths)].sort();
  };

  const sidebar = async (node: MdxNode) => {
    const { doc } = await documentOf(node, args);
    return (await cachedSite(args.cache)).sidebarOf[doc.file] ?? null;
  };

  const lastUpdated = async (node: MdxNode) => {
    const { doc } = await documentOf(node, args);
    return doc.frontMatter.last_update ?? (await cachedSite(args.cache)).dates[doc.file] ?? null;
  };

  return {
    frontmatter: {
      type: "MdxFrontmatter!",
      description: "Front matter, with the defaults of keys that are not written.",
      resolve: ofDoc(({ doc }) => doc.frontMatter),
    },
    body: { type: "String", description: "The text after the front matter, as written." },
    html: {
      type: "String",
      description: "The document rendered as static HTML; null for a page that brings its own code.",
      resolve: html,
    },
    path: {
      type: "String!",
      description: "Address on this site, without a slash at its end.",
      resolve: ofDoc(({ doc }) => doc.path),
    },
    file: {
      type: "String!",
      description: "The file, from the repository root.",
      resolve: ofDoc(({ doc }) => doc.file),
    },
    title: { type: "String!", description: "Title of the page.", resolve: ofDoc(({ doc }) => doc.title) },
    headings: {
      type: "[DocHeading!]!",
      description: "Headings of the body; the title is not among them.",
      resolve: ofDoc(({ doc }) => doc.headings),
    },
    words: { type: "Int!", description: "Words of prose, without code.", resolve: ofDoc(({ doc }) => doc.words) },
    hasFormulas: {
      type: "Boolean!",
      description: "Whether it contains formulas, and so needs their style sheet.",
      resolve: ofDoc(({ doc }) => doc.hasFormulas),
    },
    hasCode: {
      type: "Boolean!",
      description: "Whether it imports or exports code, and so is hydrated as a component of its own.",
      resolve: ofDoc(({ doc }) => doc.hasCode),
    },
    links: {
      type: "[String!]!",
      description: "What it links to, as written.",
      resolve: ofDoc(({ doc }) => doc.links.map(({ href }) => href)),
    },
    linksTo: {
      type: "[String!]!",
      description: "Addresses of this site that it links to, each once.",
      resolve: linksTo,
    },
    linkedFrom: {
      type: "[String!]!",
      description: "Addresses of the other documents that link to it, each once.",
      resolve: linkedFrom,
    },
    pictures: {
      type: "[String!]!",
      description: "Files of the pictures that it shows, from the repository root, each once.",
      resolve: ofDoc(({ doc }) => picturesOf(doc)),
    },
    ...describedFields,
    sidebar: { type: "String", description: "Name of its sidebar; null for a plain page.", resolve: sidebar },
    ...shownFieldsOf(args),
    lastUpdated: {
      type: "String",
      description: "Day of the last change: the front matter's, else git's; null if neither has one.",
      resolve: lastUpdated,
    },
  };
}
