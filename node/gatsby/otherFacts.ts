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
  /** What a document was last made of, its reference data included, by its file. */
  readonly stateOf: (file: string) => string;
}

/**
 * What the text of each document depends on besides its own: its other files, the documents that it links to and that are missing,
 * and in the live preview its problems, which another file can bring and take away. There, every document has an entry: a page
 * can depend only on a node that is there.
 *
 * Gatsby's nodes of the reference data change before createPages has read the files. A query that runs in between renders the page from
 * the former data, and would not be run again. So the state in which they were read is a fact of the page too.
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

/** @returns what the page of a document is made of: for each state of its text and of the data that it shows another one. */
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
