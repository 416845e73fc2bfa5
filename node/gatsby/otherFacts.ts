import { resolveHref } from "../syntax/resolveHref";
import { formatProblem, type Problem } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { parseKey } from "../content/parseContent";
import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";

/** The digests of the files of each document, by its file. */
type Digests = Readonly<Record<string, readonly (string | null)[]>>;

interface OtherFactsInput {
  readonly docs: readonly Doc[];
  readonly digests: Digests;
  /** Address of each document, by file. */
  readonly pathOf: Readonly<Record<string, string>>;
  /** In the live preview; null in a build. */
  readonly preview: PreviewFacts | null;
}

interface PreviewFacts {
  /** All problems of the site: pages show what is wrong. */
  readonly problems: readonly Problem[];
  /** A name for the state of a document's text and of the reference data that it shows, by its file. */
  readonly stateOf: (file: string) => string;
}

/**
 * Facts that the page of each document depends on in addition to its own text: its other files, the missing documents that it links to, and
 * in the live preview its problems, which can appear and disappear with another file. In the preview, every document has an entry: a page
 * can depend only on a node that exists.
 *
 * Gatsby's nodes of the reference data change before createPages has read the files. A query that runs in between renders the page from the
 * previous data, and Gatsby would not run it again. So the state of the data at reading time is also a fact of the page.
 */
export function otherFacts({ docs, digests, pathOf, preview }: OtherFactsInput): Digests {
  const problemsOf = new Map<string, string[]>();
  for (const problem of preview?.problems ?? []) {
    const known = problemsOf.get(problem.file);
    if (known) known.push(formatProblem(problem));
    else problemsOf.set(problem.file, [formatProblem(problem)]);
  }
  const entries = docs.map((doc) => {
    const state = preview ? [preview.stateOf(doc.file)] : [];
    const facts = [
      ...(digests[doc.file] ?? []),
      ...missingOf(doc, pathOf),
      ...(problemsOf.get(doc.file) ?? []),
      ...state,
    ];
    return [doc.file, facts] as const;
  });
  return Object.fromEntries(entries.filter(([, facts]) => preview !== null || facts.length > 0));
}

/** @returns a function that names the state of a document. The name changes with the document's text and with the data that it shows. */
export function previewStates(sources: readonly SourceFile[], reference: Reference): PreviewFacts["stateOf"] {
  const states = new Map(sources.map((source) => [source.file, parseKey(source, reference)]));
  return (file) => states.get(file) ?? "";
}

function missingOf({ file, links }: Doc, pathOf: OtherFactsInput["pathOf"]): readonly string[] {
  return links.flatMap(({ href }) => {
    const target = resolveHref(href, file);
    return target.kind === "document" && pathOf[target.file] === undefined ? [target.file] : [];
  });
}
