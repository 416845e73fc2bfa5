import type { CreateSchemaCustomizationArgs } from "gatsby";
import { applySeverities } from "../checks/applySeverities";
import { resolveHref } from "../syntax/resolveHref";
import { escapeMarkup } from "../common/escapeMarkup";
import { hasErrors } from "../common/problem";
import { messageOf } from "../content/messageOf";
import { places, readsOf } from "../elements/reference";
import { referenceFolder } from "../elements/readReference";
import { cachedSite } from "./cached";
import { isDevelop, latestSite } from "./checkedSite";
import { addressId, addressType, filesId, filesType, placesId, placesType } from "./dependencyNodes";
import type { WithSite } from "../site/definition";
import { findDocument, findNode, type NodeModel } from "./findNode";
import { referenceOf } from "./referenceOf";
import { shownFieldsOf } from "./referenceTypes";
import { documentOf, textOf, type MdxNode } from "./documentOf";
import { renderedDocument } from "./renderedDocument";

interface Context {
  readonly nodeModel: NodeModel;
}

/** What the checks have not foreseen, in the place of the text. */
function problemMarkup(text: string): string {
  return `<pre class="problem">${escapeMarkup(text)}</pre>`;
}

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

  // Asked for alone so that Gatsby knows: a change of one of these renders the page again.
  const dependOnReference = async (text: string, { nodeModel }: Context) => {
    for (const name of readsOf(text, await referenceOf(args))) {
      if (name === places) nodeModel.getNodeById({ id: placesId(args), type: placesType });
      else await findNode(args, nodeModel, { file: `${referenceFolder}/${name}.yaml`, type: "File" });
    }
  };

  const html = async (node: MdxNode, _: unknown, context: Context) => {
    const { doc, problems } = await documentOf(node, args);
    const text = await textOf(node);
    // Before anything can go wrong, so that a page that shows a problem is rendered again once it is fixed.
    await dependOnReference(text, context);
    context.nodeModel.getNodeById({ id: filesId(args, doc.file), type: filesType });
    const errors = applySeverities(problems, settings.checks).filter(({ severity }) => severity === "error");
    // The build has stopped before; in `gatsby develop` the report over the page says what is wrong with it.
    if (errors.length > 0) return "";
    const rendering = renderedDocument(doc, args, (file) => pathOfDocument(file, context));
    if (!isDevelop()) return (await rendering).html;
    const isReported = hasErrors(latestSite(args.cache).problems.filter(({ file }) => file === doc.file));
    // A query that fails would take the whole page with it.
    const unrendered = (error: unknown) => ({ html: isReported ? "" : problemMarkup(messageOf(error)) });
    return (await rendering.catch(unrendered)).html;
  };

  const ofDoc =
    <Value>(pick: (parsed: Awaited<ReturnType<typeof documentOf>>) => Value) =>
    async (node: MdxNode) =>
      pick(await documentOf(node, args));

  const linksTo = async (node: MdxNode, _: unknown, context: Context) => {
    const { doc } = await documentOf(node, args);
    const paths = await Promise.all(
      doc.links.map(async ({ href }) => {
        const target = resolveHref(href, doc.file);
        if (target.kind === "address") return target.path;
        return target.kind === "document" ? pathOfDocument(target.file, context) : null;
      }),
    );
    return [...new Set(paths.filter((address) => address !== null))].sort();
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
      description: "Whether it holds formulas, and so needs their style sheet.",
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
    sidebar: { type: "String", description: "Name of its sidebar; null for a plain page.", resolve: sidebar },
    ...shownFieldsOf(args),
    lastUpdated: {
      type: "String",
      description: "Day of the last change: the front matter's, else git's; null if neither has one.",
      resolve: lastUpdated,
    },
  };
}
