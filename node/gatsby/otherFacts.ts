import { resolveHref } from "../syntax/resolveHref";
import { formatProblem, type Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";

/** The digests of the files of each document, by its file. */
type Digests = Readonly<Record<string, readonly (string | null)[]>>;

interface OtherFactsInput {
  readonly docs: readonly Doc[];
  readonly digests: Digests;
  /** Address of each document, by file. */
  readonly pathOf: Readonly<Record<string, string>>;
  /** All problems of the site in the live preview, where pages show what is wrong; null in a build. */
  readonly problems: readonly Problem[] | null;
}

/**
 * What the text of each document depends on besides its own: its other files, the documents that it links to and that are missing,
 * and in the live preview its problems, which another file can bring and take away. There, every document has an entry: a page
 * can depend only on a node that is there.
 */
export function otherFacts({ docs, digests, pathOf, problems }: OtherFactsInput): Digests {
  const problemsOf = new Map<string, string[]>();
  for (const problem of problems ?? []) {
    const known = problemsOf.get(problem.file);
    if (known) known.push(formatProblem(problem));
    else problemsOf.set(problem.file, [formatProblem(problem)]);
  }
  const entries = docs.map((doc) => {
    const facts = [...(digests[doc.file] ?? []), ...missingOf(doc, pathOf), ...(problemsOf.get(doc.file) ?? [])];
    return [doc.file, facts] as const;
  });
  return Object.fromEntries(entries.filter(([, facts]) => problems !== null || facts.length > 0));
}

function missingOf({ file, links }: Doc, pathOf: OtherFactsInput["pathOf"]): readonly string[] {
  return links.flatMap(({ href }) => {
    const target = resolveHref(href, file);
    return target.kind === "document" && pathOf[target.file] === undefined ? [target.file] : [];
  });
}
