import { messageOf } from "../content/messageOf";
import type { DocumentStrings } from "../../src/shared/strings";
import type { Doc } from "../content/parseDocument";
import { notebookPath } from "./notebookPage";
import { markdownPage } from "./markdownPage";
import { formatProblem } from "../common/problem";
import type { Reference } from "../elements/reference";
import type { ItemKey } from "../syntax/items";
import type { Highlight } from "../render/highlight";
import { notebookCells, type Cell } from "../render/notebookCells";
import { plainBlocks, plainText } from "../render/plainMarkdown";
import { PictureError } from "../pictures/pictureError";
import { recordingsFileOf } from "../recordings/recording";
import { readExpanded } from "../render/readExpanded";
import type { RenderContext } from "../render/remarkDocument";
import { renderDocument } from "../render/renderDocument";
import { createResolver, type ResolverInput } from "../render/resolver";

/** A document as rendered for readers and for programs. */
export interface RenderedPage {
  /** Static HTML; null for a document with its own code, which webpack compiles. */
  readonly html: string | null;
  /** The whole Markdown file of the page. */
  readonly markdown: string;
  /** Cells of its Jupyter notebook; null for a page that is not a notebook. */
  readonly notebook: readonly Cell[] | null;
}

/** Lookups of a document in the rest of the site. */
export interface Lookups extends Pick<ResolverInput, "pathOfDocument" | "picture"> {
  /** @returns file of the document to link to for an item of the reference data, or null if no page shows the item. */
  readonly placeOf: (key: ItemKey) => Promise<string | null>;
  /** @returns base path of the document's own version if that version also has the page at this address of the newest one; else "". */
  readonly baseOf: (path: string) => Promise<string>;
}

export interface RenderPageInput {
  readonly doc: Doc;
  /** The whole file, front matter included. */
  readonly text: string;
  readonly lookups: Lookups;
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly strings: DocumentStrings;
  /** "" or "/docs". */
  readonly pathPrefix: string;
  readonly highlight: Highlight;
  readonly reference: Reference;
}

/**
 * Renders a document as HTML and as Markdown, with one parse. The Markdown comes from an intermediate step, when the reference data are
 * already inserted.
 *
 * @throws {Error} with a problem's text, when an expression of the document or a picture fails.
 */
export async function renderPage(input: RenderPageInput): Promise<RenderedPage> {
  const { doc, text, lookups, siteUrl, strings, pathPrefix, highlight, reference } = input;
  const { file, title, frontMatter } = doc;
  const resolver = createResolver({ ...lookups, pathPrefix, anchorOf: reference.anchorOf, fileOf: () => file });
  const { recordings } = reference.recordings?.[recordingsFileOf(file)] ?? {};
  const urlOf = (path: string) => siteUrl + pathPrefix + path;
  const context: RenderContext = {
    ...resolver,
    strings,
    highlight,
    urlOf,
    reference: () => Promise.resolve(reference),
    recordings: () => Promise.resolve(recordings),
    notebook: frontMatter.notebook ? pathPrefix + notebookPath(doc.path) : null,
  };
  const url = urlOf(doc.path);
  let body = "";
  let notebook: RenderedPage["notebook"] = null;
  const onExpanded: NonNullable<RenderContext["onExpanded"]> = async (tree, vfile) => {
    const blocks = await plainBlocks(tree, vfile, { ...resolver, siteUrl, strings, url });
    body = plainText(blocks);
    if (frontMatter.notebook) notebook = notebookCells(blocks);
  };
  const html = doc.hasCode
    ? await readExpanded({ file, text }, { reference, urlOf, onExpanded }).then(() => null)
    : await renderDocument(file, text, { ...context, onExpanded }).catch((error: unknown) => {
        throw error instanceof PictureError ? error : expressionProblem(file, error);
      });
  return { html, notebook, markdown: markdownPage({ title, description: frontMatter.description ?? null, url, body }) };
}

function expressionProblem(file: string, cause: unknown): Error {
  const what = messageOf(cause);
  const fix = "correct the expression or the exported value that fails.";
  const problem = { file, line: 1, rule: "mdx-expression", severity: "error", what, fix } as const;
  return new Error(formatProblem(problem), { cause });
}
